import { describe, expect, test } from 'vitest';
import { readShipment } from './shipment-reader.ts';
import { findRecord, holdersOf } from './shipment-record.ts';

const record = {
  objectType: 'Shipment',
  trackingId: 'ABCD1234567890',
  status: 'DELIVERED',
  statusCode: 203,
  updatedAt: '2026-11-18T19:32:05.120Z',
  address: {
    address1: '1 Sample Street',
    city: 'Sampleton',
    province: 'ON',
    postalCode: 'A1A 1A1',
    country: 'CA',
  },
  transferCarrierName: 'Sample Carrier',
  transferCarrierTrackingId: '329014521622',
  proofOfDelivery: {
    recipient: 'Sample Person',
    deliveryDate: '2026-11-18',
    deliveryTime: '14:32:05',
    trackingNumber: '329014521622',
    pods: ['https://images.example/1.jpg'],
  },
};

const { objectType: _objectType, ...fields } = record;

describe('findRecord', () => {
  const snake = { tracking_id: 'ABCD1234567890', status_code: 203, proof_of_delivery: { pods: [] } };
  test.each([
    ['the bare record', record, record],
    ['an envelope', { success: true, message: 'ok', data: record }, record],
    ['a nested envelope', { status: 'ok', result: { shipment: record } }, record],
    ['a list', [{ trackingId: 'OTHER', status: 'MOVING', statusCode: 1 }, record], record],
    ['snake case in a wrapper', { shipments: [snake] }, snake],
    ['a minimal record beside a richer other one', { a: record, b: { trackingId: 'MINI12345' } }, undefined],
  ])('%s', (_name, json, expected) => {
    const wanted = expected ?? { trackingId: 'MINI12345' };
    expect(findRecord(json, expected ? 'ABCD1234567890' : 'mini12345')).toEqual(wanted);
  });

  test('an entry of a record’s history is never the record', () => {
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

  test('what holds it, the nearest first, but nothing beyond a list', () => {
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
  ])('%s is no shipment', (_name, json) => {
    expect(findRecord(json, 'ABCD1234567890')).toBeUndefined();
  });

  test('deep and hostile nesting ends', () => {
    let deep: unknown = record;
    for (let level = 0; level < 10_000; level += 1) deep = { deep };
    expect(findRecord(deep, 'ABCD1234567890')).toBeUndefined();
  });
});

describe('readShipment', () => {
  test('a full record', () => {
    expect(readShipment(record, false)).toEqual({ ...fields, problems: [] });
  });

  test('snake case', () => {
    const shipment = readShipment(
      { tracking_id: 'A1', status_code: 7, proof_of_delivery: { delivery_date: '2026-11-18', pods: [] } },
      false,
    );
    expect(shipment).toMatchObject({
      trackingId: 'A1',
      statusCode: 7,
      proofOfDelivery: { deliveryDate: '2026-11-18' },
      problems: [],
    });
  });

  test('good fields stay, bad ones are named', () => {
    const shipment = readShipment(
      {
        trackingId: 'A1',
        status: 'MOVING',
        statusCode: '203',
        updatedAt: 'yesterday',
        address: 'somewhere',
        transferCarrierName: 5,
        proofOfDelivery: {
          recipient: 'Sample Person',
          deliveryDate: '18/11/2026',
          pods: [7, 'javascript:alert(1)', 'https://images.example/1.jpg'],
        },
      },
      false,
    );
    expect(shipment).toMatchObject({
      trackingId: 'A1',
      status: 'MOVING',
      proofOfDelivery: { recipient: 'Sample Person', pods: ['https://images.example/1.jpg'] },
    });
    expect(shipment.problems.map(({ path, expected }) => `${path}: ${expected}`)).toEqual([
      'address: object',
      'proofOfDelivery.deliveryDate: date',
      'proofOfDelivery.pods[0]: imageAddress',
      'proofOfDelivery.pods[1]: imageAddress',
      'statusCode: wholeNumber',
      'updatedAt: dateTime',
      'transferCarrierName: text',
    ]);
  });

  test('a value that is nested too deeply to print is named all the same', () => {
    const status = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(readShipment({ trackingId: 'A1', status }, false).problems).toEqual([
      { path: 'status', expected: 'text', found: '[…]' },
    ]);
  });

  test('events are read with it', () => {
    const events = [{ status: 'PICKED_UP', occurred_at: '2026-11-16T08:00:00Z' }, 7];
    expect(readShipment({ trackingId: 'A1', events }, false)).toEqual({
      trackingId: 'A1',
      events: [{ text: 'PICKED_UP', at: '2026-11-16T08:00:00Z' }],
      problems: [{ path: 'events[1]', expected: 'event', found: '7' }],
    });
  });

  test('null counts as absent', () => {
    expect(
      readShipment({ trackingId: 'A1', status: null, address: null, proofOfDelivery: null }, false),
    ).toEqual({
      trackingId: 'A1',
      problems: [],
    });
  });

  test('hostile member names are only names', () => {
    const hostile = JSON.parse('{"trackingId":"A1","__proto__":{"status":"X"},"constructor":"Y"}');
    expect(readShipment(hostile, false)).toEqual({ trackingId: 'A1', problems: [] });
  });

  test.each([
    ['https://images.example/1.jpg', false, true],
    ['http://images.example/1.jpg', false, false],
    ['http://127.0.0.1:4000/1.jpg', false, false],
    ['http://127.0.0.1:4000/1.jpg', true, true],
    ['https://user:password@images.example/1.jpg', false, false],
    ['data:image/png;base64,AAAA', true, false],
    ['blob:https://images.example/1', true, false],
    ['/1.jpg', true, false],
  ])('image address %s, loopback allowed: %s', (address, allowLoopback, isSafe) => {
    const { proofOfDelivery } = readShipment(
      { trackingId: 'A', proofOfDelivery: { pods: [address] } },
      allowLoopback,
    );
    expect(proofOfDelivery?.pods).toEqual(isSafe ? [address] : []);
  });
});
