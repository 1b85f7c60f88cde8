import { expect, test } from 'vitest';
import { readShipment } from './shipment-reader.ts';

test.each(['statusCode', 'status_code', 'status-code', 'STATUSCODE'])(
  'finds statusCode under the name %s',
  (name) => {
    expect(readShipment({ [name]: 203 }, false)).toStrictEqual({ statusCode: 203, problems: [] });
  },
);

test.each([{ status: '' }, { statusCode: 0 }])('counts the values in %j as present', (record) => {
  expect(readShipment(record, false)).toStrictEqual({ ...record, problems: [] });
});

test.each([[{}], [{ status: null }], [{ status: undefined }], [{ other: 'MOVING' }]])(
  'returns nothing and reports nothing if %j has no such field',
  (record) => {
    expect(readShipment(record, false)).toStrictEqual({ problems: [] });
  },
);

// The ID of another shipment must be noticed in any case (`otherIdOf`).
test('reads IDs that are numbers', () => {
  const record = {
    trackingId: 999999999999,
    transferCarrierTrackingId: 123456789012,
    proofOfDelivery: { trackingNumber: 42 },
  };
  expect(readShipment(record, false)).toStrictEqual({
    trackingId: '999999999999',
    transferCarrierTrackingId: '123456789012',
    proofOfDelivery: { trackingNumber: '42', pods: [] },
    problems: [],
  });
});

test('drops an invalid value, and reports its path, what was expected and what was found', () => {
  expect(readShipment({ address: { city: 7, country: 'CA' } }, false)).toStrictEqual({
    address: { country: 'CA' },
    problems: [{ path: 'address.city', expected: 'text', found: '7' }],
  });
});

test('reports problems in the order in which the fields are read', () => {
  const { problems } = readShipment({ proofOfDelivery: { pods: 'none', recipient: 1 } }, false);
  expect(problems).toEqual([
    { path: 'proofOfDelivery.recipient', expected: 'text', found: '1' },
    { path: 'proofOfDelivery.pods', expected: 'list', found: '"none"' },
  ]);
});

test('no time is longer than other texts, however many digits its seconds have', () => {
  const digits = '1'.repeat(100_000);
  const instant = `2026-11-18T19:32:05.${digits}Z`;
  const shipment = readShipment(
    {
      updatedAt: instant,
      proofOfDelivery: { deliveryDate: '2026-11-18', deliveryTime: `19:32:05.${digits}` },
      events: [
        { status: 'A', time: instant },
        { status: 'B', date: '2026-11-18', time: `19:32:05.${digits}` },
      ],
    },
    false,
  );
  expect(shipment.events).toHaveLength(2);
  expect(JSON.stringify(shipment).length).toBeLessThan(6_000);
});

test('removes characters that would reverse the words around a text, and keeps right-to-left text', () => {
  const record = {
    status: 'IN\u202e_TRANSIT',
    transferCarrierName: '\u2067דואר\u2069 ישראל',
    proofOfDelivery: { recipient: '\u202bRobin\u202c', pods: [] },
    address: { city: 'תל\u202dאביב' },
    events: [{ status: 'SORTED\u202e', location: { city: '\u2066Lod' } }],
  };
  expect(readShipment(record, false)).toMatchObject({
    status: 'IN_TRANSIT',
    transferCarrierName: 'דואר ישראל',
    proofOfDelivery: { recipient: 'Robin' },
    address: { city: 'תלאביב' },
    events: [{ text: 'SORTED', place: 'Lod' }],
    problems: [],
  });
});
