import { daysSince, hasZone, parseTime } from '../../utils/format-time.ts';
import { otherIdOf } from './description.ts';
import { statusName } from './impersonal-status.ts';
import { isSameId } from './limits.ts';
import type { Lookup, Shipment, StatusCategory, StatusKind, StorableStatus } from './model.ts';
import { readableStatus, statusWords } from './status-name.ts';
import { DELIVERED_CODE, type ReportedCategory, STATUS_TABLE } from './status-table.ts';

/** The meaning of the platform's status. */
export interface StatusReading {
  category: ReportedCategory;
  /** Absent if the status is not known. */
  kind?: StatusKind | undefined;
}

type Answer = Pick<Lookup, 'shipment' | 'retrievedAt'>;

/**
 * Reads a shipment's status from the words of the platform's free text. Words take precedence over the code, because a
 * wrong “delivered” is the worst mistake an agent could read aloud; text that is not recognised is `unknown`.
 */
export function readStatus({
  status = '',
  statusCode,
}: Pick<Shipment, 'status' | 'statusCode'>): StatusReading {
  const words = statusWords(status);
  const row = STATUS_TABLE.find(
    (each) => each.words.every((pattern) => pattern.test(words)) && !each.unless?.test(words),
  );
  if (row) return row;
  return statusCode === DELIVERED_CODE
    ? { category: 'delivered', kind: 'delivered' }
    : { category: 'unknown' };
}

/**
 * A status for people to read: in their language if it is one word or code that is known, otherwise in the platform's
 * words, which may say more.
 * @param names in the language of the interface
 */
export function statusPhrase(status: string, names: Partial<Record<StatusKind, string>>): string {
  const { kind } = readStatus({ status });
  return (kind && !/\s/.test(status) && names[kind]) || readableStatus(status);
}

/** The strings for a status that is stored. */
interface StoredStatusWords {
  shipment: {
    statusCategory: Record<StatusCategory, string>;
    /** English statuses are named in the platform's own words. */
    statusNames?: Partial<Record<StatusKind, string>>;
  };
  watch: { statusCode(code: string): string };
}

/**
 * A stored status as text: the platform's own text if it was stored and says what the state is, otherwise the name of its
 * category.
 */
export function storedStatusText(
  { tone, status }: StorableStatus,
  { shipment, watch }: StoredStatusWords,
): string {
  if (!status || tone === 'noUpdate') return shipment.statusCategory[tone];
  return /^\d+$/.test(status) ? watch.statusCode(status) : statusPhrase(status, shipment.statusNames ?? {});
}

/** The text of a stored status beside the badge of its category; `undefined` if the badge already shows it. */
export function textBesideBadge(stored: StorableStatus, words: StoredStatusWords): string | undefined {
  const text = storedStatusText(stored, words);
  return text === words.shipment.statusCategory[stored.tone] ? undefined : text;
}

/** The states of a shipment that is under way: without an update for days, it needs an agent. */
const UNDER_WAY: ReadonlySet<StatusCategory> = new Set(['inTransit', 'outForDelivery']);

/** The state of a shipment at the time of the platform's answer: what its status says, or that nothing has happened. */
export function statusCategoryOf(answer: Answer): StatusCategory {
  const { category } = readStatus(answer.shipment);
  return UNDER_WAY.has(category) && daysSinceUpdate(answer) !== undefined ? 'noUpdate' : category;
}

/** Whether an answer is about the ID that was looked up, by its own number or by the carrier's. */
export function isAboutAskedId({ shipment, trackingId }: Pick<Lookup, 'shipment' | 'trackingId'>): boolean {
  const { transferCarrierTrackingId: carrierId = '' } = shipment;
  return otherIdOf({ shipment, trackingId }) === undefined || isSameId(carrierId, trackingId);
}

/** The state that may be shown beside the ID that was looked up: `unknown` if the platform answered about another one. */
export const askedCategoryOf = (answer: Answer & Pick<Lookup, 'trackingId'>): StatusCategory =>
  isAboutAskedId(answer) ? statusCategoryOf(answer) : 'unknown';

/**
 * The part of a shipment's status that may be stored under the ID that was looked up: its category, and its name or code.
 * `unknown` if the platform answered about another ID: nothing beside a stored status would say so.
 */
export function storableStatusOf(answer: Answer & Pick<Lookup, 'trackingId'>): StorableStatus {
  if (!isAboutAskedId(answer)) return { tone: 'unknown' };
  const { shipment } = answer;
  const status = shipment.status?.trim() ? statusName(shipment.status) : shipment.statusCode?.toString();
  return { tone: statusCategoryOf(answer), ...(status === undefined ? {} : { status }) };
}

/** Whether both statuses read the same. */
export function isSameStatus(a: StorableStatus, b: StorableStatus): boolean {
  return a.tone === b.tone && a.status === b.status;
}

/** The known times at which something happened to a shipment last, as the platform gave them. */
function updateTimes({ updatedAt, events = [] }: Shipment): string[] {
  return [updatedAt, events[0]?.at].filter((time) => time !== undefined);
}

/** The latest known time of a shipment, as the platform gave it: ISO 8601, with or without zone, or only a day. */
export function latestUpdate(shipment: Shipment): string | undefined {
  return updateTimes(shipment).toSorted((a, b) => parseTime(b) - parseTime(a))[0];
}

/** After an ordinary weekend, an update from Friday is three days old on Monday. */
const MIN_STALE_DAYS = 4;

/**
 * Calendar days between the last known update of a shipment and the platform's answer. A time without zone counts as one
 * day later, because it may be a day later than it looks.
 * @returns `undefined` if the shipment has arrived or returned, has no known update time, or was updated within the last
 * three days
 */
export function daysSinceUpdate({ shipment, retrievedAt }: Answer): number | undefined {
  const { category } = readStatus(shipment);
  // A shipment with a proof of delivery has arrived, even if its status is not recognised.
  if (category === 'delivered' || category === 'returned' || shipment.proofOfDelivery) return undefined;
  const days = updateTimes(shipment)
    .map((time) => daysSince(time, retrievedAt) - (hasZone(time) ? 0 : 1))
    .filter((count) => !Number.isNaN(count));
  const latest = Math.min(...days);
  return Number.isFinite(latest) && latest >= MIN_STALE_DAYS ? latest : undefined;
}
