import { hasZone, isoDay, parseTime } from '../../../utils/format-time.ts';
import { addressLines } from '../../shipment/address.ts';
import type { ProofOfDelivery, Shipment } from '../../shipment/model.ts';
import { latestUpdate, readStatus } from '../../shipment/status.ts';
import { readableStatus } from '../../shipment/status-name.ts';
import { trackingPage } from '../../shipment/tracking-pages.ts';
import type { ReplyLanguage } from '../languages.ts';
import { NO_SENDER, type ReplySender, type ReplyState } from '../model.ts';
import type { Placeholder, ReplyValues } from './placeholders.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

export interface ReplyContext {
  language: ReplyLanguage;
  /** For dates and countries; in the same language. */
  locale: string;
  /** The situation. For `problem`, a status that means something else is not quoted. */
  state?: ReplyState | undefined;
  /** IANA name, for the day of the update. The browser's time zone by default. */
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
  const { state } = context;
  if (!shipment) return known({ trackingId });
  const { transferCarrierName, transferCarrierTrackingId, proofOfDelivery } = shipment;
  const { anotherCarrier, deliveredTo, images } = REPLY_TEXTS[context.language];
  const { category, kind } = readStatus(shipment);
  const updated = latestUpdate(shipment);
  const carrier = oneLine(transferCarrierName);
  const carrierId = oneLine(transferCarrierTrackingId);
  const imageCount = proofOfDelivery?.pods.length ?? 0;
  return known({
    trackingId,
    status: state === 'problem' && category !== 'problem' ? undefined : statusOf(shipment, context),
    // The agent's time zone means nothing to a customer, and a day is enough.
    updated: updated && dateAndTimeOf(hasZone(updated) ? dayIn(updated, context) : updated, context),
    carrier: carrier ?? (carrierId && anotherCarrier),
    carrierId,
    carrierPage: carrier && carrierId && trackingPage(carrier, carrierId),
    deliveredTo: kind && deliveredTo[kind],
    deliveredOn: proofOfDelivery && deliveredOn(proofOfDelivery, context),
    recipient: proofOfDelivery?.recipient,
    images: imageCount > 0 ? images(imageCount) : undefined,
    address:
      shipment.address &&
      addressLines(shipment.address, context.locale).map(oneLine).filter(Boolean).join(', '),
  });
}

/**
 * Values of the placeholders for people, which the platform does not provide.
 * @param customer as the agent entered it; may be empty
 * @param sender absent until the agent enters it in the options
 */
export function personalValues(customer = '', sender: ReplySender = NO_SENDER): ReplyValues {
  const signature = sender.signature.replace(/\r\n?/g, '\n').trim();
  return { ...known({ customer, agent: sender.agent }), ...(signature && { signature }) };
}

/**
 * Whether a reply is as good without a value, so that it is not reported as missing: most parcels are delivered to nowhere
 * else, and people may stay unnamed.
 */
export function isSeldomKnown(name: Placeholder): boolean {
  return ['deliveredTo', 'customer', 'signature'].includes(name);
}

function known(values: Record<string, string | undefined>): ReplyValues {
  const entries = Object.entries(values).map(([name, value]) => [name, oneLine(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Replaces line breaks and control characters, which the platform may return; no-break spaces stay. An empty text is
 * unknown.
 */
function oneLine(text: string | undefined): string | undefined {
  return text?.replace(/(?:(?![\u00a0\u202f])[\s\p{Cc}])+/gu, ' ').trim() || undefined;
}

/** The status in the customer's language; `undefined` if its words are unknown, so that no code reaches a customer. */
function statusOf({ status = '', statusCode }: Shipment, { language }: ReplyContext): string | undefined {
  const names = REPLY_TEXTS[language].status;
  if (!names) return readStatus({ status }).kind && readableStatus(status.trim());
  const { kind } = readStatus({ status, statusCode });
  return kind && names[kind];
}

/** @param iso with a zone @returns `YYYY-MM-DD` in the agent's zone, or `iso` if it is not a time */
function dayIn(iso: string, { timeZone }: ReplyContext): string {
  const at = parseTime(iso);
  return Number.isNaN(at) ? iso : isoDay(at, timeZone);
}

/** @param iso without a zone: it is the time of the place, and is not converted; may be only a day */
function dateAndTimeOf(iso: string, { language, locale }: ReplyContext): string | undefined {
  const at = parseTime(iso);
  if (Number.isNaN(at)) return undefined;
  const { dateAndTime, time } = REPLY_TEXTS[language];
  // In French the first day of a month is the only ordinal.
  const date = new Intl.DateTimeFormat(locale, { ...DATE, timeZone: 'UTC' })
    .format(at)
    .replace(/^1 (?=\p{L})/u, language === 'fr' ? '1er ' : '1 ');
  if (!iso.includes('T')) return date;
  const given = new Date(at);
  const clock = time
    ? time(given.getUTCHours(), given.getUTCMinutes())
    : new Intl.DateTimeFormat(locale, { ...TIME, timeZone: 'UTC' }).format(at);
  return dateAndTime(date, clock);
}

function deliveredOn(
  { deliveryDate, deliveryTime }: ProofOfDelivery,
  context: ReplyContext,
): string | undefined {
  // A time without a date is useless.
  return deliveryDate && dateAndTimeOf([deliveryDate, deliveryTime].filter(Boolean).join('T'), context);
}
