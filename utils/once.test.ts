import { expect, test } from 'vitest';
import { createOnce } from './once.ts';

test('runs at the first call only, and again after a failure', async () => {
  let runs = 0;
  const once = createOnce(async () => {
    runs += 1;
    if (runs === 1) throw new Error('not yet');
    return runs;
  });
  await expect(once()).rejects.toThrow('not yet');
  expect(await Promise.all([once(), once()])).toEqual([2, 2]);
  expect(await once()).toBe(2);
});
