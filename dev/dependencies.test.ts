import { describe, expect, it } from 'vitest';
import { isInstalled } from './dependencies.mjs';

const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/for-another-system': { version: '4.0.0', optional: true },
};

describe('isInstalled', () => {
  it('accepts the locked versions; optional packages may be absent', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.2.3' } })).toBe(true);
  });

  it('detects an absent package and one of another version', () => {
    expect(isInstalled(lock, {})).toBe(false);
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.2.4' } })).toBe(false);
  });

  it('detects an optional package of another version', () => {
    const installed = {
      'node_modules/a': { version: '1.2.3' },
      'node_modules/for-another-system': { version: '3.0.0' },
    };
    expect(isInstalled(lock, installed)).toBe(false);
  });
});
