import { describe, expect, test } from 'vitest';
import { findRecord, holdersOf } from './shipment-record.ts';

const record = {
  objectType: 'Shipment',
  trackingId: 'ABCD1234567890',
  status: 'DELIVERED',
  statusCode: 203,
  updatedAt: '2026-11-18T19:32:05.120Z',
  transferCarrierName: 'Sample Carrier',
  proofOfDelivery: { recipient: 'Sample Person', pods: [] },
};

describe('findRecord', () => {
  const snake = { tracking_id: 'ABCD1234567890', status_code: 203, proof_of_delivery: { pods: [] } };
  test.each([
    ['the bare record', record, record],
    ['an envelope', { success: true, message: 'ok', data: record }, record],
    ['a nested envelope', { status: 'ok', result: { shipment: record } }, record],
    ['a list', [{ trackingId: 'OTHER', status: 'MOVING', statusCode: 1 }, record], record],
    ['snake case in a wrapper', { shipments: [snake] }, snake],
    ['a minimal record beside a richer other one', { a: record, b: { trackingId: 'MINI12345' } }, undefined],
  ])('finds %s', (_name, json, expected) => {
    const wanted = expected ?? { trackingId: 'MINI12345' };
    expect(findRecord(json, expected ? 'ABCD1234567890' : 'mini12345')).toEqual(wanted);
  });

  test('prefers a record to the events of its history', () => {
    const entry = {
      trackingId: 'MINI12345',
      status: 'MOVING',
      statusCode: 1,
      updatedAt: '2026-11-01T00:00:00Z',
    };
    const short = { trackingId: 'MINI12345', status: 'DELIVERED', events: [entry] };
    expect(findRecord({ data: short }, 'MINI12345')).toEqual(short);
    expect(findRecord({ shipment: short, events: [entry] }, 'MINI12345')).toEqual(short);
    expect(findRecord({ history: [entry] }, 'MINI12345')).toEqual(entry);
  });

  test('holdersOf returns the objects around the record, nearest first, but none around a list', () => {
    const json = { ok: true, result: { shipment: record } };
    expect(holdersOf(json, record)).toEqual([json.result, json]);
    expect(holdersOf({ shipments: [record] }, record)).toEqual([]);
    expect(holdersOf(record, record)).toEqual([]);
  });

  test.each([
    ['an envelope’s own status', { status: 'ok', message: 'hello' }],
    ['text', 'hello'],
    ['null', null],
    ['an empty list', []],
  ])('returns undefined for %s', (_name, json) => {
    expect(findRecord(json, 'ABCD1234567890')).toBeUndefined();
  });

  test('handles deeply nested input', () => {
    let deep: unknown = record;
    for (let level = 0; level < 10_000; level += 1) deep = { deep };
    expect(findRecord(deep, 'ABCD1234567890')).toBeUndefined();
  });
});
