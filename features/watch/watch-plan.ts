import { hashText } from '../../utils/hash.ts';
import type { Backoff, Selected, Watch, WatchKey } from './model.ts';
import type { WatchState } from './storage.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Limit for the lookups of all watches together; the platform's own limits are not specified. */
export const MAX_PER_HOUR = 40;
const GAP_MS = HOUR_MS / MAX_PER_HOUR;

const MIN_INTERVAL_MS = 30 * MINUTE_MS;
const MAX_INTERVAL_MS = 6 * HOUR_MS;
/** Maximum interval after failures. */
const MAX_WAIT_MS = 12 * HOUR_MS;
/** Longer pauses are shortened to this, even if the platform requests them. */
export const MAX_BACKOFF_MS = 6 * HOUR_MS;

/**
 * Milliseconds between two checks: an eighth of the time since the last change, from 30 minutes to 6 hours; varied
 * slightly by ID, so that IDs watched together are not looked up together; doubled by each failure.
 */
export function intervalOf(watch: Watch, now: number): number {
  const sinceChange = now - (watch.changedAt ?? watch.since);
  const usual =
    Math.min(Math.max(sinceChange / 8, MIN_INTERVAL_MS), MAX_INTERVAL_MS) * (0.85 + 0.3 * shareOf(watch));
  return Math.min(usual * 2 ** (watch.trouble?.count ?? 0), MAX_WAIT_MS);
}

/** A number from 0 to 1 that is constant for an ID and differs between similar IDs (a hash, mixed again). */
function shareOf({ environment, trackingId }: WatchKey): number {
  let hash = hashText(`${environment} ${trackingId}`);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The time of the next possible check; undefined if there is no active watch. */
export function nextWake(state: WatchState, selected: Selected, now: number): number | undefined {
  const backoff = backoffFor(state, selected);
  if (backoff && backoff.until === undefined) return undefined;
  const times = activeWatches(state, selected).map(({ nextAt }) => clampFuture(nextAt, MAX_WAIT_MS, now));
  if (times.length === 0) return undefined;
  const free = Math.min(state.askedAt, now) + GAP_MS;
  return Math.max(Math.min(...times), free, clampFuture(backoff?.until ?? 0, MAX_BACKOFF_MS, now));
}

/** The due watch: at most one, so that all watches share the hourly limit. */
export function dueWatch(state: WatchState, selected: Selected, now: number): Watch | undefined {
  const wake = nextWake(state, selected, now);
  if (wake === undefined || wake > now) return undefined;
  const dueAt = (watch: Watch) => clampFuture(watch.nextAt, MAX_WAIT_MS, now);
  return activeWatches(state, selected).reduce((first, watch) =>
    dueAt(watch) < dueAt(first) ? watch : first,
  );
}

/** Returns `now` for a time that is too far in the future, because it was written before the clock was set back. */
function clampFuture(time: number, maxAhead: number, now: number): number {
  return time - now > maxAhead ? now : time;
}

/** The backoff of the selected environment, if it began under the current settings. */
export function backoffFor(
  { rests }: WatchState,
  { environment, generation }: Selected,
): Backoff | undefined {
  const backoff = rests[environment];
  return backoff?.generation === generation ? backoff : undefined;
}

function activeWatches({ watches }: WatchState, { environment }: Selected): Watch[] {
  return watches.filter((watch) => watch.environment === environment && !watch.ended);
}
