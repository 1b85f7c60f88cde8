import { expect, test } from 'vitest';
import { describeSummaries, readSummary } from './soak.ts';

const summary = {
  seed: 54,
  seconds: 300,
  steps: 1450,
  lives: 101,
  exchanges: 29,
  forced: 41,
  lookups: 131,
  webhooks: 9,
  longestSettleMs: 2_204,
};

test('reads the summary of a run among its other output', () => {
  const output = `\nRunning 1 test\nmonkey ${JSON.stringify({ ...summary, found: 81 })}\n  ok 1 the monkey (53.1s)\n`;
  expect(readSummary(output)).toEqual(summary);
});

test('a run that ended before its summary has none', () => {
  expect(readSummary('Running 1 test\n  x 1 the monkey {seed 54}\n')).toBeUndefined();
});

test('describes runs as a table', () => {
  const rows = [summary, { ...summary, seed: 123_456_789, longestSettleMs: 12_000 }];
  expect(describeSummaries(rows).split('\n')).toEqual([
    '     Seed  Seconds  Steps  Worker lives  Exchanges  Forced  Lookups  Webhooks  Longest settle',
    '       54      300   1450           101         29      41      131         9           2.2 s',
    '123456789      300   1450           101         29      41      131         9          12.0 s',
  ]);
});
