import { hashText } from '../../utils/hash.ts';
import type { Rest, Selected, Watch, WatchBook, WatchKey } from './watch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Questions of all watches together; the platform's own limits are not specified. */
export const MOST_PER_HOUR = 40;
const GAP_MS = HOUR_MS / MOST_PER_HOUR;

const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 6 * HOUR_MS;
/** With failures. */
const LONGEST_WAIT_MS = 12 * HOUR_MS;
/** However long the platform asks for. */
export const LONGEST_REST_MS = 6 * HOUR_MS;

/**
 * Milliseconds between two checks: an eighth of the time in which nothing happened, from 30 minutes to 6 hours; a
 * little more or less by ID, so that IDs that were watched together are asked apart; doubled by each failure.
 */
export function intervalOf(watch: Watch, now: number): number {
  const quiet = now - (watch.changedAt ?? watch.since);
  const usual = Math.min(Math.max(quiet / 8, SHORTEST_MS), LONGEST_MS) * (0.85 + 0.3 * shareOf(watch));
  return Math.min(usual * 2 ** (watch.trouble?.count ?? 0), LONGEST_WAIT_MS);
}

/** A number from 0 to 1 that is always the same for an ID, and another for the next one (a hash, mixed once more). */
function shareOf({ environment, trackingId }: WatchKey): number {
  let hash = hashText(`${environment} ${trackingId}`);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** When a watch may be asked about next; undefined while there is nothing to wait for. */
export function nextWake(book: WatchBook, selected: Selected, now: number): number | undefined {
  const rest = restOf(book, selected);
  if (rest && rest.until === undefined) return undefined;
  const times = watchesUnderWay(book, selected).map(({ nextAt }) => believable(nextAt, LONGEST_WAIT_MS, now));
  if (times.length === 0) return undefined;
  const free = Math.min(book.askedAt, now) + GAP_MS;
  return Math.max(Math.min(...times), free, believable(rest?.until ?? 0, LONGEST_REST_MS, now));
}

/** The watch whose turn it is: at most one, so that all share the budget. */
export function dueWatch(book: WatchBook, selected: Selected, now: number): Watch | undefined {
  const wake = nextWake(book, selected, now);
  if (wake === undefined || wake > now) return undefined;
  const dueAt = (watch: Watch) => believable(watch.nextAt, LONGEST_WAIT_MS, now);
  return watchesUnderWay(book, selected).reduce((first, watch) =>
    dueAt(watch) < dueAt(first) ? watch : first,
  );
}

/** A time further ahead than it can be was written before the clock was set back: it counts as now. */
function believable(time: number, mostAhead: number, now: number): number {
  return time - now > mostAhead ? now : time;
}

/** What holds the watches of the selected environment back, under its present settings. */
export function restOf({ rests }: WatchBook, { environment, generation }: Selected): Rest | undefined {
  const rest = rests[environment];
  return rest?.generation === generation ? rest : undefined;
}

function watchesUnderWay({ watches }: WatchBook, { environment }: Selected): Watch[] {
  return watches.filter((watch) => watch.environment === environment && !watch.ended);
}
