import { describe, expect, it } from 'vitest';
import { describeRun, describeRuns, formatDuration, type PartOutcome } from './outcome.ts';
import type { TestCounts } from './reports.ts';

const none: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [], artifacts: [] };
const types: PartOutcome = { name: 'types', isOk: true };
const unit: PartOutcome = { name: 'unit tests', isOk: true, counts: { ...none, passed: 2734 } };
const failedE2e: PartOutcome = {
  name: 'end-to-end tests',
  isOk: false,
  counts: {
    ...none,
    passed: 277,
    failed: 2,
    failures: ['a.spec.ts:3 opens', 'b.spec.ts:9 closes'],
    artifacts: ['test-results/a/test-failed-1.png', 'test-results/a/trace.zip', 'test-results/b/trace.zip'],
  },
};

const describeParts = (parts: PartOutcome[], notRun: string[] = []) =>
  describeRun({ parts, notRun, ms: 483_000, picturesDir: 'test-results' });

describe('describeRun', () => {
  it('counts passed tests', () => {
    expect(describeParts([types, unit])).toBe('Passed in 8 min 3 s: types, 2734 unit tests.');
  });

  it('mentions skipped tests', () => {
    const counts = { ...none, passed: 3, skipped: 1 };
    expect(describeParts([{ ...unit, counts }])).toBe('Passed in 8 min 3 s: 3 unit tests (1 skipped).');
  });

  it('counts failed tests and points to the first trace', () => {
    expect(describeParts([types, unit, failedE2e])).toBe(
      'Failed after 8 min 3 s: 2 of 279 end-to-end tests. Passed: types, 2734 unit tests. ' +
        'Pictures and traces: test-results/ (npx playwright show-trace test-results/a/trace.zip).',
    );
  });

  it('mentions tests that did not run because another failed', () => {
    const counts = { ...none, passed: 2, failed: 1, skipped: 4 };
    expect(describeParts([{ ...unit, isOk: false, counts }])).toBe(
      'Failed after 8 min 3 s: 1 of 3 unit tests (4 did not run).',
    );
  });

  it('points to screenshots if there is no trace', () => {
    const counts = { ...none, failed: 1, artifacts: ['test-results/a/firefox.png'] };
    expect(describeParts([{ ...failedE2e, counts }])).toBe(
      'Failed after 8 min 3 s: 1 of 1 end-to-end tests. Pictures: test-results/.',
    );
  });

  it('names a failed step and the parts that were skipped because of it', () => {
    expect(describeParts([{ ...types, isOk: false }, unit], ['end-to-end tests'])).toBe(
      'Failed after 8 min 3 s: types. Passed: 2734 unit tests. Not run: end-to-end tests.',
    );
  });

  it.each([
    ['unit tests (none ran)', none],
    ['unit tests (no test failed, but the runner did)', { ...none, passed: 5 }],
    [
      'unit tests (a.test.ts (the file itself))',
      { ...none, passed: 5, failures: ['a.test.ts (the file itself)'] },
    ],
  ])('reports why a runner failed without a failed test: %s', (text, counts) => {
    expect(describeParts([{ name: 'unit tests', isOk: false, counts }])).toBe(
      `Failed after 8 min 3 s: ${text}.`,
    );
  });
});

describe('formatDuration', () => {
  it.each([
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [483_000, '8 min 3 s'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});

describe('describeRuns', () => {
  it('lists each run with its duration in minutes and its failed tests', () => {
    const run = { notRun: [], picturesDir: 'test-results' };
    const runs = [
      { ...run, parts: [unit], ms: 61_000 },
      { ...run, parts: [unit, failedE2e], ms: 630_000 },
      { ...run, parts: [{ name: 'unit tests', isOk: false }], ms: 6_000 },
    ];
    expect(describeRuns(runs).split('\n')).toEqual([
      'Run  Result  Minutes',
      '  1  passed      1.0',
      '  2  failed     10.5',
      '       a.spec.ts:3 opens',
      '       b.spec.ts:9 closes',
      '  3  failed      0.1',
      '       unit tests',
    ]);
  });
});
