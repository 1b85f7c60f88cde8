import { formatInstant, type Moment } from '../../utils/format-time.ts';
import type { PopupMessages } from '../popup-catalogue.ts';
import { otherIdOf } from '../shipment/description.ts';
import { headline, staleSince } from '../shipment/headline.ts';
import type { FormatContext } from '../shipment/shipment-description.ts';
import { askedCategoryOf, daysSinceUpdate } from '../shipment/status.ts';
import { readableStatus } from '../shipment/status-name.ts';
import { ROW_STATUSES, type RowAnswer, type RowStatus } from './model.ts';

/** The context of a description, with the strings of the popup. */
export interface PopupFormatContext extends FormatContext {
  messages: PopupMessages;
}

/** A row as text. */
export interface RowDescription {
  rowStatus: RowStatus;
  isLoading: boolean;
  /** For `noUpdate`: the number of days without an update. */
  days?: number | undefined;
  /** One sentence; empty before the answer, and if it says no more than the status. */
  line: string;
  updated?: Moment | undefined;
  /** The text that the filter searches, in lower case. */
  searched: string;
}

/** The status of a row: the state of its shipment, or the result of a lookup without one. */
export function rowStatusOf(answer: RowAnswer): RowStatus {
  if (answer.step === 'failed') return answer.failure.kind === 'notFound' ? 'notFound' : 'failed';
  if (answer.step !== 'answered') return 'waiting';
  return askedCategoryOf(answer.lookup);
}

/** Describes a row as text. */
export function describeRow(
  trackingId: string,
  answer: RowAnswer,
  context: PopupFormatContext,
): RowDescription {
  const { messages, locale, now } = context;
  const rowStatus = rowStatusOf(answer);
  const words = messages.bulkLookup.rowStatus[rowStatus];
  const described = { rowStatus, isLoading: answer.step === 'loading' };
  if (answer.step === 'failed') {
    const line = messages.failures[answer.failure.kind](answer.failure).title;
    return { ...described, line, searched: joined([trackingId, words, line, answer.failure.detail]) };
  }
  if (answer.step !== 'answered') return { ...described, line: '', searched: joined([trackingId, words]) };
  const { shipment } = answer.lookup;
  const { status = '', transferCarrierName, transferCarrierTrackingId } = shipment;
  const otherId = otherIdOf(answer.lookup);
  const since = staleSince(answer.lookup, locale, now);
  const ownText = since ? messages.shipment.notScannedSince(since.spoken.day) : headline(shipment, messages);
  const text = otherId ? messages.shipment.otherId(otherId) : ownText;
  // The badge already shows the same words.
  const line = text === words ? '' : text;
  const updated = shipment.updatedAt ? formatInstant(shipment.updatedAt, locale, now) : undefined;
  const carrier = [transferCarrierName, transferCarrierTrackingId];
  const days = rowStatus === 'noUpdate' ? daysSinceUpdate(answer.lookup) : undefined;
  return {
    ...described,
    line,
    days,
    updated,
    searched: joined([trackingId, words, line, status, readableStatus(status), ...carrier]),
  };
}

function joined(texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n').toLowerCase();
}

/** Cached, because the table is sorted again and again while answers arrive, and reading a status is slow. */
const severities = new WeakMap<RowAnswer, { rank: number; days: number }>();

function severityOf(answer: RowAnswer): { rank: number; days: number } {
  const known = severities.get(answer);
  if (known) return known;
  const rowStatus = rowStatusOf(answer);
  const isStale = answer.step === 'answered' && rowStatus === 'noUpdate';
  const days = isStale ? daysSinceUpdate(answer.lookup) : undefined;
  const severity = { rank: ROW_STATUSES.indexOf(rowStatus), days: days ?? 0 };
  severities.set(answer, severity);
  return severity;
}

/** Compares rows by status, worst first, and those without an update by age, oldest first. Other rows are equal. */
export function compareBySeverity(a: RowAnswer, b: RowAnswer): number {
  const [severityA, severityB] = [severityOf(a), severityOf(b)];
  return severityA.rank - severityB.rank || severityB.days - severityA.days;
}
