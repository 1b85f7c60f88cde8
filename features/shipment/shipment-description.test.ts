import { describe, expect, test } from 'vitest';
import { allEnglishMessages } from '../catalogue.ts';
import type { Lookup, Shipment } from './model.ts';
import { describeLookup } from './shipment-description.ts';
import { carrierPageOf } from './tracking-pages.ts';

const ID = 'ABCD1234567890';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const formatContext = { messages: allEnglishMessages, locale: 'en-GB', now: NOW };

function described(shipment: Partial<Shipment>, more: Partial<Lookup> = {}) {
  const lookup: Lookup = {
    trackingId: ID,
    environment: 'production',
    host: 'api.example.com',
    retrievedAt: NOW,
    generation: 1,
    isFresh: true,
    raw: '{"a":1}',
    ...carrierPageOf(shipment),
    ...more,
    shipment: { problems: [], ...shipment },
  };
  return describeLookup(lookup, formatContext);
}

test('leaves out everything that an empty record does not contain', () => {
  const empty = described({});
  expect(empty).toMatchObject({
    trackingId: ID,
    statusCategory: 'unknown',
    address: [],
    events: [],
  });
  const parts = [
    'statusText',
    'otherId',
    'updated',
    'isStale',
    'handOff',
    'proof',
    'mapPage',
    'age',
  ] as const;
  for (const part of parts) expect(empty[part]).toBeUndefined();
});

test('shows the platform’s own status unchanged', () => {
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
])('compares the ID of the record, %j, and returns %j as the other ID', (trackingId, otherId) => {
  expect(described(trackingId === undefined ? {} : { trackingId }).otherId).toBe(otherId);
});

describe('the headline', () => {
  const proof = (deliveryDate: string) => ({
    status: 'DELIVERED',
    proofOfDelivery: { recipient: 'Robin Marlow', deliveryDate, deliveryTime: '14:31:48', pods: [] },
  });

  test('has relative times, and as a sentence absolute ones', () => {
    const { headline, sentence } = described(proof('2026-11-20'));
    expect(headline).toBe('Delivered yesterday, 14:31\u00a0local\u00a0time, received by Robin Marlow');
    expect(sentence).toContain('Delivered 20 Nov 2026, 14:31\u00a0local\u00a0time, received by Robin Marlow');
    expect(described(proof('2026-11-11')).headline).toMatch(
      /^Delivered Wed,?\s11\u00a0Nov, 14:31\u00a0local\u00a0time, received by Robin Marlow$/,
    );
  });

  test('takes the time from an event if there is no proof, never from the last update', () => {
    const shipment = { status: 'DELIVERED', updatedAt: '2026-11-20T10:00:00' };
    expect(described(shipment).headline).toBe('Delivered');
    const events = [
      { text: 'SURVEY_SENT', at: '2026-11-20T09:00:00' },
      { text: 'DELIVERED', at: '2026-11-20T08:15:00' },
    ];
    expect(described({ ...shipment, events }).headline).toBe(
      'Delivered yesterday, 08:15\u00a0local\u00a0time',
    );
  });
});

test('a shipment under way without an update is in a state of its own, with the days', () => {
  const updated = (updatedAt: string) => described({ status: 'IN_TRANSIT', updatedAt });
  const stale = updated('2026-11-17T01:00:00Z');
  expect(stale).toMatchObject({
    statusCategory: 'noUpdate',
    staleDays: 4,
    answer: expect.stringMatching(/^Not scanned since Tue,?\s17\u00a0Nov$/),
    sentence: 'Not scanned since 17 Nov 2026',
    lastSeen: { time: { zone: 'yours' } },
  });
  // The state says it.
  expect(stale.isStale).toBeUndefined();
  expect(updated('2026-11-18T01:00:00Z')).toMatchObject({ statusCategory: 'inTransit' });
  const { staleDays, lastSeen } = updated('2026-11-18T01:00:00Z');
  expect([staleDays, lastSeen]).toEqual([undefined, undefined]);
});

test('any other shipment that has not arrived is marked as stale beside its state', () => {
  const updatedAt = '2026-11-17T01:00:00Z';
  expect(described({ status: 'LABEL_CREATED', updatedAt })).toMatchObject({
    statusCategory: 'notShipped',
    isStale: true,
  });
  expect(described({ status: 'RETURNED', updatedAt }).isStale).toBeUndefined();
});

test('uses the newest event if the response has no update time', () => {
  const events = [{ text: 'SORTED', at: '2026-11-19T12:00:00Z' }];
  expect(described({ events }).updated?.relative).toBe('2 days ago');
  expect(described({ events, updatedAt: '2026-11-18T12:00:00Z' }).updated?.relative).toBe('3 days ago');
});

test('distinguishes a proof whose photos were refused from one without photos', () => {
  const proofOfDelivery = { pods: [] };
  const refused = { path: 'proofOfDelivery.pods[0]', expected: 'imageAddress', found: '"ftp://x"' } as const;
  const other = { ...refused, path: 'proofOfDelivery.recipient' };
  expect(described({ proofOfDelivery, problems: [refused] }).proof?.hasRefusedImages).toBe(true);
  expect(described({ proofOfDelivery, problems: [other] }).proof?.hasRefusedImages).toBe(false);
});

test('describes events in words', () => {
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

test('shows the age of the answer after a minute', () => {
  expect(described({}, { retrievedAt: NOW - 59_000 }).age).toBeUndefined();
  expect(described({}, { retrievedAt: NOW - 600_000 }).age).toBe('10 minutes ago');
});

test.each([
  ['UPS', '1Z999AA10123456784', /^https:\/\/www\.ups\.com\/.*1Z999AA10123456784/],
  ['dhl express', '1234567890', /^https:\/\/.*dhl.*1234567890/],
  ['An unknown carrier', '1Z999AA10123456784', undefined],
  ['UPS', undefined, undefined],
])('links to the tracking page of %s for %s', (transferCarrierName, transferCarrierTrackingId, page) => {
  const { handOff } = described({
    transferCarrierName,
    ...(transferCarrierTrackingId ? { transferCarrierTrackingId } : {}),
  });
  expect(handOff).toBeDefined();
  if (page) expect(handOff?.carrierPage).toMatch(page);
  else expect(handOff?.carrierPage).toBeUndefined();
});
