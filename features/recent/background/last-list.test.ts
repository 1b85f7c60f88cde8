import { beforeEach, expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import type { LastList } from '../model.ts';
import { createHistory, recentHandlers } from './history.ts';
import { createLastList } from './last-list.ts';

const HOUR_MS = 3_600_000;
const [ONE, TWO] = ['ABCD1234567801', 'ABCD1234567802'] as const;
const VIEW = { tabId: undefined, frameId: undefined, windowId: undefined, address: undefined };
const PRIVATE = { ...VIEW, isPrivate: true } as const;
const SANDBOX = { environment: 'sandbox' } as const;

let now: number;
let stored: LastList;
let handlers: ReturnType<typeof recentHandlers>;

beforeEach(() => {
  now = Date.parse('2026-11-28T12:00:00Z');
  stored = { trackingIds: [], begunAt: 0 };
  const store = {
    load: async () => ({ state: 'kept' as const, value: [] }),
    write: async () => undefined,
    writeSoon: () => undefined,
  };
  handlers = recentHandlers({
    history: createHistory(
      store,
      () => now,
      async () => 30,
    ),
    lastList: createLastList({
      read: async () => stored,
      write: async (list) => {
        stored = list;
      },
      now: () => now,
    }),
    getCachedLookups: async (ids) => ids.filter((id) => id === TWO).map((id) => fakeLookup(id)),
  });
});

const keep = (trackingIds: string[], sender: typeof VIEW | typeof PRIVATE = VIEW) =>
  handlers.keepLastList({ trackingIds, begunAt: now }, sender);

async function getList(sender: typeof VIEW | typeof PRIVATE = VIEW) {
  const outcome = await handlers.getLastList({}, sender);
  return outcome.ok ? outcome.value.list?.trackingIds : outcome;
}

test('keeps a list for an hour, with what is known of its IDs', async () => {
  expect(await getList()).toBeUndefined();
  await keep([ONE, TWO]);
  now += HOUR_MS - 1;
  expect(await handlers.getLastList({}, VIEW)).toMatchObject({
    value: { list: { trackingIds: [ONE, TWO] }, lookups: [{ trackingId: TWO }] },
  });
  now += 1;
  expect(await getList()).toBeUndefined();
  expect(stored.trackingIds).toEqual([]);
});

test('drops a list from the future, because the clock was set back', async () => {
  await keep([ONE]);
  now -= HOUR_MS;
  expect(await getList()).toBeUndefined();
});

test('a list that begins while an old one is dropped is kept', async () => {
  stored = { trackingIds: [ONE], begunAt: now - HOUR_MS };
  await Promise.all([getList(), keep([TWO])]);
  expect(stored).toEqual({ trackingIds: [TWO], begunAt: now });
});

test('a private window neither gets nor keeps a list', async () => {
  await keep([ONE]);
  expect(await getList(PRIVATE)).toBeUndefined();
  await keep([TWO], PRIVATE);
  expect(await getList()).toEqual([ONE]);
});

test('clearing the recent IDs removes the list, and undo restores it for an hour', async () => {
  await keep([ONE]);
  now += 1000;
  const cleared = await handlers.clearRecent(SANDBOX, VIEW);
  expect([stored.trackingIds, await getList()]).toEqual([[], []]);
  if (!cleared.ok) throw new Error('The list was not cleared.');
  await handlers.restoreRecent(cleared.value, VIEW);
  expect(await getList()).toEqual([ONE]);
  now += HOUR_MS;
  expect(await getList()).toBeUndefined();
});

test('undo replaces no newer list, and restores none that is older than an hour', async () => {
  await keep([ONE]);
  const cleared = await handlers.clearRecent(SANDBOX, VIEW);
  if (!cleared.ok) throw new Error('The list was not cleared.');
  now += 1;
  await keep([TWO]);
  await handlers.restoreRecent(cleared.value, VIEW);
  expect(await getList()).toEqual([TWO]);
  const clearedAgain = await handlers.clearRecent(SANDBOX, VIEW);
  if (!clearedAgain.ok) throw new Error('The list was not cleared.');
  now += HOUR_MS;
  await handlers.restoreRecent(clearedAgain.value, VIEW);
  expect(stored.trackingIds).toEqual([]);
});

async function removeOne(trackingId: string) {
  const removed = await handlers.removeRecent({ ...SANDBOX, trackingId }, VIEW);
  if (!removed.ok) throw new Error('The ID was not removed.');
  return removed.value;
}

test('removing a single ID removes it from the list too, and undo restores it where it was', async () => {
  await keep([ONE, TWO]);
  now += 1;
  const removed = await removeOne(ONE);
  expect(await getList()).toEqual([TWO]);
  await handlers.restoreRecent(removed, VIEW);
  expect(await getList()).toEqual([ONE, TWO]);
  now += 1;
  await removeOne(ONE);
  now += 1;
  await handlers.restoreRecent(await removeOne(TWO), VIEW);
  expect(await getList()).toEqual([TWO]);
});

test('an ID that is not in the list changes nothing in it, nor does its undo', async () => {
  await keep([ONE]);
  const before = stored;
  await handlers.restoreRecent(await removeOne(TWO), VIEW);
  expect(stored).toBe(before);
});

test('views that have shown a list for more than an hour follow the removal of an ID', async () => {
  await keep([ONE, TWO]);
  now += HOUR_MS;
  await removeOne(ONE);
  expect(await getList()).toEqual([TWO]);
});
