import { describe, expect, it } from 'vitest';
import { MAX_PAYLOAD } from '../../../utils/webhook-history.ts';
import { formatJson, webhookSample } from '../../../utils/webhook-samples.ts';
import { checkPayload, eventOf, withEvent } from './payload-check.ts';

const problemsOf = (payload: unknown) => {
  const check = checkPayload(JSON.stringify(payload));
  if (check.kind !== 'json') throw new Error(`unexpected ${check.kind}`);
  return check.problems.map(({ path, expected }) => `${path}: ${expected}`);
};

describe('checkPayload', () => {
  it('accepts a sample', () => {
    expect(problemsOf(webhookSample('deliveredWithProof', new Date(0)))).toEqual([]);
  });

  it.each([
    ['an unknown event', { event: 'shipment.lost' }, ['event: oneOf']],
    ['text for a number', { data: { statusCode: '203' } }, ['data.statusCode: number']],
    ['a fraction', { data: { statusCode: 1.5 } }, ['data.statusCode: wholeNumber']],
    ['a time without a zone', { data: { updatedAt: '2026-11-18T19:32:05' } }, ['data.updatedAt: dateTime']],
    [
      'a list member',
      { data: { proofOfDelivery: { pods: ['https://example.com/a.jpg', 'a.jpg'] } } },
      ['data.proofOfDelivery.pods[1]: webAddress'],
    ],
    [
      'dates',
      { data: { proofOfDelivery: { deliveryDate: '18 Nov', deliveryTime: '14:32' } } },
      ['data.proofOfDelivery.deliveryDate: date', 'data.proofOfDelivery.deliveryTime: time'],
    ],
    [
      'an address without a country',
      {
        data: {
          address: { address1: '1 Sample St', city: 'Sampleville', province: 'ON', postalCode: 'A1A 1A1' },
        },
      },
      ['data.address.country: present'],
    ],
    ['a list as a whole', [], [': object']],
    ['a list as data', { data: [] }, ['data: object']],
  ])('names %s', (_name, payload, problems) => {
    expect(problemsOf(payload)).toEqual(problems);
  });

  it('lists the allowed values', () => {
    const check = checkPayload('{"event": "x"}');
    expect(check).toMatchObject({
      problems: [{ values: ['shipment.status_updated', 'shipment.custom_event'] }],
    });
  });

  it('tells empty, not JSON and too long apart', () => {
    expect(checkPayload(' \n').kind).toBe('empty');
    expect(checkPayload('{')).toEqual({ kind: 'notJson', position: { line: 1, column: 2 } });
    expect(checkPayload(JSON.stringify('x'.repeat(MAX_PAYLOAD))).kind).toBe('tooLong');
  });
});

describe('eventOf', () => {
  it.each([
    ['{"event": "shipment.custom_event"}', 'shipment.custom_event'],
    ['{"event": "other"}', undefined],
    ['{}', undefined],
    ['null', undefined],
    ['{', undefined],
  ])('%s', (text, event) => {
    expect(eventOf(checkPayload(text))).toBe(event);
  });
});

describe('withEvent', () => {
  it('replaces only the event and keeps the layout', () => {
    const text = '{ "event":"shipment.status_updated",\n "data": {"statusCode": 1.0} }';
    expect(withEvent(text, 'shipment.custom_event')).toBe(text.replace('status_updated', 'custom_event'));
  });

  it('adds a missing event in front', () => {
    expect(withEvent('{"data": {}}', 'shipment.custom_event')).toBe(
      formatJson({ event: 'shipment.custom_event', data: {} }),
    );
  });

  it('is not misled by an event inside the data', () => {
    const payload = { data: { event: 'inner' }, event: 'shipment.status_updated' };
    expect(JSON.parse(withEvent(JSON.stringify(payload), 'shipment.custom_event') ?? '')).toEqual({
      data: { event: 'inner' },
      event: 'shipment.custom_event',
    });
  });

  it('leaves what is not a JSON object alone', () => {
    expect(withEvent('{', 'shipment.custom_event')).toBeUndefined();
    expect(withEvent('7', 'shipment.custom_event')).toBeUndefined();
  });
});
