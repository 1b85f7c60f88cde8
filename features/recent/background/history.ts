import { lazyAsync } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf, Sender } from '../../../utils/messaging.ts';
import { type Outcome, succeed } from '../../../utils/outcome.ts';
import { isUnreadable } from '../../../utils/storage.ts';
import type { Environment } from '../../platform/model.ts';
import type { LastSeenStatus, Lookup } from '../../shipment/model.ts';
import type { recentMessages } from '../messages.ts';
import type { RecentEntries, RecentEntry } from '../model.ts';
import { findEntry, mergeEntries, previousStatus, updateEntry } from '../recent.ts';
import type { LastListService } from './last-list.ts';
import type { RecentStore, SavedDays } from './recent-store.ts';

export interface LookupHistory {
  /** Records a lookup that the agent sees. @returns the previously seen status, if it was different */
  recordLookup(lookup: Lookup): Promise<LastSeenStatus | undefined>;
  /** The IDs of one environment, latest lookup first. */
  getEntries(environment: Environment): Promise<RecentEntries>;
  /**
   * Removes one ID, or all of an environment. Rejects and preserves the entries if the browser cannot save the change.
   * @returns the removed entries
   */
  remove(environment: Environment, trackingId?: string): Promise<RecentEntry[]>;
  /** Call when something else has written the saved entries. */
  forget(): void;
  /** Restores removed entries, except those that have been replaced by newer ones. */
  restore(forgotten: readonly RecentEntry[]): Promise<void>;
}

/**
 * The lookups of the last 30 days: environment, ID, status and time; no personal data. An ID that the platform does not
 * know gets no entry: it may be any text that the agent typed, even a name or a telephone number.
 */
export function createHistory(store: RecentStore, now: () => number, days: SavedDays): LookupHistory {
  let entries: RecentEntry[] = [];
  let canWrite = false;
  const load = async (): Promise<void> => {
    const { state, value } = await store.load();
    entries = value;
    canWrite = !isUnreadable(state);
  };
  let ready = lazyAsync(load);

  /** Changes the list immediately, so that lookups in the meantime use it; reverts it if it cannot be saved. */
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
    async recordLookup(lookup) {
      await ready();
      const savedDays = await days();
      const known = findEntry(entries, lookup);
      const seen = updateEntry(known, lookup);
      // Cached answers are not recorded; the refreshed answer that follows is.
      if (seen !== known && lookup.isFresh && canWrite) {
        entries = mergeEntries(entries, [seen], now(), savedDays);
        store.writeSoon(entries, seen);
      }
      return previousStatus(entries, lookup, now());
    },
    async getEntries(environment) {
      await ready();
      const savedDays = await days();
      return {
        entries: mergeEntries(entries, [], now(), savedDays).filter(
          (entry) => entry.environment === environment,
        ),
        unreadable: !canWrite,
        days: savedDays,
      };
    },
    async remove(environment, trackingId) {
      await ready();
      const forgotten = entries.filter(
        (entry) =>
          entry.environment === environment && (trackingId === undefined || entry.trackingId === trackingId),
      );
      await change(
        (all) => all.filter((entry) => !findEntry(forgotten, entry)),
        (rest) => mergeEntries(rest, forgotten, now()),
      );
      return forgotten;
    },
    forget() {
      ready = lazyAsync(load);
    },
    async restore(forgotten) {
      await ready();
      const savedDays = await days();
      const missing = forgotten.filter((entry) => !findEntry(entries, entry));
      await change(
        (all) => mergeEntries(all, missing, now(), savedDays),
        (all) => all.filter((entry) => !findEntry(missing, entry)),
      );
    },
  };
}

/**
 * Records a lookup that the agent sees, except in a private window. Do not record automatic lookups by the background.
 * @returns the lookup with the previously seen status, if it was different
 */
export type RecordSeen = (
  answer: Outcome<Lookup>,
  viewer: Pick<Sender, 'isPrivate'>,
) => Promise<Outcome<Lookup>>;

/**
 * Makes a function that records the lookups that the agent sees. If recording fails, the lookup is returned unchanged.
 * @param watches updated with each lookup that the agent sees
 */
export function createRecordSeen(
  history: Pick<LookupHistory, 'recordLookup'>,
  watches: { seen(lookup: Lookup): Promise<unknown> },
): RecordSeen {
  return async (answer, { isPrivate }) => {
    if (!answer.ok || isPrivate) return answer;
    // Not awaited, so that it cannot delay the answer.
    watches.seen(answer.value).catch((error: unknown) => logUnexpected('a watch', error));
    try {
      const before = await history.recordLookup(answer.value);
      return before ? succeed({ ...answer.value, before }) : answer;
    } catch (error) {
      logUnexpected('the history of an answer', error);
      return answer;
    }
  };
}

interface HandlerDependencies {
  history: LookupHistory;
  lastList: LastListService;
  getCachedLookups(trackingIds: readonly string[]): Promise<Lookup[]>;
}

/** Handlers of the messages about recent IDs. A private window receives no list, and none of it is stored. */
export function recentHandlers({
  history,
  lastList,
  getCachedLookups,
}: HandlerDependencies): HandlersOf<typeof recentMessages> {
  async function remove(environment: Environment, trackingId?: string) {
    const forgotten = await history.remove(environment, trackingId);
    return succeed({ forgotten, list: await lastList.remove(trackingId) });
  }

  return {
    async getRecent({ environment }, { isPrivate }) {
      const recent = await history.getEntries(environment);
      return succeed(isPrivate ? { ...recent, days: 0 } : recent);
    },
    removeRecent: ({ environment, trackingId }) => remove(environment, trackingId),
    clearRecent: ({ environment }) => remove(environment),
    async restoreRecent({ forgotten, list }) {
      await history.restore(forgotten);
      if (list) await lastList.restore(list);
      return succeed({});
    },
    async getLastList(_, { isPrivate }) {
      const list = isPrivate ? undefined : await lastList.get();
      return succeed({ list, lookups: await getCachedLookups(list?.trackingIds ?? []) });
    },
    async keepLastList(list, { isPrivate }) {
      if (!isPrivate) await lastList.keep(list);
      return succeed({});
    },
  };
}
