import { daysSince, hasZone } from '../../utils/format-time.ts';
import {
  type Lookup,
  MAX_STATUS_NAME,
  type Shipment,
  type StatusCategory,
  type StorableStatus,
} from './model.ts';

/** The only status code in the specification; it is sent together with `DELIVERED`. */
const DELIVERED_CODE = 203;

/** Matches only at the start: “will be delivered”, “not delivered” and “undelivered” also contain the word. */
const DELIVERED =
  /^(?:(?:status|the|your|parcel|package|shipment|item|successfully|was|is|has been|already) )*delivered\b/;
const DELIVERED_BUT =
  /^(?:\w+ )*?delivered (?:back|to (?:the )?sender|damaged|in error|to (?:the )?wrong|attempt\b|attempted|failed|exception|unsuccessful)/;
const PROBLEM = [
  /\bundeliver/,
  /\b(?:not|never|cannot be|can t be|could not be|couldn t be|unable to(?: be)?|failed to(?: be)?|partly|partially) deliver/,
  /\bdeliver(?:y|ed)? (?:was |has )?(?:attempt|fail|exception|refus|unsuccessful|delay|problem|impossible|not)/,
  /\battempt(?:ed)? (?:to )?deliver/,
  /\b(?:failed|failure|exception|problem|error|issue|refused|rejected|declined|lost|missing|damaged|seized|abandoned)\b/,
  /\b(?:delay|delayed|late|hold|held|stuck|cancelled|canceled|unclaimed|misrouted|expired|incorrect|wrong)\b/,
  /\b(?:return|returned|returning|returns)\b/,
  /\b(?:action|attention) (?:required|needed)\b/,
];
const IN_TRANSIT = [
  /\bout for delivery\b/,
  /\bin (?:transit|delivery)\b/,
  /\bmoving\b/,
  /\b(?:on (?:its|the) way|en route|being delivered)\b/,
  /\b(?:shipped|dispatched|departed|arrived|picked up|transferred|forwarded|loaded|sorted|handed (?:over|off))\b/,
  /\bcustoms cleared\b|\bcleared customs\b/,
];
/** “Not shipped”, “awaiting pick-up”: the text contains the word, but the event has not happened yet. */
const NOT_YET =
  /\b(?:not|never|no|awaiting|waiting|pending|to be|will be|expected|scheduled|ready|failed|unable)\b/;

/**
 * Derives the category from the words of the platform's free text. Words take precedence over the code, because a wrong
 * “delivered” is the worst mistake an agent could read aloud; text that is not recognised is `unknown`.
 */
export function statusCategoryOf(shipment: Shipment): StatusCategory {
  const words = wordsOf(shipment.status ?? '');
  if (DELIVERED_BUT.test(words)) return 'problem';
  if (DELIVERED.test(words)) return 'delivered';
  // “Not yet” is neither a problem nor progress.
  if (/\bnot yet\b/.test(words)) return 'unknown';
  if (PROBLEM.some((pattern) => pattern.test(words))) return 'problem';
  if (IN_TRANSIT.some((pattern) => pattern.test(words))) return NOT_YET.test(words) ? 'unknown' : 'moving';
  return shipment.statusCode === DELIVERED_CODE ? 'delivered' : 'unknown';
}

/** `OUT_FOR_DELIVERY`, `outForDelivery` and `Out for delivery` → `out for delivery`. */
function wordsOf(status: string): string {
  return status
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the status contains “out for delivery”, in any style. */
export function isOutForDelivery(status: string): boolean {
  return wordsOf(status).includes('out for delivery');
}

/** Turns a status in code style into a phrase: `IN_TRANSIT` → `In transit`. Any other text is returned unchanged. */
export function readableStatus(status: string): string {
  const isCode = /^[A-Z0-9]+(?:[_-][A-Z0-9]+)*$/.test(status) && /[A-Z]{3}/.test(status);
  if (!isCode) return status;
  const words = status.toLowerCase().replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A word of letters and a few digits: `IN_TRANSIT`, `outForDelivery`, `Livré`. Long numbers may be personal data. */
const ONE_WORD = /^(?!.*\d{4})[\p{Script=Latin}\p{M}\d_-]+$/u;
const SMALL_NUMBER = /^\d{1,2}$/;

/** The words that status names consist of. None of them is a common name of a person or a place. */
const STATUS_WORDS = new Set(
  `a address after again and arrived arriving at attempt attempted available awaiting back be been being booked by
  cancelled canceled carrier centre center clearance cleared collected collection completed confirmed courier created
  customer customs damaged data delay delayed delivered delivering delivery departed depot destination dispatch
  dispatched door due en error estimated exception expected expired export facility failed failure final for forwarded
  from handed handover has have held hold hub import in incomplete incorrect information international into is issue
  its label late left loaded local locker lost manifested missed missing moving neighbour neighbor not notice of off
  office on order origin out over package parcel partially partly pending pick picked pickup place point postponed
  pre prepared printed problem processed processing ready received recipient refused registered rejected released
  rescheduled return returned returning route routed safe scanned scheduled seized sender sent shipment shipped
  shipper shop sorted sorting status stopped stored stuck successful successfully the to transfer transferred transit
  transport truck unable unclaimed undeliverable undelivered under unknown unsuccessful up vehicle waiting warehouse
  was way with wrong yet`.split(/\s+/),
);

/**
 * The platform's status if it may be stored for weeks: a status name, never a sentence that may contain personal data
 * (“Handed to Robin Marlow”, “Left at 14 Elm Road”). The specification calls the status a name, but it is free text
 * (docs/platform-api.md#webhook-payload). A single word is always accepted, several words only if all are known.
 * @returns the trimmed status, at most 40 characters, or `undefined`
 */
export function statusName(status: string | undefined): string | undefined {
  const text = status?.trim() ?? '';
  if (text === '' || text.length > MAX_STATUS_NAME) return undefined;
  if (ONE_WORD.test(text)) return text;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isKnown =
    words.length > 0 && words.every((word) => STATUS_WORDS.has(word) || SMALL_NUMBER.test(word));
  return isKnown ? text : undefined;
}

/** The part of a shipment's status that may be stored: its category, and its name or code. */
export function storableStatusOf(shipment: Shipment): StorableStatus {
  const status = shipment.status?.trim() ? statusName(shipment.status) : shipment.statusCode?.toString();
  return { tone: statusCategoryOf(shipment), ...(status === undefined ? {} : { status }) };
}

/** Whether both statuses read the same. */
export function isSameStatus(a: StorableStatus, b: StorableStatus): boolean {
  return a.tone === b.tone && a.status === b.status;
}

/** After an ordinary weekend, an update from Friday is three days old on Monday. */
const MIN_STALE_DAYS = 4;

/**
 * Calendar days between the last known update of a shipment under way and the platform's answer. A time without zone
 * counts as one day later, because it may be a day later than it looks.
 * @returns `undefined` if the shipment has arrived, has no known update time, or was updated within the last three days
 */
export function daysSinceUpdate({
  shipment,
  retrievedAt,
}: Pick<Lookup, 'shipment' | 'retrievedAt'>): number | undefined {
  // A shipment with a proof of delivery has arrived, even if its status is not recognised.
  if (statusCategoryOf(shipment) === 'delivered' || shipment.proofOfDelivery) return undefined;
  const times = [shipment.updatedAt, shipment.events?.[0]?.at];
  const days = times
    .flatMap((time) => (time ? daysSince(time, retrievedAt) - (hasZone(time) ? 0 : 1) : []))
    .filter((count) => !Number.isNaN(count));
  const latest = Math.min(...days);
  return Number.isFinite(latest) && latest >= MIN_STALE_DAYS ? latest : undefined;
}
