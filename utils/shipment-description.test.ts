import { describe, expect, test } from 'vitest';
import { messagesFor } from './messages/catalogue.ts';
import type { Lookup, Shipment } from './shipment.ts';
import { describeLookup } from './shipment-description.ts';

const ID = 'ABCD1234567890';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const wording = { messages: messagesFor('en'), locale: 'en-GB', now: NOW };

function described(shipment: Partial<Shipment>, more: Partial<Lookup> = {}) {
  const lookup: Lookup = {
    trackingId: ID,
    environment: 'production',
    retrievedAt: NOW,
    isFresh: true,
    raw: '{"a":1}',
    ...more,
    shipment: { problems: [], ...shipment },
  };
  return describeLookup(lookup, wording);
}

test('an empty record leaves everything out', () => {
  const empty = described({});
  expect(empty).toMatchObject({ trackingId: ID, tone: 'unknown', address: [], problems: [] });
  for (const part of ['statusText', 'otherId', 'updated', 'handOff', 'proof', 'age']) {
    expect(empty).not.toHaveProperty(part);
  }
  expect(empty.summary).toBe(`Shipment ${ID}: The platform gives no status`);
});

test('the platform’s own status stays as it is', () => {
  expect(described({ status: 'OUT_FOR_DELIVERY', statusCode: 120 }).statusText).toBe(
    'OUT_FOR_DELIVERY (120)',
  );
  expect(described({ status: 'Livré' }).statusText).toBe('Livré');
  expect(described({ statusCode: 0 }).statusText).toBe('0');
});

test.each([
  ['ABCD9999999999', 'ABCD9999999999'],
  [ID, undefined],
  ['abcd-1234 567890', undefined],
  [' ', undefined],
  [undefined, undefined],
])('a record for %j: another ID is %j', (trackingId, otherId) => {
  expect(described(trackingId === undefined ? {} : { trackingId }).otherId).toBe(otherId);
});

test('an address reads as on an envelope', () => {
  const address = {
    address1: '1420 Sample Street',
    address2: ' ',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H0H 0H0',
  };
  expect(described({ address: { ...address, country: 'CA' } }).address).toEqual([
    '1420 Sample Street',
    'Montréal QC H0H 0H0',
    'Canada',
  ]);
  expect(described({ address: { country: 'Freedonia' } }).address).toEqual(['Freedonia']);
});

describe('problems', () => {
  test.each([
    ['statusCode', 'wholeNumber', '"abc"', 'status code (got “abc”, not a whole number)'],
    ['proofOfDelivery.pods[1]', 'imageAddress', '42', 'proof image 2 (got 42, not a safe image address)'],
    ['address.city', 'text', '{"a":1}', 'city (got {"a":1}, not text)'],
    [
      'updatedAt',
      'dateTime',
      '"a very long te…',
      'time of the update (got “a very long te…”, not a date and time)',
    ],
    ['somethingNew', 'text', '7', 'somethingNew (got 7, not text)'],
  ] as const)('%s', (path, expected, found, text) => {
    expect(described({ problems: [{ path, expected, found }] }).problems).toEqual([text]);
  });
});

test('the summary says it all in a few lines', () => {
  const { summary } = described(
    {
      status: 'DELIVERED',
      statusCode: 203,
      transferCarrierName: 'Northline Parcel',
      transferCarrierTrackingId: 'NL329014521622',
      proofOfDelivery: {
        recipient: 'Robin Marlow',
        deliveryDate: '2026-11-18',
        deliveryTime: '14:31:48',
        pods: ['https://images.example/1.jpg'],
      },
    },
    { environment: 'sandbox' },
  );
  expect(summary.split('\n')).toEqual([
    '[SANDBOX, test data]',
    `Shipment ${ID}: Handed to Robin Marlow`,
    'Platform status: DELIVERED (203)',
    'Carrier: Northline Parcel, NL329014521622',
    'Received by: Robin Marlow',
    'Delivered on: 18 Nov 2026, 14:31:48',
    '1 proof image',
  ]);
});

test('an answer tells its age after a minute', () => {
  expect(described({}, { retrievedAt: NOW - 59_000 }).age).toBeUndefined();
  expect(described({}, { retrievedAt: NOW - 600_000 }).age).toBe('10 minutes ago');
});

test.each([
  ['UPS', '1Z999AA10123456784', /^https:\/\/www\.ups\.com\/.*1Z999AA10123456784/],
  ['dhl express', '1234567890', /^https:\/\/.*dhl.*1234567890/],
  ['A carrier nobody knows', '1Z999AA10123456784', undefined],
  ['UPS', undefined, undefined],
])('the page of %s for %s', (transferCarrierName, transferCarrierTrackingId, page) => {
  const { handOff } = described({
    transferCarrierName,
    ...(transferCarrierTrackingId ? { transferCarrierTrackingId } : {}),
  });
  if (page) expect(handOff?.carrierPage).toMatch(page);
  else expect(handOff).not.toHaveProperty('carrierPage');
});
