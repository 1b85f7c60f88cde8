import { expect, it } from 'vitest';
import type { Shipment } from '../../../utils/shipment.ts';
import { WebhookPayloadSchema } from '../../../utils/webhook-payload.ts';
import { recentPayload } from './recent-payload.ts';

const now = new Date('2026-11-18T19:32:05.120Z');
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

it('is a payload with what is known of the shipment', () => {
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

it('holds nothing personal', () => {
  const text = JSON.stringify(recentPayload(entry, shipment, now));
  for (const secret of ['Private', 'Home', 'images.example']) expect(text).not.toContain(secret);
});

it('makes do with an ID', () => {
  const payload = recentPayload({ trackingId: 'ABCD0002' }, undefined, now);
  expect(WebhookPayloadSchema.safeParse(payload).success).toBe(true);
  expect(payload.data).toMatchObject({ trackingId: 'ABCD0002', updatedAt: now.toISOString() });
  expect(payload.data).not.toHaveProperty('status');
  expect(payload.data).not.toHaveProperty('proofOfDelivery');
});
