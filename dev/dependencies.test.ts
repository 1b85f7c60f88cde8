import { describe, expect, it } from 'vitest';
import { isInstalled } from './dependencies.mjs';

const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/for-another-system': { version: '4.0.0', optional: true },
};

describe('isInstalled', () => {
  it('is content with the locked versions; optional packages may be absent', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.2.3' } })).toBe(true);
  });

  it('notices a package that is absent or of another version', () => {
    expect(isInstalled(lock, {})).toBe(false);
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.2.4' } })).toBe(false);
  });

  it('notices an optional package of another version', () => {
    const installed = {
      'node_modules/a': { version: '1.2.3' },
      'node_modules/for-another-system': { version: '3.0.0' },
    };
    expect(isInstalled(lock, installed)).toBe(false);
  });
});
