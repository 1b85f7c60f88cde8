import { describe, expect, test } from 'vitest';
import type { Shipment, StatusCategory } from './model.ts';
import { daysSinceUpdate, readableStatus, statusCategoryOf, statusName } from './status.ts';

function shipment(fields: Partial<Shipment>): Shipment {
  return { problems: [], ...fields };
}

const CATEGORIES: [string, StatusCategory][] = [
  ['DELIVERED', 'delivered'],
  ['delivered', 'delivered'],
  ['  Delivered.', 'delivered'],
  ['Delivered - left at the front door', 'delivered'],
  ['DELIVERED_TO_A_SAFE_PLACE_AFTER_TWO_ATTEMPTS because the recipient was not at home', 'delivered'],
  ['Successfully delivered', 'delivered'],
  ['The parcel has been delivered', 'delivered'],

  ['UNDELIVERED', 'problem'],
  ['Undeliverable as addressed', 'problem'],
  ['NOT_DELIVERED', 'problem'],
  ['notDelivered', 'problem'],
  ['Could not be delivered', 'problem'],
  ["Couldn't be delivered", 'problem'],
  ['Unable to deliver', 'problem'],
  ['DELIVERY_FAILED', 'problem'],
  ['deliveryFailed', 'problem'],
  ['Delivery attempted', 'problem'],
  ['Delivery attempt 2', 'problem'],
  ['Attempted delivery', 'problem'],
  ['Partially delivered', 'problem'],
  ['Delivered to sender', 'problem'],
  ['Delivered back to the shipper', 'problem'],
  ['Delivered damaged', 'problem'],
  ['RETURNED_TO_SENDER', 'problem'],
  ['ADDRESS_PROBLEM', 'problem'],
  ['In transit, delayed', 'problem'],
  ['Out for delivery - exception', 'problem'],
  ['Held at customs', 'problem'],
  ['Lost', 'problem'],

  ['OUT_FOR_DELIVERY', 'moving'],
  ['outForDelivery', 'moving'],
  ['Out for Delivery', 'moving'],
  ['IN_TRANSIT', 'moving'],
  ['TRANSFERRED_TO_CARRIER', 'moving'],
  ['Departed from facility', 'moving'],
  ['Being delivered', 'moving'],
  ['Moving', 'moving'],
  ['NOT_MOVING', 'unknown'],

  ['Not yet delivered', 'unknown'],
  ['Will be delivered tomorrow', 'unknown'],
  ['To be delivered', 'unknown'],
  ['Expected to be delivered', 'unknown'],
  ['Not shipped', 'unknown'],
  ['Ready to be picked up', 'unknown'],
  ['Delivery', 'unknown'],
  ['DELIVERY_SCHEDULED', 'unknown'],
  ['STATE_77', 'unknown'],
  ['تم التسليم', 'unknown'],
  ['', 'unknown'],
];

describe('statusCategoryOf', () => {
  test.each(CATEGORIES)('%j is %s', (status, category) => {
    expect(statusCategoryOf(shipment({ status }))).toBe(category);
  });

  test('returns delivered for status code 203 without known words', () => {
    expect(statusCategoryOf(shipment({ statusCode: 203 }))).toBe('delivered');
    expect(statusCategoryOf(shipment({ statusCode: 203, status: 'STATE_77' }))).toBe('delivered');
    expect(statusCategoryOf(shipment({ statusCode: 204 }))).toBe('unknown');
  });

  test.each([
    ['UNDELIVERED', 'problem'],
    ['Delivery failed', 'problem'],
    ['OUT_FOR_DELIVERY', 'moving'],
    ['Not yet delivered', 'unknown'],
  ] as const)('prefers known words to the code: %s with 203 is %s', (status, category) => {
    expect(statusCategoryOf(shipment({ status, statusCode: 203 }))).toBe(category);
  });

  test('ignores a proof of delivery', () => {
    expect(statusCategoryOf(shipment({ status: 'IN_TRANSIT', proofOfDelivery: { pods: [] } }))).toBe(
      'moving',
    );
    expect(statusCategoryOf(shipment({ proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } }))).toBe(
      'unknown',
    );
  });
});

test.each([
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['IN-TRANSIT', 'In transit'],
  ['LOST', 'Lost'],
  ['In Transit to NYC', 'In Transit to NYC'],
  ['77', '77'],
  ['محجوز', 'محجوز'],
])('readableStatus turns %s into %s', (status, readable) => {
  expect(readableStatus(status)).toBe(readable);
});

test.each([
  'DELIVERED',
  'OUT_FOR_DELIVERY',
  'outForDelivery',
  'STATE_77',
  'Livré',
  'In transit',
  'Out for Delivery',
  'Arrived at sorting centre',
  'Delivered - left in a safe place',
  'Delivery attempt 2',
])('statusName accepts %j', (status) => {
  expect(statusName(`  ${status}\n`)).toBe(status);
});

test.each([
  ['a recipient', 'Handed to Robin Marlow'],
  ['a recipient in capitals', 'DELIVERED TO R MARLOW'],
  ['an address', 'Left at 14 Elm Road'],
  ['a telephone number', 'Call 5145550199'],
  ['a number', 'TEL5145550199'],
  ['an e-mail address', 'robin@example.com'],
  ['a script without spaces between words', '已交给王小明签收'],
  ['a sentence', 'Delivered in the place and to the recipient of the order'],
  ['signs alone', '--- ...'],
  ['nothing', ' '],
  ['no status', undefined],
])('statusName rejects %s: %j', (_what, status) => {
  expect(statusName(status)).toBeUndefined();
});

describe('daysSinceUpdate', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z');
  const daysSince = (updatedAt: string | undefined, fields: Partial<Shipment> = {}, retrievedAt = NOW) =>
    daysSinceUpdate({
      shipment: shipment({ status: 'IN_TRANSIT', ...(updatedAt ? { updatedAt } : {}), ...fields }),
      retrievedAt,
    });

  test.each([
    ['2026-11-18T01:00:00Z', undefined],
    ['2026-11-17T01:00:00Z', 4],
    ['2026-10-21T12:00:00Z', 31],
  ])('returns days from the fourth day on: %s gives %j', (updatedAt, days) => {
    expect(daysSince(updatedAt)).toBe(days);
  });

  test('counts from the latest time in the response', () => {
    const events = [{ text: 'SORTED', at: '2026-11-19T12:00:00Z' }, { text: 'PICKED_UP' }];
    expect(daysSince('2026-11-10T12:00:00Z', { events })).toBeUndefined();
  });

  test('counts a time without zone as one day later', () => {
    expect(daysSince('2026-11-17T12:00:00')).toBeUndefined();
    expect(daysSince('2026-11-16T12:00:00')).toBe(4);
  });

  test('counts up to the platform’s answer, not up to now', () => {
    const retrievedAt = Date.parse('2026-11-17T12:00:00Z');
    expect(daysSince('2026-11-15T12:00:00Z', {}, retrievedAt)).toBeUndefined();
  });

  test('returns undefined for arrived shipments and without any time', () => {
    expect(daysSince('2026-11-10T12:00:00Z', { status: 'DELIVERED' })).toBeUndefined();
    expect(
      daysSince('2026-11-10T12:00:00Z', { status: 'Livré', proofOfDelivery: { pods: [] } }),
    ).toBeUndefined();
    expect(daysSince(undefined)).toBeUndefined();
  });
});
