import { createQueue } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { RecentEntry } from '../model.ts';
import { findEntry, mergeEntries } from '../recent.ts';

/** Long enough to combine many lookups into one write, short enough to keep the list up to date. */
const PAUSE_MS = 1_000;

interface Dependencies {
  /** The whole list, in persistent storage. */
  readSaved(): Promise<Stored<RecentEntry[]>>;
  writeSaved(entries: readonly RecentEntry[]): Promise<void>;
  /** The latest entries, in session storage, which survives a stop of the background. */
  readUnsaved(): Promise<RecentEntry[]>;
  writeUnsaved(entries: readonly RecentEntry[]): Promise<void>;
  now: () => number;
  /** Number of days that entries are saved. */
  days: SavedDays;
}

export type SavedDays = () => Promise<number>;

export interface RecentStore {
  load(): Promise<Stored<RecentEntry[]>>;
  /** Writes the whole list now. Rejects and keeps the old list if the browser cannot save it. */
  write(entries: readonly RecentEntry[]): Promise<void>;
  /** Writes the whole list now or, in a burst, within a second; until then only the changed entries are written. */
  writeSoon(entries: readonly RecentEntry[], changed: RecentEntry): void;
}

/**
 * Stores the list of recent IDs. 200 lookups in a row write the whole list a few times, not 200 times. Nothing is lost
 * if the background stops between two writes: until then each entry is in session storage.
 */
export function createRecentStore(dependencies: Dependencies): RecentStore {
  const { readSaved, writeSaved, readUnsaved, writeUnsaved, now, days } = dependencies;
  const enqueue = createQueue();
  let unsaved: readonly RecentEntry[] = [];
  let waiting: readonly RecentEntry[] | undefined;
  let isPausing = false;

  function write(entries: readonly RecentEntry[]): Promise<void> {
    waiting = undefined;
    const included = new Set(unsaved);
    const removed = new Set(unsaved.filter((entry) => !findEntry(entries, entry)));
    return enqueue(async () => {
      // First, so that a removed entry does not come back if the background stops before the last step.
      if (removed.size > 0) await forget(removed);
      await writeSaved(entries);
      if (included.size > removed.size) await forget(included);
    });
  }

  function forget(written: ReadonlySet<RecentEntry>): Promise<void> {
    unsaved = unsaved.filter((entry) => !written.has(entry));
    return writeUnsaved(unsaved);
  }

  function startWriting(entries: readonly RecentEntry[]): void {
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (waiting) startWriting(waiting);
    }, PAUSE_MS);
    write(entries).catch((error: unknown) => logUnexpected('the list of recent IDs', error));
  }

  return {
    load: () =>
      enqueue(async () => {
        const saved = await readSaved();
        unsaved = await readUnsaved();
        const latest = new Map(unsaved.map((entry) => [`${entry.environment} ${entry.trackingId}`, entry]));
        const value = mergeEntries(saved.value, [...latest.values()], now(), await days());
        const isOther = unsaved.length > 0 || value.length < saved.value.length;
        if (isOther && !isUnreadable(saved.state)) startWriting(value);
        return { ...saved, value };
      }),
    write,
    writeSoon(entries, changed) {
      if (!isPausing) return startWriting(entries);
      waiting = entries;
      unsaved = [...unsaved, changed];
      enqueue(() => writeUnsaved(unsaved)).catch((error: unknown) =>
        logUnexpected('the latest recent IDs', error),
      );
    },
  };
}
