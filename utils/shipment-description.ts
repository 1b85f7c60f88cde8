import { deliveryTime } from './delivery-time.ts';
import { type BeforeDescription, describeBefore } from './describe-seen.ts';
import { headline, type Tone, toneOf } from './describe-shipment.ts';
import { describeEvent, type EventDescription } from './event-description.ts';
import { describeProblem } from './field-problem.ts';
import { formatGiven, formatInstant, type Moment, relativeTime } from './format-time.ts';
import { type JsonPart, readJsonPart } from './json-part.ts';
import { mapPage } from './map-page.ts';
import type { Messages } from './messages/catalogue.ts';
import type { Address, Lookup, Shipment } from './shipment.ts';
import { summaryOf } from './shipment-summary.ts';
import { silentDays } from './silence.ts';
import { trackingPage } from './tracking/carriers/tracking-pages.ts';

const MINUTE_MS = 60_000;

/** A lookup in words, ready for components that do nothing but show it. */
export interface ShipmentDescription {
  trackingId: string;
  isSandbox: boolean;
  tone: Tone;
  /** One sentence, with times as one says them today. */
  headline: string;
  /** The headline with times that are right also tomorrow. */
  sentence: string;
  /** The platform's own words and number, untouched, such as `DELIVERED (203)`. */
  statusText?: string;
  /** The ID that the record names, where it is another one than asked for. */
  otherId?: string;
  /** The last update, or where the reply does not tell it the newest event. */
  updated?: Moment;
  /** That nothing was heard for days, such as `No update for 6 days`. */
  silence?: string;
  handOff?: HandOffDescription;
  proof?: ProofDescription;
  address: string[];
  /** Where a map shows the address, https. */
  mapPage?: string;
  /** Newest first. */
  events: EventDescription[];
  /** How many entries of the history only the raw reply has. */
  eventsLeftOut: number;
  /** One text for each field that could not be read. */
  problems: string[];
  raw: string;
  /** `raw` as a tree, read on demand, because it may be long; nothing where it is not JSON. */
  readRaw(): JsonPart | undefined;
  /** Several lines for the clipboard. */
  summary: string;
  /** The answer itself, for what keeps or saves it. */
  lookup: Lookup;
  /** Age of the answer, such as `10 minutes ago`; absent in its first minute. */
  age?: string;
  /** The state that the agent saw before, where it has changed since. */
  before?: BeforeDescription;
}

export interface HandOffDescription {
  carrierName?: string;
  carrierId?: string;
  /** The carrier's own page for this number, https, where the carrier is a known one. */
  carrierPage?: string;
}

export interface ProofDescription {
  recipient?: string;
  /** `isTimeOnly`: the day is not known. */
  deliveredOn?: Moment & { isTimeOnly: boolean };
  number?: string;
  images: string[];
}

export interface Wording {
  messages: Messages;
  /** For dates, times and countries. */
  locale: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Puts the answer to a lookup into words. */
export function describeLookup(lookup: Lookup, wording: Wording): ShipmentDescription {
  const { messages, locale, now } = wording;
  const { shipment, trackingId } = lookup;
  const updatedAt = shipment.updatedAt ?? shipment.events?.[0]?.at;
  const updated = updatedAt ? formatInstant(updatedAt, locale, now) : undefined;
  const proof = describeProof(shipment, locale);
  const statusText = statusTextOf(shipment, messages);
  const delivery = deliveryTime(shipment, locale, now);
  const silence = silentDays(lookup);
  const map = mapPage(shipment.address);
  const isOld = now - lookup.retrievedAt >= MINUTE_MS;
  const described = {
    trackingId,
    isSandbox: lookup.environment === 'sandbox',
    tone: toneOf(shipment),
    headline: headline(shipment, messages, delivery && messages.answer.spokenTime(delivery)),
    sentence: headline(shipment, messages, delivery && messages.answer.writtenTime(delivery)),
    ...(statusText ? { statusText } : {}),
    ...(isOther(shipment.trackingId, trackingId) ? { otherId: shipment.trackingId } : {}),
    ...(updated ? { updated } : {}),
    ...(silence ? { silence: messages.answer.silence(silence) } : {}),
    ...describeHandOff(shipment),
    ...(proof ? { proof } : {}),
    address: addressLines(shipment.address, locale),
    ...(map ? { mapPage: map } : {}),
    events: (shipment.events ?? []).map((event) => describeEvent(event, locale, now)),
    eventsLeftOut: shipment.eventsLeftOut ?? 0,
    problems: shipment.problems.map((problem) => describeProblem(problem, messages)),
    raw: lookup.raw,
    readRaw: () => readJsonPart(lookup.raw),
    ...(lookup.before ? { before: describeBefore(lookup.before, wording) } : {}),
    lookup,
    ...(isOld ? { age: relativeTime(lookup.retrievedAt, now, locale) } : {}),
  };
  return { ...described, summary: summaryOf(described, messages) };
}

function statusTextOf({ status, statusCode }: Shipment, { shipment }: Messages): string | undefined {
  const words = status?.trim();
  if (statusCode === undefined) return words;
  return words ? shipment.statusWithCode(words, statusCode) : String(statusCode);
}

/** Spaces, dashes and letter case differ between systems that mean the same ID. */
function isOther(found: string | undefined, asked: string): found is string {
  const bare = (id: string) => id.replace(/[\s-]/g, '').toUpperCase();
  return Boolean(found?.trim()) && bare(found ?? '') !== bare(asked);
}

function describeHandOff(shipment: Shipment): Pick<ShipmentDescription, 'handOff'> {
  const carrierName = shipment.transferCarrierName?.trim();
  const carrierId = shipment.transferCarrierTrackingId?.trim();
  if (!carrierName && !carrierId) return {};
  const carrierPage = carrierName && carrierId ? trackingPage(carrierName, carrierId) : undefined;
  return {
    handOff: {
      ...(carrierName ? { carrierName } : {}),
      ...(carrierId ? { carrierId } : {}),
      ...(carrierPage ? { carrierPage } : {}),
    },
  };
}

function describeProof({ proofOfDelivery: proof }: Shipment, locale: string): ProofDescription | undefined {
  if (!proof) return undefined;
  const recipient = proof.recipient?.trim();
  const number = proof.trackingNumber?.trim();
  const deliveredOn = formatGiven(proof.deliveryDate, proof.deliveryTime, locale);
  return {
    ...(recipient ? { recipient } : {}),
    ...(deliveredOn ? { deliveredOn: { ...deliveredOn, isTimeOnly: !proof.deliveryDate } } : {}),
    ...(number ? { number } : {}),
    images: proof.pods,
  };
}

function addressLines(address: Address | undefined, locale: string): string[] {
  if (!address) return [];
  const place = [address.city, address.province, address.postalCode].filter(Boolean).join(' ');
  const lines = [address.address1, address.address2, address.address3, place, countryName(address, locale)];
  return lines.map((line) => line?.trim() ?? '').filter((line) => line !== '');
}

function countryName({ country }: Address, locale: string): string | undefined {
  if (!country || !/^[A-Z]{2}$/i.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase()) ?? country;
}
