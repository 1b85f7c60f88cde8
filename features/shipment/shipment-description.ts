import { ageOf, formatGiven, formatInstant, speakTime } from '../../utils/format-time.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import { addressLines, mapPage } from './address.ts';
import {
  type EventDescription,
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
  const age = ageOf(lookup.retrievedAt, now, locale);
  const { shipment, trackingId } = lookup;
  const otherId = otherIdOf(lookup);
  const updatedAt = shipment.updatedAt ?? shipment.events?.[0]?.at;
  const updated = updatedAt ? formatInstant(updatedAt, locale, now) : undefined;
  const proof = describeProof(shipment, locale);
  const statusText = statusTextOf(shipment, messages);
  const delivery = deliveryTime(shipment, locale, now);
  const when = describeWhen(shipment, locale, now);
  const days = daysSinceUpdate(lookup);
  const statusCategory = statusCategoryOf(lookup);
  const since = staleSince(lookup, locale, now);
  const staleHeadline = (day: 'day' | 'fullDay') =>
    since && messages.shipment.notScannedSince(since.spoken[day]);
  const map = mapPage(shipment.address);
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
    ...(statusText ? { statusText } : {}),
    ...(otherId === undefined ? {} : { otherId }),
    ...(updated ? { updated } : {}),
    ...(when ? { when } : {}),
    ...(since ? { lastSeen: describeLastSeen(shipment, since.at, locale, now) } : {}),
    ...staleness(statusCategory, days),
    ...describeHandOff(lookup, locale, now),
    ...(proof ? { proof } : {}),
    ...describeAddress(shipment.address, locale),
    ...(map ? { mapPage: map } : {}),
    events: (shipment.events ?? []).map((event) => describeEvent(event, context)),
    eventsLeftOut: shipment.eventsLeftOut ?? 0,
    raw: lookup.raw,
    lookup,
    ...(age ? { age } : {}),
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
): Pick<ShipmentDescription, 'handOff'> {
  const carrierName = shipment.transferCarrierName?.trim();
  const carrierId = shipment.transferCarrierTrackingId?.trim();
  if (!carrierName && !carrierId) return {};
  const first = shipment.eventsLeftOut ? undefined : shipment.events?.at(-1)?.at;
  const firstDay = first ? speakTime(first, locale, now)?.day : undefined;
  return {
    handOff: {
      ...(carrierName ? { carrierName } : {}),
      ...(carrierId ? { carrierId } : {}),
      ...(carrierPage ? { carrierPage } : {}),
      ...(firstDay ? { firstDay } : {}),
    },
  };
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
  const recipient = proof.recipient?.trim();
  const number = proof.trackingNumber?.trim();
  const deliveredOn = formatGiven(proof.deliveryDate, proof.deliveryTime, locale);
  return {
    ...(recipient ? { recipient } : {}),
    ...(deliveredOn ? { deliveredOn: { ...deliveredOn, isTimeOnly: !proof.deliveryDate } } : {}),
    ...(number ? { number } : {}),
    images: proof.pods,
    ...(proof.podsLeftOut && { imagesLeftOut: proof.podsLeftOut }),
    ...(problems.some(({ path }) => path.startsWith('proofOfDelivery.pods')) && { hasRefusedImages: true }),
  };
}

function describeEvent(event: ShipmentEvent, { messages, locale, now }: FormatContext): EventDescription {
  const text = statusPhrase(event.text, messages.shipment.statusNames);
  const { detail, place, at, givenTime } = event;
  const isRepeated = detail?.toLowerCase() === text.toLowerCase();
  return {
    text,
    ...(detail && !isRepeated ? { detail } : {}),
    ...(place ? { place } : {}),
    time: () => (at ? formatInstant(at, locale, now) : undefined),
    ...(givenTime ? { givenTime } : {}),
  };
}
