import { type SpokenTime, speakTime } from '../../utils/format-time.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { Lookup, Shipment } from './model.ts';
import { latestUpdate, readStatus, statusCategoryOf, statusPhrase } from './status.ts';
import { readableStatus, statusWords } from './status-name.ts';

type Words = SharedMessages['shipment'];

/**
 * Describes a shipment in one sentence that an agent can read aloud.
 * @param when the time of delivery, worded for the sentence, such as `yesterday, 14:32`
 */
export function headline(shipment: Shipment, { shipment: words }: SharedMessages, when?: string): string {
  if (readStatus(shipment).category !== 'delivered') return underWay(shipment, words);
  const how = howDelivered(shipment, words);
  const carrier = shipment.transferCarrierName?.trim();
  const recipient = shipment.proofOfDelivery?.recipient?.trim();
  const isSaid = recipient && how?.toLowerCase().includes(recipient.toLowerCase());
  return words.delivered({ how, when, ...(isSaid ? {} : { recipient, carrier }) });
}

/** The status' own words if they say more than “delivered”: where a parcel was left settles most disputes. */
function howDelivered({ status = '', ...rest }: Shipment, words: Words): string | undefined {
  const { kind } = readStatus({ status, ...rest });
  const text = status.trim().replace(/[.\s]+$/, '');
  const readable = readableStatus(text);
  const known = kind && words.deliveredTo[kind];
  if (known && readable !== text) return known;
  return known || statusWords(text).startsWith('delivered ')
    ? statusPhrase(text, words.statusNames)
    : undefined;
}

function underWay(shipment: Shipment, words: Words): string {
  const { statusCode } = shipment;
  const status = shipment.status?.trim();
  const carrier = shipment.transferCarrierName?.trim();
  const { category, kind } = readStatus(shipment);
  if (!status) return statusCode === undefined ? words.noStatus : words.onlyStatusCode(statusCode);
  if (category === 'unknown') return words.unknownStatus(readableStatus(status));
  if (category === 'outForDelivery')
    return carrier ? words.outForDeliveryWith(carrier) : words.outForDelivery;
  if (category === 'inTransit' && kind === 'inTransit' && carrier) return words.onItsWayWith(carrier);
  return statusPhrase(status, words.statusNames);
}

/**
 * When a delivered shipment was delivered, according to its proof of delivery or, without one, its newest “delivered”
 * event. The time of the last update is not used: a record may be updated after the delivery.
 * @param now milliseconds since 1970
 * @returns `undefined` if the record does not contain the day
 */
export function deliveryTime(shipment: Shipment, locale: string, now: number): SpokenTime | undefined {
  const at = deliveredAt(shipment);
  return at ? speakTime(at, locale, now) : undefined;
}

/** The time of `deliveryTime` as in the record: ISO 8601, with or without zone, or only a day. */
export function deliveredAt(shipment: Shipment): string | undefined {
  if (readStatus(shipment).category !== 'delivered') return undefined;
  const { proofOfDelivery: proof, events = [] } = shipment;
  const day = proof?.deliveryDate;
  const event = events.find(({ text, at }) => at && readStatus({ status: text }).category === 'delivered');
  return day ? [day, proof.deliveryTime].filter(Boolean).join('T') : event?.at;
}

/**
 * Since when nothing has happened to a shipment whose state is `noUpdate`: its last status would contradict that.
 * @param now milliseconds since 1970
 * @returns the time as in the record, and worded for a sentence; `undefined` for shipments in any other state
 */
export function staleSince(
  lookup: Pick<Lookup, 'shipment' | 'retrievedAt'>,
  locale: string,
  now: number,
): { at: string; spoken: SpokenTime } | undefined {
  const at = statusCategoryOf(lookup) === 'noUpdate' ? latestUpdate(lookup.shipment) : undefined;
  const spoken = at && speakTime(at, locale, now);
  return spoken ? { at, spoken } : undefined;
}
