import { expect, test } from 'vitest';
import { median, pairedRatio } from './statistics.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('does not change the order of its values', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('returns NaN as the median of no values', () => {
  expect(median([])).toBeNaN();
});

test.each([
  [6, 4, 1.5],
  [6, 0, undefined],
  [0, 0, undefined],
  [Number.NaN, 2, undefined],
])('the ratio of %d and %d is %s', (value, divisor, expected) => {
  expect(pairedRatio([value], [divisor])).toBe(expected);
});

test('paired ratios are not affected by a repetition in which both values are slow', () => {
  expect(pairedRatio([2, 20, 4], [1, 10, 2])).toBe(2);
  expect(pairedRatio([2, 3], [0, 1])).toBe(3);
  expect(pairedRatio([], [])).toBeUndefined();
});
