import { expect, test, vi } from 'vitest';
import { createCoalescingWriter, createQueue, latestOnly, lazyAsync } from './async.ts';

test('accepts an answer unless the answer to a later request was accepted', () => {
  const { ask } = latestOnly();
  const [first, second, third] = [ask(), ask(), ask()];
  expect([first(), third(), second()]).toEqual([true, true, false]);
});

test('a request without an answer does not discard the previous one', () => {
  const { ask } = latestOnly();
  const first = ask();
  ask();
  expect(first()).toBe(true);
});

test('ignores requests made before a drop and accepts requests made after it', () => {
  const { ask, drop } = latestOnly();
  const before = ask();
  drop();
  const after = ask();
  expect([before(), after()]).toEqual([false, true]);
});

test('runs only at the first call, and again after a failure', async () => {
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

test('runs tasks one at a time, in the order in which they were added', async () => {
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

test('rejects with the error of a failed task, and runs the next one', async () => {
  const enqueue = createQueue();
  const failing = enqueue(() => Promise.reject(new Error('refused')));
  const next = enqueue(async () => 'next');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('next');
});

test('writes all changes made during a write together, in the next write', async () => {
  const written: number[] = [];
  let release = (): void => undefined;
  const write = createCoalescingWriter<number>(async (value) => {
    written.push(value);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  let value = 1;
  const first = write(() => value);
  await vi.waitFor(() => expect(written).toEqual([1]));
  value = 2;
  const second = write(() => value);
  value = 3;
  const third = write(() => value);
  expect(written).toEqual([1]);
  release();
  await first;
  await vi.waitFor(() => expect(written).toHaveLength(2));
  release();
  await Promise.all([second, third]);
  expect(written).toEqual([1, 3]);
});

test('does not write in the task of the change', async () => {
  const written: number[] = [];
  const write = createCoalescingWriter<number>(async (value) => void written.push(value));
  const writing = write(() => 1);
  await Promise.resolve().then(() => undefined);
  expect(written).toEqual([]);
  await writing;
  expect(written).toEqual([1]);
});

test('writes again after a failed write', async () => {
  const written: string[] = [];
  const write = createCoalescingWriter<string>(async (value) => {
    if (value === 'refused') throw new Error('quota');
    written.push(value);
  });
  await write(() => 'refused');
  await write(() => 'good');
  expect(written).toEqual(['good']);
});
