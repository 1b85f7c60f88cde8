import type { WebhookPayload } from './webhook-payload.ts';

/** Samples of the test webhook console, in the order in which they are offered. */
export const WEBHOOK_SAMPLES = [
  'deliveredWithProof',
  'handedToCarrier',
  'inTransit',
  'customEvent',
  'minimal',
] as const;
export type WebhookSample = (typeof WEBHOOK_SAMPLES)[number];

const TRACKING_ID = 'ABCD1234567890';

const ADDRESS = {
  address1: '123 Sample Street',
  address2: 'Unit 4',
  city: 'Sampleville',
  province: 'ON',
  postalCode: 'A1A 1A1',
  country: 'CA',
};

const BUILD: Record<WebhookSample, (updatedAt: string) => WebhookPayload> = {
  deliveredWithProof: (updatedAt) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId: TRACKING_ID,
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt,
      address: ADDRESS,
      proofOfDelivery: {
        recipient: 'Sample Recipient',
        deliveryDate: updatedAt.slice(0, 10),
        deliveryTime: updatedAt.slice(11, 19),
        trackingNumber: TRACKING_ID,
        pods: ['https://example.com/sample/door.jpg', 'https://example.com/sample/parcel.jpg'],
      },
    },
  }),
  handedToCarrier: (updatedAt) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId: TRACKING_ID,
      status: 'SAMPLE_HANDED_OVER',
      updatedAt,
      address: ADDRESS,
      transferCarrierName: 'Sample Carrier',
      transferCarrierTrackingId: 'SAMPLE000000001',
    },
  }),
  inTransit: (updatedAt) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId: TRACKING_ID,
      status: 'SAMPLE_IN_TRANSIT',
      updatedAt,
      address: ADDRESS,
    },
  }),
  customEvent: (updatedAt) => ({
    event: 'shipment.custom_event',
    data: { objectType: 'Shipment', trackingId: TRACKING_ID, updatedAt, note: 'Sample custom event' },
  }),
  minimal: () => ({ event: 'shipment.status_updated', data: { trackingId: TRACKING_ID } }),
};

/**
 * A payload to start from. Names, addresses and IDs are plainly samples, and so are the status values other than
 * `DELIVERED`, the only one that the specification names.
 * @param now stands in `updatedAt` and in the proof of delivery
 */
export function webhookSample(sample: WebhookSample, now: Date): WebhookPayload {
  return BUILD[sample](now.toISOString());
}

/** JSON as the console shows it. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
