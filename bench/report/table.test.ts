import { expect, test } from 'vitest';
import { measuredRows, number, table, times } from './table.ts';

test('aligns columns: names left, numbers right', () => {
  expect(
    table(
      ['row', 'ms'],
      [
        ['Waybill', '1.0'],
        ['x', '100.0'],
      ],
    ),
  ).toBe(
    ['| row     |    ms |', '| ------- | ----: |', '| Waybill |   1.0 |', '| x       | 100.0 |'].join('\n'),
  );
});

test('shows a dash for a missing value', () => {
  expect([number(undefined), number(Number.NaN), times(undefined)]).toEqual(['–', '–', '–']);
  expect([number(1.26), number(-0.01), number(-1.2), number(3, 0), times(0.5)]).toEqual([
    '1.3',
    '0.0',
    '-1.2',
    '3',
    '0.50x',
  ]);
});

test('omits rows without a value', () => {
  expect(
    measuredRows([
      ['a', '–', '1'],
      ['b', '–', '–'],
    ]),
  ).toEqual([['a', '–', '1']]);
});
