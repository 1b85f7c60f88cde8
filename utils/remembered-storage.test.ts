import { beforeEach, expect, test } from 'vitest';
import { createMemoryArea } from '../tests/fakes/memory-area.ts';
import { openRemembered } from './remembered-storage.ts';
import type { NamedValues } from './renamed-storage.ts';

let stored: Record<string, unknown>;
/** The names that were read from the area. */
let reads: string[];
/** Set while reads fail. */
let failure: Error | undefined;
/** When the browser carries out a write. */
let written: Promise<void>;
/** Called as a browser does when another context has changed values. */
let report: (names: readonly string[]) => void;
let values: NamedValues;

beforeEach(() => {
  stored = { one: 1, two: 2 };
  reads = [];
  failure = undefined;
  written = Promise.resolve();
  const area = createMemoryArea(stored);
  const counted: NamedValues = {
    ...area,
    async get(names) {
      reads.push(...[names].flat());
      if (failure) throw failure;
      return area.get(names);
    },
    async set(items) {
      await written;
      await area.set(items);
    },
  };
  values = openRemembered(counted, (listener) => {
    report = listener;
  });
});

test('reads each value once, also one that is absent', async () => {
  const both = await Promise.all([values.get('one'), values.get(['one', 'two', 'absent'])]);
  expect(both).toEqual([{ one: 1 }, { one: 1, two: 2 }]);
  expect(await values.get(['absent', 'two'])).toEqual({ two: 2 });
  expect(reads).toEqual(['one', 'two', 'absent']);
});

test('reads a value again after it was written or removed here, even if that failed', async () => {
  await values.get(['one', 'two']);
  await values.set({ one: 3 });
  await values.remove(['two']);
  expect(await values.get(['one', 'two'])).toEqual({ one: 3 });
  expect(reads).toEqual(['one', 'two', 'one', 'two']);
});

test('reads what another context has changed', async () => {
  await values.get(['one', 'two']);
  stored.one = 3;
  expect(await values.get('one')).toEqual({ one: 1 });
  report(['one']);
  expect(await values.get(['one', 'two'])).toEqual({ one: 3, two: 2 });
  expect(reads).toEqual(['one', 'two', 'one']);
});

test('remembers nothing that was read while a change was on its way', async () => {
  await values.get('one');
  let write = (): void => {};
  written = new Promise((resolve) => {
    write = resolve;
  });
  const writing = values.set({ one: 3 });
  expect(await values.get('one')).toEqual({ one: 1 });
  expect(reads).toEqual(['one', 'one']);
  write();
  await writing;
  expect(await values.get('one')).toEqual({ one: 3 });
});

test('rejects while the browser cannot read, and reads again afterwards', async () => {
  failure = new Error('damaged');
  await expect(Promise.all([values.get('one'), values.get('one')])).rejects.toThrow('damaged');
  failure = undefined;
  expect(await values.get('one')).toEqual({ one: 1 });
});
