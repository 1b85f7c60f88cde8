import { describe, expect, it } from 'vitest';
import { WebhookPayloadSchema } from './model.ts';
import { type SequenceKind, sequenceSteps, trackingIdOf } from './sequences.ts';

const now = new Date('2026-11-18T19:32:05.120Z');
const EDITED = '{ "data": {"trackingId": "ABCD0001", "n": 1.0} }';
const payloads = (kind: SequenceKind, text = EDITED) =>
  sequenceSteps(kind, text).map(({ payload }) => payload(now));
const read = (text: string) => WebhookPayloadSchema.parse(JSON.parse(text)).data;

describe('sequenceSteps', () => {
  it('sends one shipment in transit, handed over and delivered', () => {
    expect(sequenceSteps('journey', EDITED).map(({ name }) => name)).toEqual([
      'moving',
      'handedOver',
      'delivered',
    ]);
    const data = payloads('journey').map(read);
    expect(new Set(data.map((one) => one?.trackingId))).toEqual(new Set(['ABCD0001']));
    expect(data[1]?.transferCarrierName).toBeTruthy();
    expect(data[2]).toMatchObject({ status: 'DELIVERED', updatedAt: now.toISOString() });
  });

  it('sends exactly the same text twice', () => {
    expect(payloads('duplicate')).toEqual([EDITED, EDITED]);
  });

  it('sends the later event before the earlier one', () => {
    const [first, second] = payloads('outOfOrder').map(read);
    expect(first?.status).toBe('DELIVERED');
    expect(Date.parse(first?.updatedAt ?? '')).toBeGreaterThan(Date.parse(second?.updatedAt ?? ''));
  });

  it.each(['', '{', 'null', '{"data": 3}', '{"data": {"trackingId": 7}}'])(
    'uses the sample ID if the editor contains none: %s',
    (text) => {
      expect(trackingIdOf(text)).toBeUndefined();
      expect(read(payloads('journey', text)[0] ?? '')?.trackingId).toBe('ABCD1234567890');
    },
  );
});
