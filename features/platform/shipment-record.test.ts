import { describe, expect, test } from 'vitest';
import { findRecord, foldName, holdersOf, isEventList, membersOf } from './shipment-record.ts';

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

describe('what counts as a record', () => {
  test.each([
    ['two fields of a shipment', { status: 'MOVING', statusCode: 1 }],
    ['a tracking ID alone', { trackingId: 'A' }],
    ['a tracking ID that is a number', { trackingId: 5 }],
  ])('%s', (_name, json) => {
    expect(findRecord({ data: json }, 'ABCD1234567890')).toBe(json);
  });

  test.each([
    ['a reply that was not JSON', undefined],
    ['one field of a shipment among others', { status: 'ok', code: 1, message: 'hello' }],
  ])('not %s', (_name, json) => {
    expect(findRecord(json, 'ABCD1234567890')).toBeUndefined();
  });

  test.each(['status', 'statusCode', 'updatedAt', 'address', 'transferCarrierName', 'proofOfDelivery'])(
    '%s beside another field',
    (name) => {
      const json = { [name]: 'x', transferCarrierTrackingId: 'y' };
      expect(findRecord(json, 'ABCD1234567890')).toBe(json);
    },
  );
});

describe('which record is the one', () => {
  const poor = { trackingId: 'OTHER1', status: 'MOVING' };
  const rich = { trackingId: 'OTHER2', status: 'MOVING', statusCode: 1, updatedAt: '2026-11-01T00:00:00Z' };
  const asked = { trackingId: 'MINI12345' };

  test.each([
    ['none of several shipments that were not asked for', [poor, rich], undefined],
    ['none of them in parts of a list either', { data: [{ shipment: poor }, { shipment: rich }] }, undefined],
    ['the only one of a list, although it was not asked for', [rich], rich],
    ['the one with the most fields where none was asked for', { a: poor, b: rich }, rich],
    ['the same, whatever their order', { a: rich, b: poor }, rich],
    ['the one beside a list of its parts', { ...rich, parcels: [poor, { ...poor, trackingId: 'X' }] }, 'all'],
    ['the one that was asked for, before a richer one', [asked, rich], asked],
    ['the one that was asked for, after a richer one', [rich, asked], asked],
    ['the present one, after its history', { history: [asked], shipment: poor }, poor],
    ['the present one, before its history', { shipment: poor, history: [asked] }, poor],
    ['the present one, after deeper parts of its history', { updates: { days: [[rich]] }, now: poor }, poor],
    ['the entry of a history that was asked for', { history: [rich, asked] }, asked],
  ])('%s', (_name, json, expected) => {
    expect(findRecord(json, 'mini12345')).toBe(expected === 'all' ? json : expected);
  });
});

test.each([
  ['a number', 123456789012, '123456789012'],
  ['groups with dashes', 'ABCD-1234-567890', 'ABCD1234567890'],
  ['groups with spaces', 'abcd 1234 567890', 'ABCD1234567890'],
  ['one piece, asked for in groups', 'ABCD1234567890', 'ABCD 1234-567890'],
])('finds the ID that was asked for as %s', (_name, trackingId, asked) => {
  const other = { trackingId: 999999999999, status: 'DELIVERED', statusCode: 203 };
  const wanted = { trackingId, status: 'MOVING' };
  expect(findRecord([other, wanted], asked)).toBe(wanted);
});

test('does not take an ID in another alphabet for the one that was asked for', () => {
  const other = { trackingId: 'ЖЗ-И', status: 'DELIVERED', statusCode: 203 };
  const wanted = { trackingId: 'АБ В', status: 'MOVING' };
  expect(findRecord([other, wanted], 'абв')).toBe(wanted);
});

test('ignores an ID that is neither text nor number', () => {
  const odd = { trackingId: { toString: 1 }, status: 'MOVING' };
  const named = { trackingId: 'MINI12345' };
  expect(findRecord([odd, named], 'mini12345')).toBe(named);
});

describe('how far a reply is searched', () => {
  const among = (count: number, last: object) => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index])),
    last,
  });

  test('down to the fourth level', () => {
    expect(findRecord({ a: { b: { c: { d: record } } } }, 'ABCD1234567890')).toBe(record);
    expect(findRecord({ a: { b: { c: { d: { e: record } } } } }, 'ABCD1234567890')).toBeUndefined();
  });

  test('up to the hundredth member', () => {
    expect(findRecord(among(99, record), 'ABCD1234567890')).toBe(record);
    expect(findRecord(among(100, record), 'ABCD1234567890')).toBeUndefined();
  });

  test('for what holds a record, up to the hundredth member', () => {
    const json = among(99, record);
    expect(holdersOf(json, record)).toEqual([json]);
    expect(holdersOf(among(100, record), record)).toEqual([]);
  });

  test('for what holds a record, down to the fifth level', () => {
    const json = { a: { b: { c: { d: { e: record } } } } };
    expect(holdersOf(json, record)).toHaveLength(5);
    expect(holdersOf({ json }, record)).toEqual([]);
  });

  test('for what holds a record, beside members that are none', () => {
    const json = { missing: null, list: [record], text: 'hello', record };
    expect(holdersOf(json, record)).toEqual([json]);
  });
});

describe('names', () => {
  test.each(['trackingId', 'tracking_id', 'Tracking-ID', 'TRACKING.ID', ' tracking id '])(
    '%j means the same as trackingId',
    (name) => {
      expect(foldName(name)).toBe('trackingid');
      expect(membersOf({ [name]: 'A' }).get('trackingid')).toBe('A');
    },
  );

  test('keep their digits', () => {
    expect(foldName('Address_2')).toBe('address2');
  });

  test.each([
    ['scan_history', true],
    ['Events', true],
    ['eventCount', false],
    ['event', false],
  ])('%s means a history: %s', (name, isHistory) => {
    expect(isEventList(name)).toBe(isHistory);
  });
});
