import { expect, test } from 'vitest';
import { lazyAsync } from './lazy.ts';

test('runs at the first call only, and again after a failure', async () => {
  let runs = 0;
  const load = lazyAsync(async () => {
    runs += 1;
    if (runs === 1) throw new Error('not yet');
    return runs;
  });
  await expect(load()).rejects.toThrow('not yet');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
