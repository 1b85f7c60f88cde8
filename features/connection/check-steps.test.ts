import { expect, test } from 'vitest';
import { FailureKindSchema } from '../../utils/zod.ts';
import { resultsOf } from './check-steps.ts';
import { optionsText } from './text.en.ts';
import { spanishOptionsText } from './text.es.ts';
import { frenchOptionsText } from './text.fr.ts';

test('a successful check passes every step', () => {
  expect(Object.values(resultsOf(undefined))).toEqual(['good', 'good', 'good', 'good']);
});

test.each([
  ['keyMissing', ['failed', 'unknown', 'unknown', 'unknown']],
  ['permissionMissing', ['good', 'failed', 'unknown', 'unknown']],
  ['offline', ['good', 'good', 'failed', 'unknown']],
  ['keyRejected', ['good', 'good', 'good', 'failed']],
] as const)('%s fails at its step', (kind, expected) => {
  expect(Object.values(resultsOf(kind))).toEqual(expected);
});

test('every failure fails exactly one step', () => {
  for (const kind of FailureKindSchema.options) {
    expect(
      Object.values(resultsOf(kind)).filter((result) => result === 'failed'),
      kind,
    ).toHaveLength(1);
  }
});

test.each([optionsText, frenchOptionsText, spanishOptionsText])(
  'no result is “yes” or “no”, because “Key not accepted: no” would read as if it was accepted',
  ({ checkResult }) => {
    for (const result of Object.values(checkResult)) expect(result).not.toMatch(/^(yes|oui|sí|non?)$/);
  },
);
