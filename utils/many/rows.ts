import { headline, readableStatus, type Tone, toneOf } from '../describe-shipment.ts';
import type { Failure } from '../errors.ts';
import { formatInstant, type Moment } from '../format-time.ts';
import type { Lookup, Shipment } from '../shipment.ts';
import type { Wording } from '../shipment-description.ts';

/** What is known of one of many IDs. */
export type Answer =
  | { step: 'waiting' }
  | { step: 'asking' }
  | { step: 'answered'; lookup: Lookup }
  | { step: 'failed'; failure: Failure };

/** Groups of rows, the most troublesome first. `quiet`: neither delivered nor heard of for long. */
export const STANDINGS = [
  'problem',
  'notFound',
  'failed',
  'quiet',
  'unclear',
  'moving',
  'delivered',
  'waiting',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** A row in words. */
export interface RowDescription {
  standing: Standing;
  isAsking: boolean;
  /** One sentence; empty while nothing is known. */
  line: string;
  updated?: Moment;
  /** Everything that a filter looks at, in lower case. */
  searched: string;
}

/** A parcel that moves is scanned every few days even over a weekend with a holiday. */
const LONG_MS = 5 * 86_400_000;

const OF_TONE: Record<Tone, Standing> = {
  problem: 'problem',
  delivered: 'delivered',
  moving: 'moving',
  unknown: 'unclear',
};

/**
 * The group that a row belongs to.
 * @param now milliseconds since 1970
 */
export function standingOf(answer: Answer, now: number): Standing {
  if (answer.step === 'failed') return answer.failure.kind === 'notFound' ? 'notFound' : 'failed';
  if (answer.step !== 'answered') return 'waiting';
  const { shipment } = answer.lookup;
  const standing = OF_TONE[toneOf(shipment)];
  const mayBeQuiet = standing === 'moving' || standing === 'unclear';
  return mayBeQuiet && isLongAgo(shipment, now) ? 'quiet' : standing;
}

function isLongAgo({ updatedAt }: Shipment, now: number): boolean {
  return updatedAt !== undefined && now - Date.parse(updatedAt) >= LONG_MS;
}

/** Puts a row into words. */
export function describeRow(trackingId: string, answer: Answer, wording: Wording): RowDescription {
  const { messages, locale, now } = wording;
  const standing = standingOf(answer, now);
  const words = messages.many.standing[standing];
  const described = { standing, isAsking: answer.step === 'asking' };
  if (answer.step === 'failed') {
    const line = messages.failures[answer.failure.kind](answer.failure).title;
    return { ...described, line, searched: joined([trackingId, words, line, answer.failure.detail]) };
  }
  if (answer.step !== 'answered') return { ...described, line: '', searched: joined([trackingId, words]) };
  const { shipment } = answer.lookup;
  const { status = '', transferCarrierName, transferCarrierTrackingId } = shipment;
  const line = headline(shipment, messages);
  const updated = shipment.updatedAt ? formatInstant(shipment.updatedAt, locale, now) : undefined;
  const carrier = [transferCarrierName, transferCarrierTrackingId];
  return {
    ...described,
    line,
    ...(updated ? { updated } : {}),
    searched: joined([trackingId, words, line, status, readableStatus(status), ...carrier]),
  };
}

function joined(texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n').toLowerCase();
}

/** Orders rows by trouble; those without news for long, the longest first. Others keep their order. */
export function compareByTrouble(one: Answer, other: Answer, now: number): number {
  const standings = [standingOf(one, now), standingOf(other, now)] as const;
  const [first, second] = standings.map((standing) => STANDINGS.indexOf(standing)) as [number, number];
  if (first !== second || standings[0] !== 'quiet') return first - second;
  return updatedAtOf(one) - updatedAtOf(other);
}

function updatedAtOf(answer: Answer): number {
  return answer.step === 'answered' ? Date.parse(answer.lookup.shipment.updatedAt ?? '') : 0;
}
