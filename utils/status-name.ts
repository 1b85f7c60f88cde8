/** Longer than any name of a state, shorter than most sentences about a person. */
export const MAX_STATUS_NAME = 40;

/** A word of letters and a few digits: `IN_TRANSIT`, `outForDelivery`, `Livré`. Long numbers may be a person's. */
const ONE_WORD = /^(?!.*\d{4})[\p{Script=Latin}\p{M}\d_-]+$/u;
const SMALL_NUMBER = /^\d{1,2}$/;

/** Words of which the names of states are made. None of them is a common name of a person or a place. */
const STATE_WORDS = new Set(
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
 * The platform's status, if it can be kept for weeks: a name of a state, never a sentence that may tell of a person
 * (“Handed to Robin Marlow”, “Left at 14 Elm Road”). The specification calls the status a name, but it is free text
 * (section 2.2): one word is taken as it is, several only if all of them are words of the trade.
 * @returns the trimmed status, at most 40 characters, or `undefined` for everything else
 */
export function statusName(status: string | undefined): string | undefined {
  const text = status?.trim() ?? '';
  if (text === '' || text.length > MAX_STATUS_NAME) return undefined;
  if (ONE_WORD.test(text)) return text;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isKnown = words.length > 0 && words.every((word) => STATE_WORDS.has(word) || SMALL_NUMBER.test(word));
  return isKnown ? text : undefined;
}
