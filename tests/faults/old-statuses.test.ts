import { expect, test } from 'vitest';
import { updateEntry } from '../../features/recent/recent.ts';
import { recentItem } from '../../features/recent/storage.ts';
import { watchesItem } from '../../features/watch/storage.ts';
import { afterAnswer } from '../../features/watch/watch-changes.ts';
import { createStorageAccess, type StoredItem } from '../../utils/storage.ts';
import { createMemoryArea } from '../fakes/memory-area.ts';
import { oldItems } from '../fixtures/old-storage.ts';

/** Values that were stored when there were four states are read with the states of today. */

const SINCE = 1_793_000_000_000;
const OLD = oldItems(SINCE);

function readOld<T>(item: StoredItem<T>, wrapper: unknown) {
  const area = createMemoryArea({ [item.key]: wrapper });
  return createStorageAccess({ local: area, session: area }).read(item);
}
const wrap = (value: unknown) => ({ version: 1, value });

test('recent IDs keep their entries and get the states of today', async () => {
  const { state, value } = await readOld(recentItem, OLD.recent);
  expect(state).toBe('kept');
  expect(value).toMatchObject([
    { trackingId: 'ABCD1234567890', tone: 'delivered', status: 'Delivered', before: { tone: 'inTransit' } },
  ]);
});

test('watched IDs stay watched and get the states of today', async () => {
  const { state, value } = await readOld(watchesItem, OLD.watches);
  expect(state).toBe('kept');
  expect(value.watches).toMatchObject([
    { known: { tone: 'inTransit', status: 'In transit', carrier: 'Example Post' }, hasNews: true },
  ]);
  expect(value).toMatchObject({ rests: { production: { kind: 'keyRejected' } } });
});

test.each([
  ['moving', 'OUT_FOR_DELIVERY', 'outForDelivery'],
  ['problem', 'RETURNED_TO_SENDER', 'returned'],
  ['unknown', 'LABEL_CREATED', 'notShipped'],
  ['unknown', 'STATE_77', 'unknown'],
  ['delivered', '203', 'delivered'],
])('the first lookup after the update is no change: %s %s', async (tone, status, now) => {
  const entry = { trackingId: 'ABC1', environment: 'production', tone, status, seenAt: SINCE };
  const { value: entries } = await readOld(recentItem, wrap([entry]));
  expect(entries[0]?.tone).toBe(now);
  const shipment = {
    ...(status === '203' ? { statusCode: 203 } : { status }),
    problems: [],
  };
  const lookup = {
    trackingId: 'ABC1',
    environment: 'production',
    retrievedAt: SINCE + 3_600_000,
    shipment,
  } as const;
  expect(updateEntry(entries[0], lookup)).not.toHaveProperty('before');

  const watch = {
    trackingId: 'ABC1',
    environment: 'production',
    since: SINCE,
    known: { tone, status },
    nextAt: SINCE,
    hasNews: false,
  };
  const { value } = await readOld(watchesItem, wrap({ watches: [watch], askedAt: SINCE, rests: {} }));
  const watched = value.watches[0];
  if (!watched) throw new Error('The watch is kept.');
  const { change } = afterAnswer(value, watched, shipment, SINCE + 3_600_000);
  expect(change?.before).toEqual(now === 'delivered' ? watched.known : undefined);
});

test('damaged entries stay damaged', async () => {
  expect(await readOld(recentItem, wrap([{ tone: 'moving' }]))).toMatchObject({ state: 'damaged' });
  expect(await readOld(watchesItem, wrap('moving'))).toMatchObject({ state: 'damaged' });
});
