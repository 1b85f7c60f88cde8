import { expect, it } from 'vitest';
import { warmUpNext } from './warm-up.ts';

it('the warm-up ends', () => {
  let steps = 0;
  while (warmUpNext() && steps < 100) steps++;
  expect(steps).toBeLessThan(100);
  expect(warmUpNext()).toBe(false);
});
