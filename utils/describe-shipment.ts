import type { Messages } from './messages/catalogue.ts';
import type { Shipment } from './shipment.ts';

/** How a shipment is doing, in one of four words. */
export type Tone = 'delivered' | 'moving' | 'problem' | 'unknown';

/** The one status code of the specification; it goes with `DELIVERED`. */
const DELIVERED_CODE = 203;

/** Only what opens with it is delivered: “will be delivered”, “not delivered” and “undelivered” hold the same word. */
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
const MOVING = [
  /\bout for delivery\b/,
  /\bin (?:transit|delivery)\b/,
  /\bmoving\b/,
  /\b(?:on (?:its|the) way|en route|being delivered)\b/,
  /\b(?:shipped|dispatched|departed|arrived|picked up|transferred|forwarded|loaded|sorted|handed (?:over|off))\b/,
  /\bcustoms cleared\b|\bcleared customs\b/,
];
/** “Not shipped”, “awaiting pick-up”: the word is there, but the thing has not happened. */
const NOT_YET =
  /\b(?:not|never|no|awaiting|waiting|pending|to be|will be|expected|scheduled|ready|failed|unable)\b/;

/**
 * Judges the platform's free text by its words. Words win over the code, because a wrong “delivered” is the worst
 * mistake an agent could read aloud; what is not recognised stays `unknown`.
 */
export function toneOf(shipment: Shipment): Tone {
  const words = wordsOf(shipment.status ?? '');
  if (DELIVERED_BUT.test(words)) return 'problem';
  if (DELIVERED.test(words)) return 'delivered';
  // Not a failure, and neither of the other two.
  if (/\bnot yet\b/.test(words)) return 'unknown';
  if (PROBLEM.some((pattern) => pattern.test(words))) return 'problem';
  if (MOVING.some((pattern) => pattern.test(words))) return NOT_YET.test(words) ? 'unknown' : 'moving';
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

/** A status in code style as a person would write it; anything else stays as it is. */
export function readableStatus(status: string): string {
  const isCode = /^[A-Z0-9]+(?:[_-][A-Z0-9]+)*$/.test(status) && /[A-Z]{3}/.test(status);
  if (!isCode) return status;
  const words = status.toLowerCase().replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * One sentence an agent could read aloud.
 * @param when the time of the delivery as the sentence has it, such as `yesterday at 14:32`
 */
export function headline(shipment: Shipment, { shipment: words, answer }: Messages, when?: string): string {
  const { status, statusCode } = shipment;
  const carrier = shipment.transferCarrierName?.trim();
  const tone = toneOf(shipment);
  if (tone === 'delivered') {
    const recipient = shipment.proofOfDelivery?.recipient?.trim();
    return answer.delivered({
      ...(when ? { when } : {}),
      ...(recipient ? { recipient } : {}),
      ...(carrier ? { carrier } : {}),
    });
  }
  if (tone === 'moving' && status) {
    if (wordsOf(status).includes('out for delivery')) {
      return carrier ? words.outForDeliveryWith(carrier) : words.outForDelivery;
    }
    return carrier ? words.onItsWayWith(carrier) : readableStatus(status);
  }
  if (tone === 'problem' && status) return readableStatus(status);
  if (status?.trim()) return words.platformSays(status);
  return statusCode === undefined ? words.noStatus : words.onlyStatusCode(statusCode);
}
