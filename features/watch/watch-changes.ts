import { type Failure, type FailureKind, NEEDS_CHANGE } from '../../utils/outcome.ts';
import { statusName } from '../shipment/impersonal-status.ts';
import type { Lookup } from '../shipment/model.ts';
import { isAboutAskedId, statusCategoryOf } from '../shipment/status.ts';
import { isSameWatch, MAX_WATCHES } from './limits.ts';
import type {
  Backoff,
  Selected,
  ShipmentSnapshot,
  StatusChange,
  Watch,
  WatchEnd,
  WatchKey,
} from './model.ts';
import type { WatchState } from './storage.ts';
import { backoffFor, intervalOf, MAX_BACKOFF_MS } from './watch-plan.ts';

/** A watch ends after 30 days. */
export const LIFE_MS = 30 * 24 * 60 * 60_000;
/** After this many “not found” in a row, over about 15 hours, the shipment is taken not to exist. */
const MAX_TIMES_NOT_FOUND = 5;
const FIRST_BACKOFF_MS = 5 * 60_000;
const MAX_LENGTH = 80;

/** Failures that affect all IDs and resolve by themselves. */
const TRANSIENT: ReadonlySet<FailureKind> = new Set(['rateLimited', 'offline', 'timedOut']);

type Answer = Pick<Lookup, 'trackingId' | 'shipment' | 'retrievedAt'>;

/** The part of an answer that a watch stores. It is stored for weeks, so it must contain no personal data. */
export function snapshotOf(answer: Answer): ShipmentSnapshot {
  if (!isAboutAskedId(answer)) return { tone: 'unknown', status: '' };
  const { shipment } = answer;
  const status = statusName(shipment.status) ?? String(shipment.statusCode ?? '');
  const carrier = shipment.transferCarrierName?.trim() || shipment.transferCarrierTrackingId?.trim();
  return {
    tone: statusCategoryOf(answer),
    status,
    ...(carrier ? { carrier: carrier.slice(0, MAX_LENGTH) } : {}),
  };
}

/**
 * A new watch.
 * @param answer the last known state of the shipment; without it the first check comes as soon as the hourly limit
 *   allows it
 * @param now milliseconds since 1970, as in this whole file
 */
export function newWatch(
  { environment, trackingId }: WatchKey,
  answer: Pick<Answer, 'shipment' | 'retrievedAt'> | undefined,
  now: number,
): Watch {
  const watch: Watch = { trackingId, environment, since: now, nextAt: now, hasNews: false };
  if (!answer) return watch;
  const known = snapshotOf({ ...answer, trackingId });
  const started = { ...watch, known, checkedAt: answer.retrievedAt, nextAt: now + intervalOf(watch, now) };
  return known.tone === 'delivered' ? { ...started, ended: 'delivered' } : started;
}

/**
 * Replaces an older watch of the same ID, or adds the watch at the end. The oldest ended watches are removed to make
 * room.
 * @returns `undefined` if too many watches are active
 */
export function addWatch(state: WatchState, watch: Watch): WatchState | undefined {
  const index = state.watches.findIndex((each) => isSameWatch(each, watch));
  if (index >= 0) return { ...state, watches: state.watches.with(index, watch) };
  const excess = state.watches.length + 1 - MAX_WATCHES;
  const ended = state.watches.filter((each) => each.ended).slice(0, Math.max(0, excess));
  if (ended.length < excess) return undefined;
  return { ...state, watches: [...state.watches.filter((each) => !ended.includes(each)), watch] };
}

/** Schedules the next check before the lookup, so that a restarted background does not repeat it immediately. */
export function scheduleNext(state: WatchState, watch: Watch, now: number): WatchState {
  const scheduled = { ...watch, nextAt: now + intervalOf(watch, now) };
  return { ...replaceWatch(state, scheduled), askedAt: now };
}

/** Updates a watch from a successful lookup, by a check or by the agent, and ends the backoff. */
export function afterAnswer(
  state: WatchState,
  watch: Watch,
  shipment: Answer['shipment'],
  now: number,
): { state: WatchState; change: StatusChange | undefined } {
  const { trouble: _trouble, ...before } = watch;
  const known = snapshotOf({ trackingId: watch.trackingId, shipment, retrievedAt: now });
  const isChanged = watch.known !== undefined && !isSameSnapshot(watch.known, known);
  const ended = endOf(watch, known, now);
  const after: Watch = {
    ...before,
    known,
    checkedAt: now,
    ...(isChanged ? { changedAt: now } : {}),
    ...(ended ? { ended } : {}),
    hasNews: watch.hasNews || isChanged || ended !== undefined,
  };
  const next = { ...after, nextAt: now + intervalOf(after, now) };
  return {
    state: withoutBackoff(replaceWatch(state, next), watch.environment),
    change: isChanged || ended ? { watch: next, before: watch.known } : undefined,
  };
}

/** Handles a failed check: the watch or its whole environment waits longer, or the watch ends. */
export function afterFailure(
  state: WatchState,
  watch: Watch,
  { kind, retryAfterMs = 0 }: Failure,
  generation: number,
  now: number,
): { state: WatchState; change: StatusChange | undefined } {
  const { environment } = watch;
  const earlier = backoffFor(state, { environment, generation });
  const count = (earlier?.count ?? 0) + 1;
  if (NEEDS_CHANGE.has(kind)) {
    return { state: withBackoff(state, environment, { kind, count, generation }), change: undefined };
  }
  if (TRANSIENT.has(kind)) {
    const waitMs = Math.max(retryAfterMs, FIRST_BACKOFF_MS * 2 ** (count - 1));
    const until = now + Math.min(waitMs, MAX_BACKOFF_MS);
    return { state: withBackoff(state, environment, { kind, count, until, generation }), change: undefined };
  }
  // The settings or the environment changed in the meantime; the failure does not concern the shipment.
  if (kind === 'interrupted') return { state, change: undefined };
  const failureStreak = { kind, count: watch.trouble?.kind === kind ? watch.trouble.count + 1 : 1 };
  const isGone = kind === 'notFound' && failureStreak.count >= MAX_TIMES_NOT_FOUND;
  const ended = isGone ? 'notFound' : isTooOld(watch, now) ? 'tooOld' : undefined;
  const after: Watch = {
    ...watch,
    trouble: failureStreak,
    checkedAt: now,
    ...(ended ? { ended } : {}),
    hasNews: watch.hasNews || ended !== undefined,
  };
  const next = { ...after, nextAt: now + intervalOf(after, now) };
  return {
    state: replaceWatch(state, next),
    change: ended ? { watch: next, before: watch.known } : undefined,
  };
}

/** Replaces one watch, if it still exists. */
export function replaceWatch(state: WatchState, watch: Watch): WatchState {
  return { ...state, watches: state.watches.map((each) => (isSameWatch(each, watch) ? watch : each)) };
}

/** Ends the backoff of an environment. */
export function withoutBackoff(state: WatchState, environment: Selected['environment']): WatchState {
  const { [environment]: _rest, ...rests } = state.rests;
  return { ...state, rests };
}

function withBackoff(state: WatchState, environment: Selected['environment'], backoff: Backoff): WatchState {
  return { ...state, rests: { ...state.rests, [environment]: backoff } };
}

function endOf(watch: Watch, { tone }: ShipmentSnapshot, now: number): WatchEnd | undefined {
  if (tone === 'delivered') return 'delivered';
  return isTooOld(watch, now) ? 'tooOld' : undefined;
}

function isTooOld({ since }: Watch, now: number): boolean {
  return now - since >= LIFE_MS;
}

function isSameSnapshot(a: ShipmentSnapshot, b: ShipmentSnapshot): boolean {
  return a.tone === b.tone && a.status === b.status && a.carrier === b.carrier;
}
