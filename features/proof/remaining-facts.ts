import { ownProofNumber, type ProofDescription, type ShipmentDescription } from '../shipment/description.ts';

/**
 * The facts of a proof of delivery that are nowhere else in the answer: its head usually names the recipient and the
 * time, and a carrier's own number is beside the carrier.
 */
export function remainingFacts(description: ShipmentDescription): Omit<ProofDescription, 'images'> {
  const { proof, answer, when } = description;
  if (!proof) return {};
  const { recipient, deliveredOn } = proof;
  const number = ownProofNumber(description);
  return {
    ...(recipient && !answer.includes(recipient) ? { recipient } : {}),
    ...(deliveredOn && !when?.isDelivery ? { deliveredOn } : {}),
    ...(number ? { number } : {}),
  };
}
