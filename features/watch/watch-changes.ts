import { type Failure, type FailureKind, NEEDS_CHANGE } from '../../utils/outcome.ts';
import type { Shipment } from '../shipment/model.ts';
import { statusCategoryOf, statusName } from '../shipment/status.ts';
import {
  isSameWatch,
  MOST_WATCHES,
  type Rest,
  type Selected,
  type Watch,
  type WatchBook,
  type WatchEnd,
  type WatchedState,
  type WatchKey,
  type WatchNews,
} from './watch.ts';
import { intervalOf, LONGEST_REST_MS, restOf } from './watch-plan.ts';

/** A watch ends after 30 days. */
export const LIFE_MS = 30 * 24 * 60 * 60_000;
/** Not found so often in a row, over some 15 hours: there is no such shipment. */
const MOST_TIMES_NOT_FOUND = 5;
const FIRST_REST_MS = 5 * 60_000;
const MOST_CHARACTERS = 80;

/** Failures that all IDs share, and that pass. */
const RESTING: ReadonlySet<FailureKind> = new Set(['rateLimited', 'offline', 'timedOut']);

/** What a watch keeps of a shipment. */
export function watchedState(shipment: Shipment): WatchedState {
  // It is kept for weeks, so it must not tell of a person.
  const status = statusName(shipment.status) ?? String(shipment.statusCode ?? '');
  const carrier = shipment.transferCarrierName?.trim() || shipment.transferCarrierTrackingId?.trim();
  return {
    tone: statusCategoryOf(shipment),
    status,
    ...(carrier ? { carrier: carrier.slice(0, MOST_CHARACTERS) } : {}),
  };
}

/**
 * A new watch.
 * @param answer what is known of the shipment; without it the first check comes as soon as the budget allows
 * @param now milliseconds since 1970, as everywhere here
 */
export function newWatch(
  { environment, trackingId }: WatchKey,
  answer: { shipment: Shipment; retrievedAt: number } | undefined,
  now: number,
): Watch {
  const watch: Watch = { trackingId, environment, since: now, nextAt: now, hasNews: false };
  if (!answer) return watch;
  const known = watchedState(answer.shipment);
  const begun = { ...watch, known, checkedAt: answer.retrievedAt, nextAt: now + intervalOf(watch, now) };
  return known.tone === 'delivered' ? { ...begun, ended: 'delivered' } : begun;
}

/**
 * Puts a watch in the place of an older one of the same ID, or at the end. The oldest ended ones make room.
 * @returns undefined when there are too many that have not ended
 */
export function addWatch(book: WatchBook, watch: Watch): WatchBook | undefined {
  const index = book.watches.findIndex((each) => isSameWatch(each, watch));
  if (index >= 0) return { ...book, watches: book.watches.with(index, watch) };
  const excess = book.watches.length + 1 - MOST_WATCHES;
  const ended = book.watches.filter((each) => each.ended).slice(0, Math.max(0, excess));
  if (ended.length < excess) return undefined;
  return { ...book, watches: [...book.watches.filter((each) => !ended.includes(each)), watch] };
}

/** Before the question: a background that is stopped in the middle of it must not ask again at once. */
export function claimWatch(book: WatchBook, watch: Watch, now: number): WatchBook {
  const claimed = { ...watch, nextAt: now + intervalOf(watch, now) };
  return { ...replaceWatch(book, claimed), askedAt: now };
}

/** After an answer of the platform, to a watch or to an agent: the platform is there, and one watch knows more. */
export function afterAnswer(
  book: WatchBook,
  watch: Watch,
  shipment: Shipment,
  now: number,
): { book: WatchBook; news: WatchNews | undefined } {
  const { trouble: _over, ...before } = watch;
  const known = watchedState(shipment);
  const isChanged = watch.known !== undefined && !isSameState(watch.known, known);
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
    book: withoutRest(replaceWatch(book, next), watch.environment),
    news: isChanged || ended ? { watch: next, before: watch.known } : undefined,
  };
}

/** After a check that failed: the watch, or all of its environment, wait longer, or it ends. */
export function afterFailure(
  book: WatchBook,
  watch: Watch,
  { kind, retryAfterMs = 0 }: Failure,
  generation: number,
  now: number,
): { book: WatchBook; news: WatchNews | undefined } {
  const { environment } = watch;
  const earlier = restOf(book, { environment, generation });
  const count = (earlier?.count ?? 0) + 1;
  if (NEEDS_CHANGE.has(kind)) {
    return { book: withRest(book, environment, { kind, count, generation }), news: undefined };
  }
  if (RESTING.has(kind)) {
    const wait = Math.max(retryAfterMs, FIRST_REST_MS * 2 ** (count - 1));
    const until = now + Math.min(wait, LONGEST_REST_MS);
    return { book: withRest(book, environment, { kind, count, until, generation }), news: undefined };
  }
  // The settings changed meanwhile, or another environment was selected: that says nothing of the shipment.
  if (kind === 'interrupted') return { book, news: undefined };
  const trouble = { kind, count: watch.trouble?.kind === kind ? watch.trouble.count + 1 : 1 };
  const isGone = kind === 'notFound' && trouble.count >= MOST_TIMES_NOT_FOUND;
  const ended = isGone ? 'notFound' : isTooOld(watch, now) ? 'tooOld' : undefined;
  const after: Watch = {
    ...watch,
    trouble,
    checkedAt: now,
    ...(ended ? { ended } : {}),
    hasNews: watch.hasNews || ended !== undefined,
  };
  const next = { ...after, nextAt: now + intervalOf(after, now) };
  return {
    book: replaceWatch(book, next),
    news: ended ? { watch: next, before: watch.known } : undefined,
  };
}

/** Changes one watch, if it is still there. */
export function replaceWatch(book: WatchBook, watch: Watch): WatchBook {
  return { ...book, watches: book.watches.map((each) => (isSameWatch(each, watch) ? watch : each)) };
}

/** Ends the rest of an environment. */
export function withoutRest(book: WatchBook, environment: Selected['environment']): WatchBook {
  const { [environment]: _over, ...rests } = book.rests;
  return { ...book, rests };
}

function withRest(book: WatchBook, environment: Selected['environment'], rest: Rest): WatchBook {
  return { ...book, rests: { ...book.rests, [environment]: rest } };
}

function endOf(watch: Watch, { tone }: WatchedState, now: number): WatchEnd | undefined {
  if (tone === 'delivered') return 'delivered';
  return isTooOld(watch, now) ? 'tooOld' : undefined;
}

function isTooOld({ since }: Watch, now: number): boolean {
  return now - since >= LIFE_MS;
}

function isSameState(one: WatchedState, other: WatchedState): boolean {
  return one.tone === other.tone && one.status === other.status && one.carrier === other.carrier;
}
