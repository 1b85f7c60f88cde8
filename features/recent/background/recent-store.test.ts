import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecentEntry } from '../model.ts';
import { createRecentStore } from './recent-store.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const [ONE, TWO, THREE] = ['A01', 'A02', 'A03'].map(
  (trackingId, index): RecentEntry => ({
    trackingId,
    environment: 'sandbox',
    tone: 'inTransit',
    seenAt: NOW - index,
  }),
) as [RecentEntry, RecentEntry, RecentEntry];

let saved: RecentEntry[];
let unsaved: RecentEntry[];
/** The background is stopped right after the list is written. */
let stopsAfterSaving: boolean;

const start = () =>
  createRecentStore({
    readSaved: async () => ({ state: 'kept', value: saved }),
    writeSaved: async (entries) => {
      saved = [...entries];
      if (stopsAfterSaving) await new Promise(() => undefined);
    },
    readUnsaved: async () => unsaved,
    writeUnsaved: async (entries) => {
      unsaved = [...entries];
    },
    now: () => NOW,
    days: async () => 30,
  });

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  unsaved = [];
  stopsAfterSaving = false;
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['one entry', [ONE, THREE]],
  ['all entries', []],
])('the removal of %s in a burst holds although the background is stopped meanwhile', async (_, left) => {
  const store = start();
  store.writeSoon([ONE], ONE);
  store.writeSoon([ONE, TWO], TWO);
  store.writeSoon([ONE, TWO, THREE], THREE);
  await vi.advanceTimersByTimeAsync(0);
  expect([saved, unsaved]).toEqual([[ONE], [TWO, THREE]]);
  stopsAfterSaving = true;
  void store.write(left);
  await vi.advanceTimersByTimeAsync(0);
  expect((await start().load()).value).toEqual(left);
});
