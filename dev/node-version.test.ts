import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';

it('accepts 20.19 and all newer versions', () => {
  for (const version of ['20.19.0', '20.20.2', '22.1.0', '24.0.0'])
    expect(nodeProblem(version)).toBeUndefined();
});

it('returns the required and the current version', () => {
  for (const version of ['20.18.3', '18.20.0']) {
    expect(nodeProblem(version)).toMatch(/needs Node 20\.19 or newer; this is Node /);
    expect(nodeProblem(version)).toContain(version);
  }
});

it('requires the same version as package.json', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [oldest = ''] = /\d+\.\d+/.exec(engines.node) ?? [];
  expect(nodeProblem(`${oldest}.0`)).toBeUndefined();
  expect(nodeProblem('0.0.0')).toContain(`Node ${oldest} or newer`);
});
