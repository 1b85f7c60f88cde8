import { expect, test } from 'vitest';
import { median, pairedRatio, ratio, spread } from './statistics.ts';

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

test('returns undefined for a ratio without a valid divisor', () => {
  expect(ratio(6, 4)).toBe(1.5);
  expect(ratio(6, 0)).toBeUndefined();
  expect(ratio(0, 0)).toBeUndefined();
  expect(ratio(Number.NaN, 2)).toBeUndefined();
});

test('returns the ratio of the extremes as spread', () => {
  expect(spread([2, 5, 3])).toBe(2.5);
});

test('paired ratios are not affected by a repetition in which both values are slow', () => {
  expect(pairedRatio([2, 20, 4], [1, 10, 2])).toBe(2);
  expect(pairedRatio([2, 3], [0, 1])).toBe(3);
  expect(pairedRatio([], [])).toBeUndefined();
});
