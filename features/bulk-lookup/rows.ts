import { formatInstant, type Moment } from '../../utils/format-time.ts';
import type { Failure } from '../../utils/outcome.ts';
import { headline } from '../shipment/headline.ts';
import type { Lookup, StatusCategory } from '../shipment/model.ts';
import type { FormatContext } from '../shipment/shipment-description.ts';
import { daysSinceUpdate, readableStatus, statusCategoryOf } from '../shipment/status.ts';
import { STANDINGS, type Standing } from './model.ts';

/** What is known of one of many IDs. */
export type Answer =
  | { step: 'waiting' }
  | { step: 'asking' }
  | { step: 'answered'; lookup: Lookup }
  | { step: 'failed'; failure: Failure };

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

const OF_TONE: Record<StatusCategory, Standing> = {
  problem: 'problem',
  delivered: 'delivered',
  moving: 'moving',
  unknown: 'unclear',
};

/** The group that a row belongs to. */
export function standingOf(answer: Answer): Standing {
  if (answer.step === 'failed') return answer.failure.kind === 'notFound' ? 'notFound' : 'failed';
  if (answer.step !== 'answered') return 'waiting';
  const standing = OF_TONE[statusCategoryOf(answer.lookup.shipment)];
  const mayBeQuiet = standing === 'moving' || standing === 'unclear';
  return mayBeQuiet && daysSinceUpdate(answer.lookup) !== undefined ? 'quiet' : standing;
}

/** Puts a row into words. */
export function describeRow(trackingId: string, answer: Answer, wording: FormatContext): RowDescription {
  const { messages, locale, now } = wording;
  const standing = standingOf(answer);
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
export function compareByTrouble(one: Answer, other: Answer): number {
  const standings = [standingOf(one), standingOf(other)] as const;
  const [first, second] = standings.map((standing) => STANDINGS.indexOf(standing)) as [number, number];
  if (first !== second || standings[0] !== 'quiet') return first - second;
  return silenceOf(other) - silenceOf(one);
}

function silenceOf(answer: Answer): number {
  return (answer.step === 'answered' ? daysSinceUpdate(answer.lookup) : undefined) ?? 0;
}
