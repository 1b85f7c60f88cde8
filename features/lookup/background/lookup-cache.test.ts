import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Environment } from '../../platform/model.ts';
import type { CachedLookup } from '../model.ts';
import { createGetCachedLookups, createLookupCache, withFreshness } from './lookup-cache.ts';

function lookupOf(trackingId: string, more: Partial<CachedLookup> = {}): CachedLookup {
  return {
    trackingId,
    environment: 'sandbox',
    host: 'api.example.com',
    generation: 1,
    retrievedAt: 1,
    shipment: { problems: [] },
    raw: '{}',
    ...more,
  };
}

function create(loaded: CachedLookup[] = []) {
  const stored: CachedLookup[][] = [];
  let loads = 0;
  const cache = createLookupCache(
    async () => {
      loads += 1;
      return loaded;
    },
    async (lookups) => void stored.push(lookups),
  );
  return { cache, stored, loads: () => loads };
}

/** Lets the write begin, which is a task of its own. */
async function whenSaved(added: Promise<void>): Promise<void> {
  await vi.runAllTimersAsync();
  await added;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('finds stored lookups by environment, host, settings and ID after a restart of the background', async () => {
  const known = lookupOf('A');
  const { cache, loads } = create([known]);
  expect(await cache.find(lookupOf('A'))).toBe(known);
  expect(await cache.find(lookupOf('A', { environment: 'production' }))).toBeUndefined();
  expect(await cache.find(lookupOf('A', { host: 'other.example.com' }))).toBeUndefined();
  expect(await cache.find(lookupOf('A', { generation: 2 }))).toBeUndefined();
  expect(await cache.find(lookupOf('B'))).toBeUndefined();
  expect(loads()).toBe(1);
});

test('drops the stored lookups when one with other settings is added', async () => {
  const { cache, stored } = create([lookupOf('A')]);
  const later = lookupOf('B', { generation: 2 });
  await whenSaved(cache.add(later));
  expect(stored.at(-1)).toEqual([later]);
});

test('keeps the lookups of the other environment, whose settings have not changed', async () => {
  const other = lookupOf('A', { environment: 'production' });
  const { cache, stored } = create([other]);
  const later = lookupOf('B', { generation: 2 });
  await whenSaved(cache.add(later));
  expect(stored.at(-1)).toEqual([other, later]);
});

test('is empty if the stored lookups cannot be read, and takes later ones', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const cache = createLookupCache(
    () => Promise.reject(new Error('The database is damaged')),
    async () => undefined,
  );
  expect(await cache.find(lookupOf('A'))).toBeUndefined();
  await whenSaved(cache.add(lookupOf('A')));
  expect(await cache.find(lookupOf('A'))).toEqual(lookupOf('A'));
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('replaces an earlier lookup and moves it to the end', async () => {
  const { cache, stored } = create([lookupOf('A'), lookupOf('B')]);
  const newer = lookupOf('A', { retrievedAt: 2 });
  await whenSaved(cache.add(newer));
  expect(await cache.find(lookupOf('A'))).toBe(newer);
  expect(stored.at(-1)).toEqual([lookupOf('B'), newer]);
});

test('finds a lookup at once, and saves it together with others of the same task', async () => {
  const { cache, stored } = create();
  const added = cache.add(lookupOf('A'));
  expect(await cache.find(lookupOf('A'))).toEqual(lookupOf('A'));
  expect(stored).toEqual([]);
  const later = cache.add(lookupOf('B'));
  await whenSaved(Promise.all([added, later]).then(() => undefined));
  expect(stored).toEqual([[lookupOf('A'), lookupOf('B')]]);
});

test('lists IDs of one environment, latest first', async () => {
  const { cache } = create([lookupOf('A'), lookupOf('X', { environment: 'production' }), lookupOf('B')]);
  await whenSaved(cache.add(lookupOf('C')));
  expect(await cache.idsOf('sandbox')).toEqual(['C', 'B', 'A']);
  expect(await cache.idsOf('production')).toEqual(['X']);
});

test('drops the oldest of more than fifty lookups', async () => {
  const loaded = Array.from({ length: 49 }, (_, index) => lookupOf(`ID${index}`));
  const { cache, stored } = create(loaded);
  await whenSaved(cache.add(lookupOf('FIFTIETH')));
  expect(stored.at(-1)).toHaveLength(50);
  expect(await cache.find(lookupOf('ID0'))).toBeDefined();
  await whenSaved(cache.add(lookupOf('ONE MORE')));
  expect(stored.at(-1)).toHaveLength(50);
  expect(await cache.find(lookupOf('ID0'))).toBeUndefined();
  expect(await cache.find(lookupOf('ID1'))).toBeDefined();
});

const cached = (trackingId: string, environment: Environment, retrievedAt: number) => ({
  trackingId,
  environment,
  host: 'api.example.com',
  generation: 1,
  retrievedAt,
  shipment: { problems: [] },
  raw: '{}',
});

test('returns the cached lookups of the selected environment, with their freshness', async () => {
  const lookups = [
    cached('NEW', 'sandbox', 999_000),
    cached('OLD', 'sandbox', 900_000),
    cached('ELSEWHERE', 'production', 999_000),
  ];
  const getCachedLookups = createGetCachedLookups({
    connections: {
      selected: async () => ({ environment: 'sandbox', host: 'api.example.com', generation: 1 }),
    },
    cache: {
      find: async ({ environment, trackingId }) =>
        lookups.find((each) => each.environment === environment && each.trackingId === trackingId),
    },
    now: () => 1_000_000,
  });
  const found = await getCachedLookups(['OLD', 'MISSING', 'ELSEWHERE', 'NEW']);
  expect(found.map(({ trackingId, isFresh }) => ({ trackingId, isFresh }))).toEqual([
    { trackingId: 'OLD', isFresh: false },
    { trackingId: 'NEW', isFresh: true },
  ]);
});

test.each([
  ['of this moment', 0, true],
  ['just under a minute old', 59_999, true],
  ['a minute old', 60_000, false],
  ['from the future, after the clock was set back', -60_000, false],
])('calculates the freshness of a lookup %s: %s ms, %s', (_name, age, isFresh) => {
  const lookup = lookupOf('A', { retrievedAt: 1_000_000 });
  expect(withFreshness(lookup, 1_000_000 + age)).toEqual({ ...lookup, isFresh });
});

test('an answer that cannot be saved is still found, and the next one is saved with it', async () => {
  const stored: CachedLookup[][] = [];
  let fails = true;
  const cache = createLookupCache(
    async () => [],
    async (lookups) => {
      if (fails) throw new Error('full');
      stored.push(lookups);
    },
  );
  await whenSaved(cache.add(lookupOf('A')));
  expect(await cache.find(lookupOf('A'))).toEqual(lookupOf('A'));
  fails = false;
  await whenSaved(cache.add(lookupOf('B')));
  expect(stored).toEqual([[lookupOf('A'), lookupOf('B')]]);
});

test('of too many saved lookups, the next answer leaves the latest fifty', async () => {
  const { cache, stored } = create(Array.from({ length: 60 }, (_, index) => lookupOf(`ID${index}`)));
  await whenSaved(cache.add(lookupOf('LATEST')));
  const ids = stored.at(-1)?.map(({ trackingId }) => trackingId);
  expect(ids).toHaveLength(50);
  expect([ids?.[0], ids?.at(-1)]).toEqual(['ID11', 'LATEST']);
});

test('the same ID in both environments is two lookups', async () => {
  const { cache } = create([lookupOf('A')]);
  const other = lookupOf('A', { environment: 'production' });
  await whenSaved(cache.add(other));
  expect(await cache.find(lookupOf('A'))).toEqual(lookupOf('A'));
  expect(await cache.find(lookupOf('A', { environment: 'production' }))).toBe(other);
  expect(await cache.idsOf('sandbox')).toEqual(['A']);
});

test('nothing is found and listed in an empty cache', async () => {
  const { cache } = create();
  expect(await cache.find(lookupOf('A'))).toBeUndefined();
  expect(await cache.idsOf('sandbox')).toEqual([]);
});

test('drops the oldest lookups if all together are too large', async () => {
  const { cache, stored } = create();
  const raw = 'ü'.repeat(100_000);
  for (let index = 0; index < 25; index++) await whenSaved(cache.add(lookupOf(`ID${index}`, { raw })));
  expect(stored.at(-1)).toHaveLength(25);
  await whenSaved(cache.add(lookupOf('ID0', { raw })));
  for (let index = 25; index < 40; index++) await whenSaved(cache.add(lookupOf(`ID${index}`, { raw })));
  const saved = stored.at(-1) ?? [];
  expect(new TextEncoder().encode(JSON.stringify(saved)).length).toBeLessThan(6_000_000);
  expect(saved.length).toBeGreaterThan(20);
  expect(await cache.find(lookupOf('ID0'))).toBeDefined();
  expect(await cache.find(lookupOf('ID1'))).toBeUndefined();
  expect(await cache.find(lookupOf('ID39'))).toBeDefined();
});

test('drops the oldest lookups until the browser accepts the rest', async () => {
  let stored: CachedLookup[] = [];
  const cache = createLookupCache(
    async () => ['A', 'B', 'C'].map((id) => lookupOf(id)),
    async (lookups) => {
      if (lookups.length > 2)
        throw new Error('Session storage quota bytes exceeded. Values were not stored.');
      stored = lookups;
    },
  );
  await whenSaved(cache.add(lookupOf('D')));
  expect(stored.map(({ trackingId }) => trackingId)).toEqual(['C', 'D']);
  expect(await cache.find(lookupOf('A', { host: 'other.example.com' }))).toBeUndefined();
  expect(await cache.find(lookupOf('A', { generation: 2 }))).toBeUndefined();
  expect(await cache.find(lookupOf('B'))).toBeUndefined();
});
