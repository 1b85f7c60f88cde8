import type { WatchKey } from './model.ts';

/** Maximum for both environments together, including ended watches. */
export const MAX_WATCHES = 50;

/** Whether both have the same ID and environment. */
export function isSameWatch(a: WatchKey, b: WatchKey): boolean {
  return a.environment === b.environment && a.trackingId === b.trackingId;
}
