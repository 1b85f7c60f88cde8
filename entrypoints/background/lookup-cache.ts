import type { Environment } from '../../utils/environment.ts';
import { createLatestWrite } from '../../utils/latest-write.ts';
import { createOnce } from '../../utils/once.ts';
import type { KeptLookup } from '../../utils/storage.ts';

export interface LookupCache {
  find(environment: Environment, trackingId: string): Promise<KeptLookup | undefined>;
  keep(lookup: KeptLookup): Promise<void>;
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
  load: () => Promise<KeptLookup[]>,
  store: (lookups: KeptLookup[]) => Promise<void>,
): LookupCache {
  const write = createLatestWrite(store);

  const lookups = createOnce(async () => new Map((await load()).map((lookup) => [keyOf(lookup), lookup])));

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

function keyOf({ environment, trackingId }: Pick<KeptLookup, 'environment' | 'trackingId'>): string {
  return `${environment} ${trackingId}`;
}
