import { hasZone, parseTime } from '../../utils/format-time.ts';
import { addressLines } from '../shipment/address.ts';
import type { ProofOfDelivery, Shipment } from '../shipment/model.ts';
import { readableStatus } from '../shipment/status-name.ts';
import { trackingPage } from '../shipment/tracking-pages.ts';
import type { ReplyLanguage, ReplyValues } from './model.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

export interface ReplyContext {
  language: ReplyLanguage;
  /** For dates and countries; in the same language. */
  locale: string;
  /** IANA name, for the time of the update. The browser's time zone by default. */
  timeZone?: string;
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * Values of the placeholders for a shipment, each on one line, in the customer's language.
 * @param trackingId the ID that was looked up
 * @param shipment absent if the platform knows no such shipment
 */
export function placeholderValues(
  trackingId: string,
  shipment: Shipment | undefined,
  context: ReplyContext,
): ReplyValues {
  if (!shipment) return known({ trackingId });
  const { status, updatedAt, transferCarrierName, transferCarrierTrackingId, proofOfDelivery } = shipment;
  const { anotherCarrier, images } = REPLY_TEXTS[context.language];
  const carrier = oneLine(transferCarrierName);
  const carrierId = oneLine(transferCarrierTrackingId);
  const imageCount = proofOfDelivery?.pods.length ?? 0;
  return known({
    trackingId,
    status: status && readableStatus(status.trim()),
    updated: updatedAt && dateAndTimeOf(updatedAt, context),
    carrier: carrier ?? (carrierId && anotherCarrier),
    carrierId,
    carrierPage: carrier && carrierId && trackingPage(carrier, carrierId),
    deliveredOn: proofOfDelivery && deliveredOn(proofOfDelivery, context),
    recipient: proofOfDelivery?.recipient,
    images: imageCount > 0 ? images(imageCount) : undefined,
    address:
      shipment.address &&
      addressLines(shipment.address, context.locale).map(oneLine).filter(Boolean).join(', '),
  });
}

function known(values: Record<string, string | undefined>): ReplyValues {
  const entries = Object.entries(values).map(([name, value]) => [name, oneLine(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Replaces line breaks and control characters, which the platform may return. An empty text is unknown. */
function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;
}

/** Includes the time zone, if there is one, because the customer may be in another time zone than the agent. */
function dateAndTimeOf(iso: string, { language, locale, timeZone }: ReplyContext): string | undefined {
  const at = parseTime(iso);
  if (Number.isNaN(at)) return undefined;
  const zone = hasZone(iso) ? timeZone && { timeZone } : { timeZone: 'UTC' };
  const date = new Intl.DateTimeFormat(locale, { ...DATE, ...zone }).format(at);
  if (!iso.includes('T')) return date;
  const name = hasZone(iso) ? ({ timeZoneName: 'short' } as const) : {};
  const time = new Intl.DateTimeFormat(locale, { ...TIME, ...zone, ...name }).format(at);
  return REPLY_TEXTS[language].dateAndTime(date, time);
}

function deliveredOn(
  { deliveryDate, deliveryTime }: ProofOfDelivery,
  context: ReplyContext,
): string | undefined {
  // A time without a date is useless.
  return deliveryDate && dateAndTimeOf([deliveryDate, deliveryTime].filter(Boolean).join('T'), context);
}
