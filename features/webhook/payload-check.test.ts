import { describe, expect, it } from 'vitest';
import { MAX_PAYLOAD } from './model.ts';
import { checkPayload, eventOf } from './payload-check.ts';
import { samplePayload } from './samples.ts';

const problemsOf = (payload: unknown) => {
  const check = checkPayload(JSON.stringify(payload));
  if (check.kind !== 'json') throw new Error(`unexpected ${check.kind}`);
  return check.problems.map(({ path, expected }) => `${path}: ${expected}`);
};

describe('checkPayload', () => {
  it('accepts a sample', () => {
    expect(problemsOf(samplePayload('deliveredWithProof', new Date(0)))).toEqual([]);
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

  it('locates each problem at its value, or at the value that lacks the member', () => {
    const text = '{"event": "x",\n "data": {"address":\n {"city": "X"},\n "statusCode": "203"}}';
    const check = checkPayload(text);
    if (check.kind !== 'json') throw new Error(`unexpected ${check.kind}`);
    const places = check.problems.map(({ path, line, start, end }) => [path, line, text.slice(start, end)]);
    expect(places).toContainEqual(['event', 1, '"x"']);
    expect(places).toContainEqual(['data.statusCode', 4, '"203"']);
    expect(places).toContainEqual(['data.address.country', 3, '{"city": "X"}']);
  });

  it('distinguishes an empty text, invalid JSON and a text that is too long', () => {
    expect(checkPayload(' \n').kind).toBe('empty');
    expect(checkPayload('{')).toEqual({ kind: 'notJson', error: { offset: 1, line: 1, column: 2 } });
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
