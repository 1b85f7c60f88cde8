import { toneOf } from './describe-shipment.ts';
import { type SpokenTime, speakTime } from './format-time.ts';
import type { Shipment } from './shipment.ts';

/**
 * When a delivered shipment was delivered: as its proof says, else as its newest event that reads “delivered” does. The
 * time of the last update is no evidence: a record may be updated after the delivery.
 * @param now milliseconds since 1970
 * @returns `undefined` where nothing in the reply says on which day
 */
export function deliveryTime(shipment: Shipment, locale: string, now: number): SpokenTime | undefined {
  if (toneOf(shipment) !== 'delivered') return undefined;
  const { proofOfDelivery: proof, events = [] } = shipment;
  const day = proof?.deliveryDate;
  const event = events.find(({ text, at }) => at && toneOf({ status: text, problems: [] }) === 'delivered');
  const at = day ? [day, proof.deliveryTime].filter(Boolean).join('T') : event?.at;
  return at ? speakTime(at, locale, now) : undefined;
}
