import { expect, test } from 'vitest';
import { comparePaths } from './compare-paths.ts';

test('sorts paths by the first different step, and a path before its continuations', () => {
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
