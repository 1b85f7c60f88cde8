import { createQueue } from '../../../utils/async.ts';
import type { LastList } from '../model.ts';

/** Long enough to work through a list, short enough that tomorrow begins without it. */
const KEPT_MS = 3_600_000;

interface Dependencies {
  read(): Promise<LastList>;
  write(list: LastList): Promise<void>;
  now: () => number;
}

/** The IDs of the latest table: the browser closes a popup at any click outside of it, and the next one shows them. */
export interface LastListService {
  /** The IDs; empty if the list was removed, `undefined` if there was none within an hour. */
  get(): Promise<string[] | undefined>;
  keep(trackingIds: string[]): Promise<void>;
  /**
   * Removes one ID, or all.
   * @returns the list as it was, for undo; `undefined` if nothing was removed
   */
  remove(trackingId?: string): Promise<LastList | undefined>;
  /** Undoes a removal, unless the list has changed since. */
  restore(list: LastList): Promise<void>;
}

/** Keeps the latest list; the only place that reads and writes it. Several views may do so at once. */
export function createLastList({ read, write, now }: Dependencies): LastListService {
  const enqueue = createQueue();
  const isRecent = ({ begunAt }: LastList) => Math.abs(now() - begunAt) < KEPT_MS;

  return {
    get: () =>
      enqueue(async () => {
        const list = await read();
        if (isRecent(list)) return list.trackingIds;
        if (list.trackingIds.length > 0) await write({ ...list, trackingIds: [] });
        return undefined;
      }),
    keep: (trackingIds) => enqueue(() => write({ trackingIds, begunAt: now() })),
    remove: (trackingId) =>
      enqueue(async () => {
        const { trackingIds } = await read();
        const rest = trackingIds.filter((id) => trackingId !== undefined && id !== trackingId);
        if (rest.length === trackingIds.length) return undefined;
        // Begins the hour again: views that have shown the list for longer follow the removal, too.
        const begunAt = now();
        await write({ trackingIds: rest, begunAt });
        return { trackingIds, begunAt };
      }),
    restore: (list) =>
      enqueue(async () => {
        const { begunAt } = await read();
        if (begunAt === list.begunAt && isRecent(list)) await write(list);
      }),
  };
}
