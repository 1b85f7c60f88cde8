import { describe, expect, it } from 'vitest';
import { WEBHOOK_EVENTS, WebhookPayloadSchema } from './webhook-payload.ts';
import { WEBHOOK_SAMPLES, webhookSample } from './webhook-samples.ts';

const now = new Date('2026-11-18T19:32:05.120Z');

describe('webhookSample', () => {
  it.each(WEBHOOK_SAMPLES)('%s fits the payload schema and loses nothing in it', (sample) => {
    const payload = webhookSample(sample, now);
    expect(WebhookPayloadSchema.parse(payload)).toEqual(payload);
  });

  it('offers both events', () => {
    const events = new Set(WEBHOOK_SAMPLES.map((sample) => webhookSample(sample, now).event));
    expect([...events].sort()).toEqual([...WEBHOOK_EVENTS].sort());
  });

  it('dates the delivery with the given time, in the formats of the specification', () => {
    const { data } = webhookSample('deliveredWithProof', now);
    expect(data).toMatchObject({
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: '2026-11-18T19:32:05.120Z',
    });
    expect(data?.proofOfDelivery).toMatchObject({ deliveryDate: '2026-11-18', deliveryTime: '19:32:05' });
  });

  it('names a transfer carrier and its ID together', () => {
    const { data } = webhookSample('handedToCarrier', now);
    expect(data?.transferCarrierName).toBeTruthy();
    expect(data?.transferCarrierTrackingId).toBeTruthy();
  });
});
