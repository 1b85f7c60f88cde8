import { createCoalescingWriter } from '../../../utils/coalescing-writer.ts';
import { lazyAsync } from '../../../utils/lazy.ts';
import type { Environment } from '../../platform/model.ts';
import type { CachedLookup } from '../model.ts';

export interface LookupCache {
  find(environment: Environment, trackingId: string): Promise<CachedLookup | undefined>;
  keep(lookup: CachedLookup): Promise<void>;
  /** The IDs of the kept answers, latest first. */
  idsOf(environment: Environment): Promise<string[]>;
}

const MAX_KEPT = 50;

/**
 * The least recently used answers go first. Reads and writes queue, so that parallel lookups do not lose each other.
 * @param load reads what an earlier worker life kept
 * @param store writes all that is kept; a refusal is not an error, the answer was already given
 */
export function createLookupCache(
  load: () => Promise<CachedLookup[]>,
  store: (lookups: CachedLookup[]) => Promise<void>,
): LookupCache {
  const write = createCoalescingWriter(store);

  const lookups = lazyAsync(async () => new Map((await load()).map((lookup) => [keyOf(lookup), lookup])));

  return {
    async find(environment, trackingId) {
      return (await lookups()).get(keyOf({ environment, trackingId }));
    },
    async keep(lookup) {
      const kept = await lookups();
      kept.delete(keyOf(lookup));
      kept.set(keyOf(lookup), lookup);
      for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(key);
      await write(() => [...kept.values()]);
    },
    async idsOf(environment) {
      const kept = [...(await lookups()).values()].filter((lookup) => lookup.environment === environment);
      return kept.map(({ trackingId }) => trackingId).reverse();
    },
  };
}

function keyOf({ environment, trackingId }: Pick<CachedLookup, 'environment' | 'trackingId'>): string {
  return `${environment} ${trackingId}`;
}
