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

test('the median leaves its values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('there is no median of nothing', () => {
  expect(median([])).toBeNaN();
});

test('a ratio needs something to compare with', () => {
  expect(ratio(6, 4)).toBe(1.5);
  expect(ratio(6, 0)).toBeUndefined();
  expect(ratio(0, 0)).toBeUndefined();
  expect(ratio(Number.NaN, 2)).toBeUndefined();
});

test('spread compares the extremes', () => {
  expect(spread([2, 5, 3])).toBe(2.5);
});

test('paired ratios are not moved by a slow repetition that hit both', () => {
  expect(pairedRatio([2, 20, 4], [1, 10, 2])).toBe(2);
  expect(pairedRatio([2, 3], [0, 1])).toBe(3);
  expect(pairedRatio([], [])).toBeUndefined();
});
