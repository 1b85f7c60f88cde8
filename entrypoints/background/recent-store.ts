import { createTurns } from '../../utils/in-turn.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { type RecentEntry, withEntries } from '../../utils/recent.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';

/** Long enough to make one write of many answers, short enough that no one waits for the list. */
const PAUSE_MS = 1_000;

interface Dependencies {
  /** The whole list, which outlives the browser. */
  readSaved(): Promise<Stored<RecentEntry[]>>;
  writeSaved(entries: readonly RecentEntry[]): Promise<void>;
  /** The few entries of the last moment, in memory that outlives the background. */
  readUnsaved(): Promise<RecentEntry[]>;
  writeUnsaved(entries: readonly RecentEntry[]): Promise<void>;
  now: () => number;
  /** For how long entries are kept. */
  days: KeptDays;
}

export type KeptDays = () => Promise<number>;

export interface RecentStore {
  load(): Promise<Stored<RecentEntry[]>>;
  /** Writes the whole list now. Rejects when the browser refuses, leaving the old one. */
  write(entries: readonly RecentEntry[]): Promise<void>;
  /** Writes the whole list now or, in a burst, within a second; until then only what has changed is written. */
  writeSoon(entries: readonly RecentEntry[], changed: RecentEntry): void;
}

/**
 * Keeps the list of recent IDs. 200 answers in a row write the whole list a few times, not 200 times; a background that
 * is stopped between two writes loses nothing, because each entry is in the session's memory meanwhile.
 */
export function createRecentStore(dependencies: Dependencies): RecentStore {
  const { readSaved, writeSaved, readUnsaved, writeUnsaved, now, days } = dependencies;
  const inTurn = createTurns();
  let unsaved: readonly RecentEntry[] = [];
  let waiting: readonly RecentEntry[] | undefined;
  let isPausing = false;

  function write(entries: readonly RecentEntry[]): Promise<void> {
    waiting = undefined;
    const included = new Set(unsaved);
    return inTurn(async () => {
      await writeSaved(entries);
      if (included.size === 0) return;
      unsaved = unsaved.filter((entry) => !included.has(entry));
      await writeUnsaved(unsaved);
    });
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
      inTurn(async () => {
        const saved = await readSaved();
        unsaved = await readUnsaved();
        const latest = new Map(unsaved.map((entry) => [`${entry.environment} ${entry.trackingId}`, entry]));
        const value = withEntries(saved.value, [...latest.values()], now(), await days());
        const isOther = unsaved.length > 0 || value.length < saved.value.length;
        if (isOther && !isUnreadable(saved.state)) startWriting(value);
        return { ...saved, value };
      }),
    write,
    writeSoon(entries, changed) {
      if (!isPausing) return startWriting(entries);
      waiting = entries;
      unsaved = [...unsaved, changed];
      inTurn(() => writeUnsaved(unsaved)).catch((error: unknown) =>
        logUnexpected('the latest recent IDs', error),
      );
    },
  };
}
