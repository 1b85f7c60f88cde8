import { expect, test } from 'vitest';
import type { RecentEntry } from '../model.ts';
import { createHistory } from './history.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const seen = (trackingId: string, daysAgo: number): RecentEntry => ({
  trackingId,
  environment: 'sandbox',
  tone: 'inTransit',
  seenAt: NOW - daysAgo * DAY_MS,
});

test('omits entries older than the policy allows, as soon as the policy applies', async () => {
  let days = 30;
  const history = createHistory(
    {
      load: async () => ({ state: 'kept', value: [seen('A01', 1), seen('A02', 9)] }),
      write: async () => undefined,
      writeSoon: () => undefined,
    },
    () => NOW,
    async () => days,
  );
  const ids = async () => (await history.getEntries('sandbox')).entries.map(({ trackingId }) => trackingId);
  expect(await ids()).toEqual(['A01', 'A02']);
  days = 7;
  expect(await ids()).toEqual(['A01']);
  days = 0;
  expect(await ids()).toEqual([]);
});
