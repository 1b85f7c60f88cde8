import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { Environment } from '../../platform/model.ts';
import type { Lookup, Shipment } from '../../shipment/model.ts';
import type { RecentEntry } from '../model.ts';
import { createHistory, type LookupHistory } from './history.ts';
import { createRecentStore } from './recent-store.ts';

const DAY_MS = 86_400_000;
const ID = 'ABCD1234567890';

const thirtyDays = async () => 30;

let now: number;
let saved: Stored<RecentEntry[]>;
let unsaved: RecentEntry[];
let savedWrites: number;
let isRefused: boolean;
let history: LookupHistory;

/** Restarts the background; pending work of the old one is lost. */
function restart(): void {
  vi.clearAllTimers();
  const store = createRecentStore({
    readSaved: async () => {
      if (isRefused) throw new Error('no answer');
      return structuredClone(saved);
    },
    writeSaved: async (entries) => {
      if (isRefused) throw new Error('no room');
      savedWrites += 1;
      saved = { state: 'kept', value: structuredClone([...entries]) };
    },
    readUnsaved: async () => structuredClone(unsaved),
    writeUnsaved: async (entries) => {
      unsaved = structuredClone([...entries]);
    },
    now: () => now,
    days: thirtyDays,
  });
  history = createHistory(store, () => now, thirtyDays);
}

const answer = (trackingId: string, shipment: Partial<Shipment> = {}, more: Partial<Lookup> = {}) =>
  fakeLookup(trackingId, { status: 'IN_TRANSIT', ...shipment }, { retrievedAt: now, ...more });

const idsOf = async (environment: Environment = 'sandbox') =>
  (await history.getEntries(environment)).entries.map(({ trackingId }) => trackingId);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  now = Date.parse('2026-11-21T12:00:00Z');
  saved = { state: 'absent', value: [] };
  unsaved = [];
  savedWrites = 0;
  isRefused = false;
  restart();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the history', () => {
  test('saves only environment, ID, status and time', async () => {
    await history.recordLookup(
      answer(ID, {
        status: 'DELIVERED',
        statusCode: 203,
        updatedAt: '2026-11-20T10:00:00Z',
        address: { address1: '14 Elm Road' },
        transferCarrierName: 'Northline Parcel',
        proofOfDelivery: { recipient: 'Robin Marlow', pods: ['https://images.example/1.jpg'] },
      }),
    );
    await vi.runAllTimersAsync();
    expect(saved.value).toEqual([
      { environment: 'sandbox', trackingId: ID, tone: 'delivered', status: 'DELIVERED', seenAt: now },
    ]);
  });

  test('does not save a status that may contain personal data', async () => {
    await history.recordLookup(answer(ID, { status: 'Delivered to Robin Marlow' }));
    await vi.runAllTimersAsync();
    expect(saved.value).toEqual([{ environment: 'sandbox', trackingId: ID, tone: 'delivered', seenAt: now }]);
  });

  test('lists each ID once, latest lookup first, separately for each environment', async () => {
    for (const id of ['A01', 'A02', 'A01']) {
      now += 1;
      await history.recordLookup(answer(id));
    }
    await history.recordLookup(answer('A03', {}, { environment: 'production' }));
    expect(await idsOf()).toEqual(['A01', 'A02']);
    expect(await idsOf('production')).toEqual(['A03']);
  });

  test('saves the same ID once for each environment', async () => {
    await history.recordLookup(answer(ID));
    await history.recordLookup(answer(ID, { status: 'DELIVERED' }, { environment: 'production' }));
    expect((await history.getEntries('sandbox')).entries).toMatchObject([{ status: 'IN_TRANSIT' }]);
    expect((await history.getEntries('production')).entries).toMatchObject([{ status: 'DELIVERED' }]);
  });

  test('does not save cached answers', async () => {
    await history.recordLookup(answer(ID, {}, { isFresh: false }));
    expect(await idsOf()).toEqual([]);
  });

  test('saves an earlier status for 30 days too', async () => {
    await history.recordLookup(answer(ID));
    now += 20 * DAY_MS;
    await history.recordLookup(answer(ID, { status: 'DELIVERED' }));
    expect((await history.getEntries('sandbox')).entries[0]).toHaveProperty('before');
    now += 10 * DAY_MS;
    expect((await history.getEntries('sandbox')).entries[0]).not.toHaveProperty('before');
  });

  test('saves at most 200 IDs of an environment, for 30 days', async () => {
    await history.recordLookup(answer('OLD', {}, { environment: 'production' }));
    now += 30 * DAY_MS - 1;
    for (let index = 0; index < 201; index += 1) {
      now += 0.001;
      await history.recordLookup(answer(`ID${index}`));
    }
    expect(await idsOf('production')).toEqual(['OLD']);
    expect(await idsOf()).toHaveLength(200);
    expect(await idsOf()).not.toContain('ID0');
    now += 1;
    expect(await idsOf('production')).toEqual([]);
    restart();
    await idsOf();
    await vi.runAllTimersAsync();
    expect(saved.value.map(({ trackingId }) => trackingId)).not.toContain('OLD');
  });
});

describe('a burst', () => {
  const burst = async () => {
    for (let index = 0; index < 200; index += 1) {
      now += 8;
      await history.recordLookup(answer(`ID${index}`));
      await vi.advanceTimersByTimeAsync(8);
    }
  };

  test('writes the list only a few times for 200 lookups in a row', async () => {
    await burst();
    await vi.runAllTimersAsync();
    expect(savedWrites).toBeLessThan(5);
    expect(saved.value).toHaveLength(200);
    expect(unsaved).toEqual([]);
  });

  test('loses nothing if the background is stopped right after it', async () => {
    await burst();
    restart();
    expect(await idsOf()).toHaveLength(200);
    await vi.runAllTimersAsync();
    expect(saved.value).toHaveLength(200);
    expect(unsaved).toEqual([]);
  });

  test('does not restore an ID removed during it, even after a restart', async () => {
    await burst();
    await history.remove('sandbox');
    restart();
    expect(await idsOf()).toEqual([]);
  });
});

describe('remove and restore', () => {
  beforeEach(async () => {
    await history.recordLookup(answer('A01'));
    now += 1;
    await history.recordLookup(answer('A02'));
    await history.recordLookup(answer('A03', {}, { environment: 'production' }));
  });

  test('removes one ID and restores it in its place', async () => {
    const forgotten = await history.remove('sandbox', 'A01');
    expect(saved.value.map(({ trackingId }) => trackingId).sort()).toEqual(['A02', 'A03']);
    expect(await idsOf()).toEqual(['A02']);
    await history.restore(forgotten);
    expect(await idsOf()).toEqual(['A02', 'A01']);
  });

  test('removes all IDs of one environment and restores them', async () => {
    const forgotten = await history.remove('sandbox');
    expect([await idsOf(), await idsOf('production')]).toEqual([[], ['A03']]);
    await history.restore(forgotten);
    expect(await idsOf()).toEqual(['A02', 'A01']);
  });

  test('does not overwrite a newer lookup', async () => {
    const forgotten = await history.remove('sandbox');
    now += 60_000;
    await history.recordLookup(answer('A01', { status: 'DELIVERED' }));
    await history.restore(forgotten);
    expect((await history.getEntries('sandbox')).entries).toMatchObject([
      { trackingId: 'A01', status: 'DELIVERED' },
      { trackingId: 'A02' },
    ]);
  });

  test('changes nothing if the browser cannot save', async () => {
    isRefused = true;
    await expect(history.remove('sandbox')).rejects.toThrow('no room');
    expect(await idsOf()).toEqual(['A02', 'A01']);
    await expect(history.restore([{ ...answer('A04'), tone: 'inTransit', seenAt: now }])).rejects.toThrow();
    expect(await idsOf()).toEqual(['A02', 'A01']);
  });
});

test('does not overwrite a damaged list before it is cleared', async () => {
  saved = { state: 'newer', value: [] };
  unsaved = [{ environment: 'sandbox', trackingId: 'A01', tone: 'inTransit', seenAt: now }];
  restart();
  await history.recordLookup(answer(ID));
  await vi.runAllTimersAsync();
  expect(savedWrites).toBe(0);
  expect(await history.getEntries('sandbox')).toMatchObject({ unreadable: true });
  await history.remove('sandbox');
  await history.recordLookup(answer(ID));
  expect(await history.getEntries('sandbox')).toMatchObject({
    entries: [{ trackingId: ID }],
    unreadable: false,
  });
});

test('reads the list again after a failed read', async () => {
  await history.recordLookup(answer(ID));
  restart();
  isRefused = true;
  await expect(history.getEntries('sandbox')).rejects.toThrow('no answer');
  isRefused = false;
  expect(await idsOf()).toEqual([ID]);
});
