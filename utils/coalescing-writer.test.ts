import { expect, test } from 'vitest';
import { createCoalescingWriter } from './coalescing-writer.ts';

test('writes all changes made during a write once, in the next write', async () => {
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
  await Promise.resolve();
  value = 2;
  const second = write(() => value);
  value = 3;
  const third = write(() => value);
  expect(written).toEqual([1]);
  release();
  await first;
  await Promise.resolve();
  release();
  await Promise.all([second, third]);
  expect(written).toEqual([1, 3]);
});

test('writes again after a write that failed', async () => {
  const written: string[] = [];
  const write = createCoalescingWriter<string>(async (value) => {
    if (value === 'refused') throw new Error('quota');
    written.push(value);
  });
  await write(() => 'refused');
  await write(() => 'good');
  expect(written).toEqual(['good']);
});
