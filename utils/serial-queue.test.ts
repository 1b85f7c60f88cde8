import { expect, test } from 'vitest';
import { createQueue } from './serial-queue.ts';

test('runs tasks one after the other, in the order in which they were added', async () => {
  const enqueue = createQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([enqueue(task('a')), enqueue(task('b'))])).toEqual(['a', 'b']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('rejects with the error of a failed task and runs the next one', async () => {
  const enqueue = createQueue();
  const failing = enqueue(() => Promise.reject(new Error('refused')));
  const next = enqueue(async () => 'next');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('next');
});
