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
    host: 'api.example.com',
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
  expect(empty).toMatchObject({ trackingId: ID, tone: 'unknown', address: [], events: [], problems: [] });
  for (const part of ['statusText', 'otherId', 'updated', 'silence', 'handOff', 'proof', 'mapPage', 'age']) {
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
    ['tracking.scans[3]', 'event', '7', 'entry 4 of “tracking.scans” (got 7, not an event with a text)'],
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
    `Shipment ${ID}: Delivered on 18 Nov 2026 at 14:31, received by Robin Marlow`,
    'Platform status: DELIVERED (203)',
    'Carrier: Northline Parcel, NL329014521622',
    'Received by: Robin Marlow',
    'Delivered on: 18 Nov 2026, 14:31:48',
    '1 proof image',
  ]);
});

describe('the sentence', () => {
  const proof = (deliveryDate: string) => ({
    status: 'DELIVERED',
    proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate, deliveryTime: '14:31:48', pods: [] },
  });

  test('tells a delivery as one says it today, and a note as it stays right', () => {
    const { headline, summary } = described(proof('2026-11-20'));
    expect(headline).toBe('Delivered yesterday at 14:31, received by Robin Marlow');
    expect(summary).toContain('Delivered on 20 Nov 2026 at 14:31, received by Robin Marlow');
    expect(described(proof('2026-11-11')).headline).toMatch(
      /^Delivered on Wed,? 11 Nov at 14:31, received by Robin Marlow$/,
    );
  });

  test('takes the time from an event where there is no proof, never from the last update', () => {
    const shipment = { status: 'DELIVERED', updatedAt: '2026-11-20T10:00:00' };
    expect(described(shipment).headline).toBe('Delivered');
    const events = [
      { text: 'SURVEY_SENT', at: '2026-11-20T09:00:00' },
      { text: 'DELIVERED', at: '2026-11-20T08:15:00' },
    ];
    expect(described({ ...shipment, events }).headline).toBe('Delivered yesterday at 08:15');
  });
});

describe('silence', () => {
  const moving = (updatedAt: string, more: Partial<Shipment> = {}) =>
    described({ status: 'IN_TRANSIT', updatedAt, ...more }).silence;

  test('is told from the fourth day on', () => {
    expect(moving('2026-11-18T01:00:00Z')).toBeUndefined();
    expect(moving('2026-11-17T01:00:00Z')).toBe('No update for 4 days');
    expect(moving('2026-10-21T12:00:00Z')).toBe('No update for 31 days');
  });

  test('is counted from the latest that the reply tells', () => {
    const events = [{ text: 'SORTED', at: '2026-11-19T12:00:00Z' }, { text: 'PICKED_UP' }];
    expect(moving('2026-11-10T12:00:00Z', { events })).toBeUndefined();
  });

  test('counts a time without zone as late as it can be', () => {
    expect(moving('2026-11-17T12:00:00')).toBeUndefined();
    expect(moving('2026-11-16T12:00:00')).toBe('No update for 4 days');
  });

  test('is counted until the platform was asked, not until now', () => {
    const lookup = { retrievedAt: Date.parse('2026-11-17T12:00:00Z') };
    expect(
      described({ status: 'IN_TRANSIT', updatedAt: '2026-11-15T12:00:00Z' }, lookup).silence,
    ).toBeUndefined();
  });

  test('says nothing about what has arrived, or of what has no time', () => {
    expect(moving('2026-11-10T12:00:00Z', { status: 'DELIVERED' })).toBeUndefined();
    expect(
      moving('2026-11-10T12:00:00Z', { status: 'Livré', proofOfDelivery: { pods: [] } }),
    ).toBeUndefined();
    expect(described({ status: 'IN_TRANSIT' }).silence).toBeUndefined();
  });
});

test('the newest event is the update where the reply names none', () => {
  const events = [{ text: 'SORTED', at: '2026-11-19T12:00:00Z' }];
  expect(described({ events }).updated?.relative).toBe('2 days ago');
  expect(described({ events, updatedAt: '2026-11-18T12:00:00Z' }).updated?.relative).toBe('3 days ago');
});

test('events are told in words', () => {
  const { events } = described({
    events: [
      { text: 'OUT_FOR_DELIVERY', detail: 'Out for delivery', place: 'Laval', at: '2026-11-20T10:00:00Z' },
      { text: 'Sorted', detail: 'Belt 7', givenTime: 'last Tuesday' },
      { text: 'PICKED_UP' },
    ],
  });
  expect(events.map(({ time, ...rest }) => ({ ...rest, relative: time()?.relative }))).toEqual([
    { text: 'Out for delivery', place: 'Laval', relative: 'yesterday' },
    { text: 'Sorted', detail: 'Belt 7', givenTime: 'last Tuesday' },
    { text: 'Picked up' },
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
