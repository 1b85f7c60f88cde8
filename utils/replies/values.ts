import { readableStatus } from '../describe-shipment.ts';
import type { Address, ProofOfDelivery, Shipment } from '../shipment.ts';
import { trackingPage } from '../tracking/carriers/tracking-pages.ts';
import type { ReplyLanguage } from './language.ts';
import type { ReplyValues } from './placeholder.ts';
import { REPLY_WORDS } from './words.ts';

export interface ReplyWording {
  language: ReplyLanguage;
  /** For dates and countries; of the same language. */
  locale: string;
  /** For the time of the update, which it then names. The browser's own unless told. */
  timeZone?: string;
}

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * What a reply can say of a shipment, each value on one line, in the customer's language.
 * @param trackingId the ID that was asked for
 * @param shipment absent: the platform knows no such shipment
 */
export function replyValues(
  trackingId: string,
  shipment: Shipment | undefined,
  wording: ReplyWording,
): ReplyValues {
  if (!shipment) return known({ trackingId });
  const { status, updatedAt, transferCarrierName, transferCarrierTrackingId, proofOfDelivery } = shipment;
  const { anotherCarrier, images } = REPLY_WORDS[wording.language];
  const carrier = oneLine(transferCarrierName);
  const carrierId = oneLine(transferCarrierTrackingId);
  const imageCount = proofOfDelivery?.pods.length ?? 0;
  return known({
    trackingId,
    status: status && readableStatus(status.trim()),
    updated: updatedAt && moment(updatedAt, wording),
    carrier: carrier ?? (carrierId && anotherCarrier),
    carrierId,
    carrierPage: carrier && carrierId && trackingPage(carrier, carrierId),
    deliveredOn: proofOfDelivery && deliveredOn(proofOfDelivery, wording),
    recipient: proofOfDelivery?.recipient,
    images: imageCount > 0 ? images(imageCount) : undefined,
    address: shipment.address && addressLine(shipment.address, wording.locale),
  });
}

function known(values: Record<string, string | undefined>): ReplyValues {
  const entries = Object.entries(values).map(([name, value]) => [name, oneLine(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What the platform sends may hold line breaks and control characters. Empty is not known. */
function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;
}

/** A customer may live in another zone than the agent, so the time names its own. */
function moment(iso: string, { language, locale, timeZone }: ReplyWording): string | undefined {
  if (!HAS_ZONE.test(iso)) return given(iso.slice(0, 10), iso.slice(11), { language, locale });
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return undefined;
  const zone = timeZone ? { timeZone } : {};
  const date = new Intl.DateTimeFormat(locale, { ...DATE, ...zone }).format(at);
  const time = new Intl.DateTimeFormat(locale, { ...TIME, ...zone, timeZoneName: 'short' }).format(at);
  return REPLY_WORDS[language].dateAndTime(date, time);
}

function deliveredOn(
  { deliveryDate, deliveryTime }: ProofOfDelivery,
  wording: ReplyWording,
): string | undefined {
  // A time alone could be of any day.
  return deliveryDate && given(deliveryDate, deliveryTime, wording);
}

/** A date and time without zone, not converted. */
function given(
  date: string,
  time: string | undefined,
  { language, locale }: ReplyWording,
): string | undefined {
  const at = Date.parse(`${date}T${(time || '00:00:00').slice(0, 8)}Z`);
  if (Number.isNaN(at)) return undefined;
  const utc = { timeZone: 'UTC' };
  const day = new Intl.DateTimeFormat(locale, { ...DATE, ...utc }).format(at);
  if (!time) return day;
  return REPLY_WORDS[language].dateAndTime(
    day,
    new Intl.DateTimeFormat(locale, { ...TIME, ...utc }).format(at),
  );
}

function addressLine(address: Address, locale: string): string | undefined {
  const { address1, address2, address3, city, province, postalCode, country } = address;
  const place = [city, province, postalCode].map(oneLine).filter(Boolean).join(' ');
  const lines = [address1, address2, address3, place, country && countryName(country.trim(), locale)];
  return lines.map(oneLine).filter(Boolean).join(', ');
}

function countryName(country: string, locale: string): string | undefined {
  if (!/^[A-Z]{2}$/i.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase());
}
