import type { RecentEntry } from '../../../utils/recent.ts';
import type { Shipment } from '../../../utils/shipment.ts';
import type { WebhookPayload } from '../../../utils/webhook-payload.ts';
import { SAMPLE_ADDRESS, sampleProof } from '../../../utils/webhook-samples.ts';

/**
 * The notification that a shipment as it was looked up might have caused. Address and proof are samples: a customer's own
 * have no place in a test.
 * @param shipment what is still known of it; without it, only ID and status are
 * @param now stands in for a time that is not known
 */
export function recentPayload(
  { trackingId, status: seenStatus }: Pick<RecentEntry, 'trackingId' | 'status'>,
  shipment: Shipment | undefined,
  now: Date,
): WebhookPayload {
  const { statusCode, transferCarrierName, transferCarrierTrackingId } = shipment ?? {};
  const status = shipment?.status ?? seenStatus;
  const updatedAt = inUtc(shipment?.updatedAt, now);
  const known = { status, statusCode, transferCarrierName, transferCarrierTrackingId };
  return {
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId,
      ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
      updatedAt,
      address: SAMPLE_ADDRESS,
      ...(status === 'DELIVERED' ? { proofOfDelivery: sampleProof(updatedAt, trackingId) } : {}),
    },
  };
}

function inUtc(time: string | undefined, now: Date): string {
  const at = time === undefined ? Number.NaN : Date.parse(time);
  return (Number.isNaN(at) ? now : new Date(at)).toISOString();
}
