import { ageOf, formatGiven, formatInstant, speakTime } from '../../utils/format-time.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import { addressLines, mapPage } from './address.ts';
import {
  type EventDescription,
  type HandOffDescription,
  otherIdOf,
  type ProofDescription,
  type ShipmentDescription,
} from './description.ts';
import { deliveryTime, headline, staleSince } from './headline.ts';
import type { Address, Lookup, Shipment, ShipmentEvent, StatusCategory } from './model.ts';
import { daysSinceUpdate, statusCategoryOf, statusPhrase } from './status.ts';
import { describeLastSeen, describeWhen } from './when.ts';

/** The context for formatting texts. */
export interface FormatContext {
  messages: SharedMessages;
  /** For dates, times and countries. */
  locale: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Describes the result of a lookup in words. */
export function describeLookup(lookup: Lookup, context: FormatContext): ShipmentDescription {
  const { messages, locale, now } = context;
  const { shipment, trackingId } = lookup;
  const updatedAt = shipment.updatedAt ?? shipment.events?.[0]?.at;
  const delivery = deliveryTime(shipment, locale, now);
  const statusCategory = statusCategoryOf(lookup);
  const since = staleSince(lookup, locale, now);
  const staleHeadline = (day: 'day' | 'fullDay') =>
    since && messages.shipment.notScannedSince(since.spoken[day]);
  return {
    trackingId,
    isSandbox: lookup.environment === 'sandbox',
    statusCategory,
    answer: staleHeadline('day') ?? headline(shipment, messages),
    headline:
      staleHeadline('day') ??
      headline(shipment, messages, delivery && messages.shipment.spokenTime(delivery)),
    sentence:
      staleHeadline('fullDay') ??
      headline(shipment, messages, delivery && messages.shipment.writtenTime(delivery)),
    statusText: statusTextOf(shipment, messages) || undefined,
    otherId: otherIdOf(lookup),
    updated: updatedAt ? formatInstant(updatedAt, locale, now) : undefined,
    when: describeWhen(shipment, locale, now),
    lastSeen: since && describeLastSeen(shipment, since.at, locale, now),
    ...staleness(statusCategory, daysSinceUpdate(lookup)),
    handOff: describeHandOff(lookup, locale, now),
    proof: describeProof(shipment, locale),
    ...describeAddress(shipment.address, locale),
    mapPage: mapPage(shipment.address),
    events: (shipment.events ?? []).map((event) => describeEvent(event, context)),
    eventsLeftOut: shipment.eventsLeftOut ?? 0,
    raw: lookup.raw,
    lookup,
    age: ageOf(lookup.retrievedAt, now, locale),
  };
}

/** The platform's own status and code, as it sent them: `DELIVERED · 203`. Empty if it sent neither. */
export function statusCaption({ shipment: { status, statusCode } }: Pick<Lookup, 'shipment'>): string {
  return [status?.trim(), statusCode].filter((part) => part !== undefined && part !== '').join(' · ');
}

function statusTextOf({ status, statusCode }: Shipment, { shipment }: SharedMessages): string | undefined {
  const words = status?.trim();
  if (statusCode === undefined) return words;
  return words ? shipment.statusWithCode(words, statusCode) : String(statusCode);
}

function staleness(
  category: StatusCategory,
  days: number | undefined,
): Pick<ShipmentDescription, 'isStale' | 'staleDays'> {
  if (days === undefined) return {};
  return category === 'noUpdate' ? { staleDays: days } : { isStale: true };
}

function describeHandOff(
  { shipment, carrierPage }: Lookup,
  locale: string,
  now: number,
): HandOffDescription | undefined {
  const carrierName = shipment.transferCarrierName?.trim() || undefined;
  const carrierId = shipment.transferCarrierTrackingId?.trim() || undefined;
  if (!carrierName && !carrierId) return undefined;
  const first = shipment.eventsLeftOut ? undefined : shipment.events?.at(-1)?.at;
  const firstDay = first ? speakTime(first, locale, now)?.day : undefined;
  return { carrierName, carrierId, carrierPage, firstDay };
}

function describeAddress(
  address: Address | undefined,
  locale: string,
): Pick<ShipmentDescription, 'address' | 'shortAddress'> {
  if (!address) return { address: [], shortAddress: [] };
  const { country, ...place } = address;
  const lines = addressLines(address, locale);
  const withoutCountry = addressLines(place, locale);
  return { address: lines, shortAddress: withoutCountry.length > 0 ? withoutCountry : lines };
}

function describeProof(
  { proofOfDelivery: proof, problems }: Shipment,
  locale: string,
): ProofDescription | undefined {
  if (!proof) return undefined;
  const deliveredOn = formatGiven(proof.deliveryDate, proof.deliveryTime, locale);
  return {
    recipient: proof.recipient?.trim() || undefined,
    deliveredOn: deliveredOn && { ...deliveredOn, isTimeOnly: !proof.deliveryDate },
    number: proof.trackingNumber?.trim() || undefined,
    images: proof.pods,
    imagesLeftOut: proof.podsLeftOut,
    hasRefusedImages: problems.some(({ path }) => path.startsWith('proofOfDelivery.pods')),
  };
}

function describeEvent(event: ShipmentEvent, { messages, locale, now }: FormatContext): EventDescription {
  const text = statusPhrase(event.text, messages.shipment.statusNames);
  const { detail, place, at, givenTime } = event;
  const isRepeated = detail?.toLowerCase() === text.toLowerCase();
  return {
    text,
    detail: isRepeated ? undefined : detail,
    place,
    time: () => (at ? formatInstant(at, locale, now) : undefined),
    givenTime,
  };
}
