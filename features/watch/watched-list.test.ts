import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import type { Watch, Watches } from './model.ts';
import type { WatchStore } from './state.ts';
import { createWatchedList, type WatchedList } from './watched-list.ts';

const watches = signal<Watches>();
let state: WatchedList;
let canResume: boolean;

function watch(trackingId: string, since: number, more: Partial<Watch> = {}): Watch {
  return { trackingId, environment: 'sandbox', since, nextAt: 0, hasNews: false, ...more };
}

function show(...list: Watch[]): void {
  watches.value = { environment: 'sandbox', watches: list, unreadable: false };
}

const shown = () =>
  state.rows.value.map(({ watch: { trackingId }, isStopped }) => trackingId + (isStopped ? ' stopped' : ''));

beforeEach(() => {
  watches.value = undefined;
  canResume = true;
  const current = () => watches.value?.watches ?? [];
  state = createWatchedList({
    watches,
    stop: async ({ trackingId }: Watch) =>
      show(...current().filter((each) => each.trackingId !== trackingId)),
    resume: async (again: Watch) => {
      if (canResume) show(...current(), again);
    },
  } as unknown as WatchStore);
});

test('lists changes first, then the latest, then ended watches', () => {
  expect(shown()).toEqual([]);
  show(
    watch('OLD', 1),
    watch('NEWS', 2, { hasNews: true }),
    watch('ENDED', 3, { ended: 'tooOld' }),
    watch('LATE', 4),
  );
  expect(shown()).toEqual(['NEWS', 'LATE', 'OLD', 'ENDED']);
});

test('only counts active watches of the other environment', () => {
  show(
    watch('HERE', 1),
    watch('THERE', 2, { environment: 'production' }),
    watch('GONE', 3, { environment: 'production', ended: 'delivered' }),
  );
  expect(shown()).toEqual(['HERE']);
  expect(state.elsewhere.value).toBe(1);
});

test('a stopped watch stays in its place until it is resumed', async () => {
  const [a, b, c] = [watch('A', 3), watch('B', 2), watch('C', 1)];
  show(a, b, c);
  await state.stop(b);
  expect(shown()).toEqual(['A', 'B stopped', 'C']);
  await state.undo(b);
  expect(shown()).toEqual(['A', 'B', 'C']);
  show(a, c);
  expect(shown()).toEqual(['A', 'C']);
});

test('a stopped watch that cannot be resumed stays, so that it can be tried again', async () => {
  const [a, b] = [watch('A', 2), watch('B', 1)];
  show(a, b);
  await state.stop(b);
  canResume = false;
  await state.undo(b);
  expect(shown()).toEqual(['A', 'B stopped']);
  canResume = true;
  await state.undo(b);
  expect(shown()).toEqual(['A', 'B']);
});

test('all watches of the list are stopped and resumed at once, but none of the other environment', async () => {
  const there = watch('THERE', 4, { environment: 'production' });
  show(watch('A', 3), watch('B', 2), watch('ENDED', 1, { ended: 'delivered' }), there);
  await state.stopAll();
  expect(shown()).toEqual(['A stopped', 'B stopped', 'ENDED stopped']);
  expect(watches.value?.watches).toEqual([there]);
  await state.undoAll();
  expect(shown()).toEqual(['A', 'B', 'ENDED']);
});
