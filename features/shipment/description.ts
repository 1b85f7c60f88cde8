import type { Moment } from '../../utils/format-time.ts';
import { bareId, isSameId } from './limits.ts';
import type { Lookup, StatusCategory } from './model.ts';

/** @returns the ID in the record, if it differs from the one looked up */
export function otherIdOf({
  shipment,
  trackingId,
}: Pick<Lookup, 'shipment' | 'trackingId'>): string | undefined {
  const found = shipment.trackingId;
  return found?.trim() && !isSameId(found, trackingId) ? found : undefined;
}

/** A lookup in words, ready to be displayed. */
export interface ShipmentDescription {
  trackingId: string;
  isSandbox: boolean;
  statusCategory: StatusCategory;
  /** For `noUpdate`: the number of days without an update. */
  staleDays?: number | undefined;
  /** Who has the shipment or what became of it, without a time: `when` is beside it. */
  answer: string;
  /** One sentence with relative times, such as `yesterday`. */
  headline: string;
  /** The headline with absolute times, for texts that are read later. */
  sentence: string;
  /** The platform's own text and code, unchanged, such as `DELIVERED (203)`. */
  statusText?: string | undefined;
  /** The ID in the record, if it differs from the one looked up. */
  otherId?: string | undefined;
  /** The time of the last update or, if there is none, of the newest event. */
  updated?: Moment | undefined;
  /** The one time in the head of the answer. */
  when?: WhenDescription | undefined;
  /** For `noUpdate`, in the place of `when`: the headline says since which day. */
  lastSeen?: LastSeenDescription | undefined;
  /** Set if the last update was days ago and `statusCategory` does not say so. */
  isStale?: true | undefined;
  handOff?: HandOffDescription | undefined;
  proof?: ProofDescription | undefined;
  /** As on an envelope. */
  address: string[];
  /** Without the country, if there is anything else. */
  shortAddress: string[];
  /** The https URL of the address on a map. */
  mapPage?: string | undefined;
  /** Newest first. */
  events: EventDescription[];
  /** The number of history entries that are only in the raw response. */
  eventsLeftOut: number;
  raw: string;
  /** The described lookup itself. */
  lookup: Lookup;
  /** Age of the answer, such as `10 minutes ago`; absent during its first minute. */
  age?: string | undefined;
}

/** A time with its zone. */
export interface ZonedMoment extends Moment {
  /** `local`: of the place, as the platform gave it; `yours`: of the browser. Absent if it is only a day. */
  zone?: 'local' | 'yours' | undefined;
}

export interface WhenDescription extends ZonedMoment {
  /** Otherwise it is the time of the last update. */
  isDelivery: boolean;
}

export interface LastSeenDescription {
  /** In the platform's words. */
  place?: string | undefined;
  /** With the day only if it differs from that in the headline. Absent if there is nothing to add to the headline. */
  time?: ZonedMoment | undefined;
}

export interface HandOffDescription {
  carrierName?: string | undefined;
  carrierId?: string | undefined;
  /** The https URL of the carrier's tracking page, if the carrier is known. */
  carrierPage?: string | undefined;
  /** The day of the first event, such as `Mon 16 Nov`, if all events are known. */
  firstDay?: string | undefined;
}

export interface ProofDescription {
  recipient?: string | undefined;
  /** `isTimeOnly`: the day is unknown. */
  deliveredOn?: (Moment & { isTimeOnly: boolean }) | undefined;
  number?: string | undefined;
  images: string[];
  /** The number of photos that are only in the raw response, if there are any. */
  imagesLeftOut?: number | undefined;
  /** The platform sent photos that Waybill cannot show, because their addresses are not safe or not in a list. */
  hasRefusedImages?: boolean;
}

/** An event of the shipment's history in words. */
export interface EventDescription {
  text: string;
  detail?: string | undefined;
  place?: string | undefined;
  /** Formatted on demand: a history may be long, and only part of it is usually shown. */
  time(): Moment | undefined;
  /** The platform's own text for the time, if it could not be parsed. */
  givenTime?: string | undefined;
}

/** The number of a proof of delivery, unless it equals an ID that the answer already shows. */
export function ownProofNumber({
  proof,
  handOff,
  trackingId,
}: Pick<ShipmentDescription, 'proof' | 'handOff' | 'trackingId'>): string | undefined {
  const shown = [handOff?.carrierId, trackingId].map((id) => id && bareId(id));
  return proof?.number && !shown.includes(bareId(proof.number)) ? proof.number : undefined;
}
