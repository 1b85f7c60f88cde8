import { expect, test } from 'vitest';
import { comparePaths } from './compare-paths.ts';

test('orders paths by the first step that differs, and a path before those that continue it', () => {
  const paths = [[1], [0, 2], [], [0, 10], [0], [0, 2, 0], [0]];
  expect(paths.sort((a, b) => comparePaths(a, b, (x, y) => x - y))).toEqual([
    [],
    [0],
    [0],
    [0, 2],
    [0, 2, 0],
    [0, 10],
    [1],
  ]);
});
