import { createCoalescingWriter, lazyAsync } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { isStorageFull } from '../../../utils/storage.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { Environment } from '../../platform/model.ts';
import type { Lookup } from '../../shipment/model.ts';
import { carrierPageOf } from '../../shipment/tracking-pages.ts';
import type { CachedLookup } from '../model.ts';

/**
 * Identifies a cached lookup. Includes the host and the settings' generation, because another URL or key may show other
 * shipments. The host alone does not distinguish two keys, and the generation stays the same if a policy arrives while
 * storage is full.
 */
type LookupKey = Pick<CachedLookup, 'environment' | 'host' | 'generation' | 'trackingId'>;

export interface LookupCache {
  find(key: LookupKey): Promise<CachedLookup | undefined>;
  add(lookup: CachedLookup): Promise<void>;
  /** Returns the IDs of the cached lookups, latest first. */
  idsOf(environment: Environment): Promise<string[]>;
}

const MAX_CACHED = 50;
/** Maximum size as JSON. Browsers give `storage.session` 10 MB, for all items together. */
const MAX_BYTES = 6_000_000;
/** A lookup younger than this is shown without another request. */
const FRESH_MS = 60_000;

/**
 * Caches the lookups of this browser session. If they are too many, too large, or more than the browser stores, drops
 * the oldest; an ID that is opened again is soon requested again, and is then the latest. The first lookup with other
 * settings drops those of its environment from before. Writes are coalesced, so that parallel lookups do not overwrite
 * each other.
 * @param load reads the lookups that an earlier run of the background saved; a failure does not affect later ones
 * @param store saves all lookups; a failure other than full storage does not affect the cache in memory
 */
export function createLookupCache(
  load: () => Promise<CachedLookup[]>,
  store: (lookups: CachedLookup[]) => Promise<void>,
): LookupCache {
  const lookups = lazyAsync(async () => {
    // Without the cached lookups, their IDs are requested again.
    const saved = await load().catch((error: unknown) => logUnexpected('the cached lookups', error));
    return new Map((saved ?? []).map((lookup) => [keyOf(lookup), lookup]));
  });
  const sizes = new WeakMap<CachedLookup, number>();

  function sizeOf(lookup: CachedLookup): number {
    const size = sizes.get(lookup) ?? new TextEncoder().encode(JSON.stringify(lookup)).length;
    sizes.set(lookup, size);
    return size;
  }

  /** Drops the oldest lookup, but never the only one. @returns whether there was another one */
  function dropOldest(cached: Map<string, CachedLookup>): boolean {
    const [oldest] = cached.keys();
    return oldest !== undefined && cached.size > 1 && cached.delete(oldest);
  }

  const write = createCoalescingWriter(async (cached: Map<string, CachedLookup>) => {
    for (;;) {
      try {
        return await store([...cached.values()]);
      } catch (error) {
        if (!isStorageFull(error) || !dropOldest(cached)) throw error;
      }
    }
  });

  return {
    async find(key) {
      return (await lookups()).get(keyOf(key));
    },
    async add(lookup) {
      const cached = await lookups();
      for (const [key, { environment, generation }] of cached)
        if (environment === lookup.environment && generation !== lookup.generation) cached.delete(key);
      cached.delete(keyOf(lookup));
      cached.set(keyOf(lookup), lookup);
      const bytes = () => [...cached.values()].reduce((sum, each) => sum + sizeOf(each), 0);
      while ((cached.size > MAX_CACHED || bytes() > MAX_BYTES) && dropOldest(cached));
      await write(() => cached);
    },
    async idsOf(environment) {
      const ofEnvironment = [...(await lookups()).values()].filter(
        (lookup) => lookup.environment === environment,
      );
      return ofEnvironment.map(({ trackingId }) => trackingId).reverse();
    },
  };
}

function keyOf({ environment, host, generation, trackingId }: LookupKey): string {
  return `${environment} ${host} ${generation} ${trackingId}`;
}

/** Adds what is not cached: freshness, and the carrier's page. @param now milliseconds since 1970 */
export function withFreshness(lookup: CachedLookup, now: number): Lookup {
  return {
    ...lookup,
    ...carrierPageOf(lookup.shipment),
    isFresh: Math.abs(now - lookup.retrievedAt) < FRESH_MS,
  };
}

interface Dependencies {
  connections: Pick<ConnectionService, 'selected'>;
  cache: Pick<LookupCache, 'find'>;
  now: () => number;
}

/** @returns the cached lookups of these IDs; IDs without one are omitted */
export type GetCachedLookups = (
  trackingIds: readonly string[],
  environment?: Environment,
) => Promise<Lookup[]>;

/** Finds the cached lookups of IDs, in the selected environment unless one is named; sends no request. */
export function createGetCachedLookups({ connections, cache, now }: Dependencies): GetCachedLookups {
  return async (trackingIds, environment) => {
    const selected = await connections.selected(environment);
    const found = await Promise.all(trackingIds.map((trackingId) => cache.find({ ...selected, trackingId })));
    return found.flatMap((lookup) => (lookup ? [withFreshness(lookup, now())] : []));
  };
}
