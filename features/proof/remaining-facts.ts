import type { ProofDescription, ShipmentDescription } from '../shipment/description.ts';
import { bareId } from '../shipment/description.ts';

/**
 * The facts of a proof of delivery that are nowhere else in the answer: its head usually names the recipient and the
 * time, and a carrier's own number is beside the carrier.
 */
export function remainingFacts({
  proof,
  answer,
  when,
  handOff,
  trackingId,
}: ShipmentDescription): Omit<ProofDescription, 'images'> {
  if (!proof) return {};
  const { recipient, deliveredOn, number } = proof;
  const isKnownNumber =
    number !== undefined &&
    [handOff?.carrierId, trackingId].some((known) => known !== undefined && bareId(known) === bareId(number));
  return {
    ...(recipient && !answer.includes(recipient) ? { recipient } : {}),
    ...(deliveredOn && !when?.isDelivery ? { deliveredOn } : {}),
    ...(number && !isKnownNumber ? { number } : {}),
  };
}
