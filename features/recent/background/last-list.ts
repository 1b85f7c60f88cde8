import { createQueue } from '../../../utils/async.ts';
import type { LastList } from '../model.ts';

/** Long enough to work through a list, short enough that the next day begins without it. */
const KEPT_MS = 3_600_000;

interface Dependencies {
  read(): Promise<LastList>;
  write(list: LastList): Promise<void>;
  now: () => number;
}

/** Stores the IDs of the latest table: any click outside of a popup closes it, and the next popup shows the list again. */
export interface LastListService {
  /** Without IDs if the list was removed; `undefined` if there was none within an hour. */
  get(): Promise<LastList | undefined>;
  keep(list: LastList): Promise<void>;
  /**
   * Removes one ID, or all.
   * @returns the list as it was, for undo; `undefined` if nothing was removed
   */
  remove(trackingId?: string): Promise<LastList | undefined>;
  /** Undoes a removal, unless the list has changed since. */
  restore(list: LastList): Promise<void>;
}

/** The service of the latest list, the only place that reads and writes it. Several views may use it at once. */
export function createLastList({ read, write, now }: Dependencies): LastListService {
  const enqueue = createQueue();
  const isRecent = ({ begunAt, removedAt = begunAt }: LastList) => Math.abs(now() - removedAt) < KEPT_MS;

  return {
    get: () =>
      enqueue(async () => {
        const list = await read();
        if (isRecent(list)) return list;
        if (list.trackingIds.length > 0) await write({ ...list, trackingIds: [] });
        return undefined;
      }),
    keep: (list) => enqueue(() => write(list)),
    remove: (trackingId) =>
      enqueue(async () => {
        // Starts another hour, because views that have shown the list for longer follow the removal, too.
        const list = { ...(await read()), removedAt: now() };
        const rest = list.trackingIds.filter((id) => trackingId !== undefined && id !== trackingId);
        if (rest.length === list.trackingIds.length) return undefined;
        await write({ ...list, trackingIds: rest });
        return list;
      }),
    restore: (list) =>
      enqueue(async () => {
        const { removedAt } = await read();
        if (removedAt === list.removedAt && isRecent(list)) await write(list);
      }),
  };
}
