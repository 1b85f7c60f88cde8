import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MATRIX = 'docs/reliability.md';

/** The rows of the tables: the number, and the files named in the last column. */
const rows = [...readFileSync(MATRIX, 'utf8').matchAll(/^\| *(\d+) *\|.*\|([^|]*)\|$/gm)].map(
  ([, number, files = '']) => ({
    number: Number(number),
    files: [...files.matchAll(/`(tests\/faults\/[^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test('every row names a test that starts with its number', () => {
  const missing = rows
    .filter(
      ({ number, files }) =>
        !files.some((file) => new RegExp(`['"\`]row ${number}: `).test(readFileSync(file, 'utf8'))),
    )
    .map(({ number }) => number);
  expect(missing).toEqual([]);
});

test('the rows are numbered without gaps, and each stands once', () => {
  const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers.length).toBeGreaterThanOrEqual(54);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
