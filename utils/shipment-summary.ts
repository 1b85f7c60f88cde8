import type { Messages } from './messages/catalogue.ts';
import type { ShipmentDescription } from './shipment-description.ts';

/**
 * The answer as a few plain lines, for a note or a reply.
 * @param headline with times that are right also tomorrow
 */
export function summaryOf(
  described: Omit<ShipmentDescription, 'summary'>,
  headline: string,
  { shipment: { summary, shipmentNamed } }: Messages,
): string {
  const { statusText, updated, handOff, proof, trackingId } = described;
  const carrier = [handOff?.carrierName, handOff?.carrierId].filter(Boolean).join(', ');
  return [
    described.isSandbox && summary.sandbox,
    `${shipmentNamed(trackingId)}: ${headline}`,
    statusText && summary.status(statusText),
    updated && summary.updated(updated.exact),
    carrier && summary.carrier(carrier),
    proof?.recipient && summary.receivedBy(proof.recipient),
    proof?.deliveredOn && summary.receivedOn(proof.deliveredOn.exact),
    proof && proof.images.length > 0 && summary.images(proof.images.length),
  ]
    .filter(Boolean)
    .join('\n');
}
