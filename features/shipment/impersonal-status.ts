import { MAX_STATUS_NAME } from './limits.ts';

/** A word of letters and a few digits: `IN_TRANSIT`, `outForDelivery`, `Livré`. Long numbers may be personal data. */
const ONE_WORD = /^(?!.*\d{4})[\p{Script=Latin}\p{M}\d_-]+$/u;
const SMALL_NUMBER = /^\d{1,2}$/;

/**
 * The words that status names consist of. None of them is a common name of a person or a place. Marked as pure and in a
 * file of its own, so that pages that do not use them do not load them.
 */
const STATUS_WORDS = /* @__PURE__ */ new Set(
  `a address after again and arrived arriving at attempt attempted available awaiting back be been being booked by
  cancelled canceled carrier centre center clearance cleared collected collection completed confirmed courier created
  customer customs damaged data delay delayed delivered delivering delivery departed depot destination dispatch
  dispatched door due en error estimated exception expected expired export facility failed failure final for forwarded
  from handed handover has have held hold hub import in incomplete incorrect info information international into is issue
  its label late left loaded local locker lost manifested missed missing moving neighbour neighbor not notice of off
  office on order origin out over package parcel partially partly pending pick picked pickup place point postponed
  pre prepared printed problem processed processing ready received recipient refused registered rejected released
  rescheduled return returned returning route routed safe scanned scheduled seized sender sent shipment shipped
  shipper shop sorted sorting status stopped stored stuck successful successfully the to transfer transferred transit
  transport truck unable unclaimed undeliverable undelivered under unknown unsuccessful up vehicle waiting warehouse
  was way with wrong yet`.split(/\s+/),
);

/**
 * The platform's status if it may be stored for weeks or shared: a status name, never a sentence that may contain
 * personal data (“Handed to Robin Marlow”, “Left at 14 Elm Road”). The specification calls the status a name, but it is
 * free text (docs/platform-api.md#webhook-payload). A single word is always accepted, several words only if all are
 * known.
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
