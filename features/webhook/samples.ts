import { objectOf, parseJson } from '../../utils/json.ts';
import type { RecentEntry } from '../recent/model.ts';
import type { Shipment } from '../shipment/model.ts';
import type { WebhookPayload } from './model.ts';

/** Samples of the test webhook console, in display order. */
export const WEBHOOK_SAMPLES = [
  'deliveredWithProof',
  'handedToCarrier',
  'inTransit',
  'problem',
  'customEvent',
  'minimal',
] as const;
export type WebhookSample = (typeof WEBHOOK_SAMPLES)[number];

/** Used in samples without a given tracking ID. */
export const SAMPLE_TRACKING_ID = 'ABCD1234567890';

const SAMPLE_ADDRESS = {
  address1: '123 Sample Street',
  address2: 'Unit 4',
  city: 'Sampleville',
  province: 'ON',
  postalCode: 'A1A 1A1',
  country: 'CA',
};

const BUILD: Record<WebhookSample, (updatedAt: string, trackingId: string) => WebhookPayload> = {
  deliveredWithProof: (updatedAt, trackingId) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId,
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt,
      address: SAMPLE_ADDRESS,
      proofOfDelivery: sampleProof(updatedAt, trackingId),
    },
  }),
  handedToCarrier: (updatedAt, trackingId) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId,
      status: 'SAMPLE_HANDED_OVER',
      updatedAt,
      address: SAMPLE_ADDRESS,
      transferCarrierName: 'Sample Carrier',
      transferCarrierTrackingId: 'SAMPLE000000001',
    },
  }),
  inTransit: (updatedAt, trackingId) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId,
      status: 'SAMPLE_IN_TRANSIT',
      updatedAt,
      address: SAMPLE_ADDRESS,
    },
  }),
  problem: (updatedAt, trackingId) => ({
    event: 'shipment.status_updated',
    data: {
      objectType: 'Shipment',
      trackingId,
      status: 'SAMPLE_PROBLEM',
      updatedAt,
      address: SAMPLE_ADDRESS,
    },
  }),
  customEvent: (updatedAt, trackingId) => ({
    event: 'shipment.custom_event',
    data: { objectType: 'Shipment', trackingId, updatedAt, note: 'Sample custom event' },
  }),
  minimal: (_, trackingId) => ({ event: 'shipment.status_updated', data: { trackingId } }),
};

/** A proof of delivery without personal data. @param deliveredAt ISO 8601 in UTC */
function sampleProof(deliveredAt: string, trackingId: string) {
  return {
    recipient: 'Sample Recipient',
    deliveryDate: deliveredAt.slice(0, 10),
    deliveryTime: deliveredAt.slice(11, 19),
    trackingNumber: trackingId,
    pods: ['https://example.com/sample/door.jpg', 'https://example.com/sample/parcel.jpg'],
  };
}

/**
 * A payload to start from. Names, addresses and IDs are obviously samples; so are the status values other than
 * `DELIVERED`, the only one in the specification.
 * @param now used for `updatedAt` and the proof of delivery
 */
export function samplePayload(
  sample: WebhookSample,
  now: Date,
  trackingId: string = SAMPLE_TRACKING_ID,
): WebhookPayload {
  return BUILD[sample](now.toISOString(), trackingId);
}

/** The sample that a payload is, with any tracking ID and time; undefined if it was edited. */
export function sampleOf(payload: string): WebhookSample | undefined {
  const { trackingId, updatedAt } = objectOf(objectOf(parseJson(payload)).data);
  if (typeof trackingId !== 'string') return undefined;
  const at = typeof updatedAt === 'string' ? Date.parse(updatedAt) : 0;
  if (Number.isNaN(at)) return undefined;
  return WEBHOOK_SAMPLES.find(
    (name) => formatJson(samplePayload(name, new Date(at), trackingId)) === payload,
  );
}

/** JSON in the console's layout. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/**
 * The notification that the platform might have sent for a looked-up shipment. Address and proof are samples, so that a
 * test contains no customer data.
 * @param shipment the cached lookup; without it, only the ID and the status are known
 * @param now used if the time of the update is not known
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
