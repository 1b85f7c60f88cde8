import { describe, expect, it } from 'vitest';
import type { Shipment } from '../shipment/model.ts';
import { WEBHOOK_EVENTS, WebhookPayloadSchema } from './model.ts';
import { formatJson, recentPayload, sampleOf, samplePayload, WEBHOOK_SAMPLES } from './samples.ts';

const now = new Date('2026-11-18T19:32:05.120Z');

describe('sampleOf', () => {
  it.each(WEBHOOK_SAMPLES)('recognizes %s with any tracking ID and time', (sample) => {
    const text = formatJson(samplePayload(sample, now, 'OTHER 1'));
    expect(sampleOf(text)).toBe(sample);
    expect(sampleOf(text.replace('"data"', '"version": "1.0", "data"'))).toBeUndefined();
  });

  it.each(['', '{', '{"data": {"trackingId": "A", "updatedAt": "soon"}}', '[]'])(
    'recognizes no sample in %j',
    (text) => {
      expect(sampleOf(text)).toBeUndefined();
    },
  );
});

describe('samplePayload', () => {
  it.each(WEBHOOK_SAMPLES)('%s conforms to the payload schema and has no extra members', (sample) => {
    const payload = samplePayload(sample, now);
    expect(WebhookPayloadSchema.parse(payload)).toEqual(payload);
  });

  it('offers both events', () => {
    const events = new Set(WEBHOOK_SAMPLES.map((sample) => samplePayload(sample, now).event));
    expect([...events].sort()).toEqual([...WEBHOOK_EVENTS].sort());
  });

  it('uses the given time for the delivery, in the formats of the specification', () => {
    const { data } = samplePayload('deliveredWithProof', now);
    expect(data).toMatchObject({
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: '2026-11-18T19:32:05.120Z',
    });
    expect(data?.proofOfDelivery).toMatchObject({ deliveryDate: '2026-11-18', deliveryTime: '19:32:05' });
  });

  it('names a transfer carrier and its ID together', () => {
    const { data } = samplePayload('handedToCarrier', now);
    expect(data?.transferCarrierName).toBeTruthy();
    expect(data?.transferCarrierTrackingId).toBeTruthy();
  });
});

const entry = { trackingId: 'ABCD0001', status: 'DELIVERED' };
const shipment: Shipment = {
  status: 'DELIVERED',
  statusCode: 203,
  updatedAt: '2026-11-17T10:00:00+02:00',
  transferCarrierName: 'Sample Carrier',
  address: { address1: '9 Private Road', city: 'Home' },
  proofOfDelivery: { recipient: 'Robin Private', pods: ['https://images.example/1.jpg'] },
  problems: [],
};

it('contains the known details of the shipment', () => {
  const payload = recentPayload(entry, shipment, now);
  expect(WebhookPayloadSchema.parse(payload)).toEqual(payload);
  expect(payload.data).toMatchObject({
    trackingId: 'ABCD0001',
    status: 'DELIVERED',
    statusCode: 203,
    updatedAt: '2026-11-17T08:00:00.000Z',
    transferCarrierName: 'Sample Carrier',
    proofOfDelivery: { trackingNumber: 'ABCD0001', deliveryDate: '2026-11-17' },
  });
});

it('contains no personal data', () => {
  const text = JSON.stringify(recentPayload(entry, shipment, now));
  for (const secret of ['Private', 'Home', 'images.example']) expect(text).not.toContain(secret);
});

it('needs only an ID', () => {
  const payload = recentPayload({ trackingId: 'ABCD0002' }, undefined, now);
  expect(WebhookPayloadSchema.safeParse(payload).success).toBe(true);
  expect(payload.data).toMatchObject({ trackingId: 'ABCD0002', updatedAt: now.toISOString() });
  expect(payload.data).not.toHaveProperty('status');
  expect(payload.data).not.toHaveProperty('proofOfDelivery');
});
