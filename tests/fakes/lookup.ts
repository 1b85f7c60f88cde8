import type { Lookup, Shipment } from '../../features/shipment/model.ts';
import { carrierPageOf } from '../../features/shipment/tracking-pages.ts';

/**
 * A lookup in the sandbox, as the background sends it, of a shipment that has only the given fields.
 * @param more the fields that matter to a test
 */
export function fakeLookup(
  trackingId: string,
  shipment: Partial<Shipment> = {},
  more: Partial<Lookup> = {},
): Lookup {
  return {
    trackingId,
    environment: 'sandbox',
    host: 'api.example.com',
    retrievedAt: 0,
    generation: 1,
    isFresh: true,
    shipment: { problems: [], ...shipment },
    ...carrierPageOf(shipment),
    raw: '{}',
    ...more,
  };
}
