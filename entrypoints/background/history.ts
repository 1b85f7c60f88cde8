import type { Environment } from '../../utils/environment.ts';
import { succeed } from '../../utils/errors.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { createOnce } from '../../utils/once.ts';
import {
  afterAnswer,
  beforeOf,
  findEntry,
  type Recent,
  type RecentEntry,
  withEntries,
} from '../../utils/recent.ts';
import type { SeenState } from '../../utils/seen-state.ts';
import type { Lookup } from '../../utils/shipment.ts';
import { isUnreadable } from '../../utils/storage.ts';
import type { KeptDays, RecentStore } from './recent-store.ts';
import type { GetShipment } from './shipments.ts';

export interface LookupHistory {
  /** Notes an answer that the agent is given. @returns what the agent saw before, where that was another state */
  look(lookup: Lookup): Promise<SeenState | undefined>;
  /** The IDs of one environment, latest look first. */
  describe(environment: Environment): Promise<Recent>;
  /** Forgets one ID, or all of an environment. Rejects when the browser refuses, leaving them. @returns what was forgotten */
  forget(environment: Environment, trackingId?: string): Promise<RecentEntry[]>;
  /** Brings back what was forgotten, where nothing newer has taken its place. */
  restore(forgotten: readonly RecentEntry[]): Promise<void>;
}

/**
 * What the agent looked up in the last 30 days: environment, ID, state and time, nothing personal. An ID that the
 * platform does not know gets no entry: it may be anything that somebody typed, even a name or a telephone number.
 */
export function createHistory(store: RecentStore, now: () => number, days: KeptDays): LookupHistory {
  let entries: RecentEntry[] = [];
  let canWrite = false;
  const ready = createOnce(async () => {
    const { state, value } = await store.load();
    entries = value;
    canWrite = !isUnreadable(state);
  });

  /** Changes the list at once, so that an answer that comes meanwhile builds on it; takes it back if it cannot be kept. */
  async function change(
    step: (entries: RecentEntry[]) => RecentEntry[],
    back: (entries: RecentEntry[]) => RecentEntry[],
  ): Promise<void> {
    entries = step(entries);
    try {
      await store.write(entries);
      canWrite = true;
    } catch (error) {
      entries = back(entries);
      throw error;
    }
  }

  return {
    async look(lookup) {
      await ready();
      const kept = await days();
      const known = findEntry(entries, lookup);
      const seen = afterAnswer(known, lookup);
      // An old answer is shown only until the platform's next one, which counts.
      if (seen !== known && lookup.isFresh && canWrite) {
        entries = withEntries(entries, [seen], now(), kept);
        store.writeSoon(entries, seen);
      }
      return beforeOf(entries, lookup, now());
    },
    async describe(environment) {
      await ready();
      const kept = await days();
      return {
        entries: withEntries(entries, [], now(), kept).filter((entry) => entry.environment === environment),
        unreadable: !canWrite,
      };
    },
    async forget(environment, trackingId) {
      await ready();
      const forgotten = entries.filter(
        (entry) =>
          entry.environment === environment && (trackingId === undefined || entry.trackingId === trackingId),
      );
      await change(
        (all) => all.filter((entry) => !findEntry(forgotten, entry)),
        (rest) => withEntries(rest, forgotten, now()),
      );
      return forgotten;
    },
    async restore(forgotten) {
      await ready();
      const kept = await days();
      const missing = forgotten.filter((entry) => !findEntry(entries, entry));
      await change(
        (all) => withEntries(all, missing, now(), kept),
        (all) => all.filter((entry) => !findEntry(missing, entry)),
      );
    },
  };
}

/**
 * Lookups that an agent asked for: each answer is noted, and its reply says what has changed since the agent last
 * looked. What the background asks by itself must not pass through here: nobody has seen that.
 */
export function withHistory(getShipment: GetShipment, history: Pick<LookupHistory, 'look'>): GetShipment {
  return async (trackingId, options) => {
    const outcome = await getShipment(trackingId, options);
    if (!outcome.ok) return outcome;
    try {
      const before = await history.look(outcome.value);
      return before ? succeed({ ...outcome.value, before }) : outcome;
    } catch (error) {
      logUnexpected('the history of an answer', error);
      return outcome;
    }
  };
}
