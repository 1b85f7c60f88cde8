import { expect, test } from 'vitest';
import type { RecentEntry } from '../model.ts';
import { createHistory, recentHandlers } from './history.ts';
import { createLastList } from './last-list.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const SENDER = { tabId: undefined, frameId: undefined, windowId: undefined, address: undefined };
const DAY_MS = 24 * 3_600_000;
const seen = (trackingId: string, daysAgo: number): RecentEntry => ({
  trackingId,
  environment: 'sandbox',
  tone: 'inTransit',
  seenAt: NOW - daysAgo * DAY_MS,
});

const historyOf = (value: RecentEntry[], days: () => Promise<number>) =>
  createHistory(
    {
      load: async () => ({ state: 'kept', value }),
      write: async () => undefined,
      writeSoon: () => undefined,
    },
    () => NOW,
    days,
  );

test('omits entries older than the policy allows, as soon as the policy applies', async () => {
  let days = 30;
  const history = historyOf([seen('A01', 1), seen('A02', 9)], async () => days);
  const recent = async () => {
    const { entries, days: saved } = await history.getEntries('sandbox');
    return [entries.map(({ trackingId }) => trackingId), saved];
  };
  expect(await recent()).toEqual([['A01', 'A02'], 30]);
  days = 7;
  expect(await recent()).toEqual([['A01'], 7]);
  days = 0;
  expect(await recent()).toEqual([[], 0]);
});

test('a private window saves nothing, and its list says so', async () => {
  const { getRecent } = recentHandlers({
    history: historyOf([seen('A01', 1)], async () => 30),
    lastList: createLastList({
      read: async () => ({ trackingIds: [], begunAt: 0 }),
      write: async () => undefined,
      now: () => NOW,
    }),
    getCachedLookups: async () => [],
  });
  const request = { environment: 'sandbox' } as const;
  expect(await getRecent(request, SENDER)).toMatchObject({ value: { days: 30, entries: [{}] } });
  expect(await getRecent(request, { ...SENDER, isPrivate: true })).toMatchObject({
    value: { days: 0, entries: [{}] },
  });
});
