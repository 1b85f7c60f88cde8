import { describe, expect, test } from 'vitest';
import type { Shipment, StatusCategory } from './model.ts';
import { daysSinceUpdate, readStatus, statusCategoryOf } from './status.ts';
import { STATUS_TABLE } from './status-table.ts';

function shipment(fields: Partial<Shipment>): Shipment {
  return { problems: [], ...fields };
}

const categoryOf = (each: Shipment) => readStatus(each).category;

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
  ['Delivered to sender', 'returned'],
  ['Delivered back to the shipper', 'returned'],
  ['Refused, returned to sender', 'returned'],
  ['RETURNING_TO_SENDER', 'returned'],
  ['Will be returned to sender', 'problem'],
  ['Delivery failed, returned to depot', 'problem'],
  ['Delivered damaged', 'problem'],
  ['RETURNED_TO_SENDER', 'returned'],
  ['ADDRESS_PROBLEM', 'problem'],
  ['In transit, delayed', 'problem'],
  ['Out for delivery - exception', 'problem'],
  ['Held at customs', 'problem'],
  ['Lost', 'problem'],

  ['OUT_FOR_DELIVERY', 'outForDelivery'],
  ['outForDelivery', 'outForDelivery'],
  ['Out for Delivery', 'outForDelivery'],
  ['IN_TRANSIT', 'inTransit'],
  ['TRANSFERRED_TO_CARRIER', 'inTransit'],
  ['Departed from facility', 'inTransit'],
  ['Being delivered', 'outForDelivery'],
  ['Moving', 'inTransit'],
  ['NOT_MOVING', 'unknown'],
  ['Out for delivery, expected by 17:00', 'outForDelivery'],
  ['In transit, expected Tuesday', 'inTransit'],
  ['Not out for delivery', 'unknown'],

  ['Not yet delivered', 'unknown'],
  ['Will be delivered tomorrow', 'unknown'],
  ['To be delivered', 'unknown'],
  ['Expected to be delivered', 'unknown'],
  ['Handed over, to be delivered', 'unknown'],
  ['Delivery', 'unknown'],
  ['DELIVERY_SCHEDULED', 'unknown'],
  ['STATE_77', 'unknown'],
  ['تم التسليم', 'unknown'],
  ['', 'unknown'],
];

/** Names that platforms and carriers use, as they send them. */
const NAMES: Partial<Record<StatusCategory, string[]>> = {
  notShipped: [
    'LABEL_CREATED',
    'labelCreated',
    'PRE_TRANSIT',
    'INFO_RECEIVED',
    'Shipment information received',
    'CREATED',
    'ORDER_PLACED',
    'PENDING',
    'PROCESSING',
    'MANIFESTED',
    'Not shipped',
    'Not yet shipped',
    'READY_TO_SHIP',
    'AWAITING_CARRIER_PICKUP',
    'PICKUP_SCHEDULED',
    'Ready to be picked up by the courier',
  ],
  inTransit: [
    'IN_CUSTOMS',
    'Customs clearance in progress',
    'PICKED_UP',
    'Arrived at sorting centre',
    'Processed at facility',
    'HANDED_TO_CARRIER',
    'DELIVERED_TO_CARRIER',
    'Delivered to the local depot',
    'CUSTOMS_CLEARED',
  ],
  waitingForPickup: [
    'READY_FOR_PICKUP',
    'AVAILABLE_FOR_PICKUP',
    'AWAITING_PICKUP',
    'awaitingPickup',
    'Ready to be picked up',
    'HOLD_FOR_PICKUP',
    'Held at post office',
    'Delivery attempted, available for pickup',
    'DELIVERED_TO_PICKUP_POINT',
    'Delivered to the post office',
    'Delivered, ready for collection',
  ],
  delivered: [
    'DELIVERED_TO_NEIGHBOR',
    'DELIVERED_TO_LOCKER',
    'DELIVERED_TO_RECEPTION',
    'Delivered to post office box',
    'LEFT_WITH_NEIGHBOR',
    'COLLECTED_BY_CUSTOMER',
    'Left at front door',
  ],
  problem: [
    'ATTEMPTED_DELIVERY',
    'INVALID_ADDRESS',
    'NOT_AVAILABLE_FOR_PICKUP, lost',
    'Pickup expired',
    'UNCLAIMED',
    'DELIVERED_TO_WRONG_ADDRESS',
    'Delivered attempted',
    'Delivered exception',
    'DAMAGED',
    'REFUSED',
    'CANCELLED',
    'ON_HOLD',
  ],
  returned: ['RETURN_TO_SENDER', 'returnedToSender', 'RETURNED'],
  unknown: ['To be collected by customer', 'Not available for pickup', 'ACCEPTED_BY_SYSTEM', 'Pickup'],
};

describe('readStatus', () => {
  test.each(Object.entries(NAMES).flatMap(([category, names]) => names.map((name) => [name, category])))(
    '%j is %s',
    (status, category) => {
      expect(categoryOf(shipment({ status }))).toBe(category);
    },
  );

  test('each row of the table has a status above, of which no earlier row takes all words', () => {
    const statuses = [...CATEGORIES.map(([status]) => status), ...Object.values(NAMES).flat()];
    const used = new Set<unknown>(statuses.map((status) => readStatus({ status })));
    const unused = STATUS_TABLE.filter((row) => !used.has(row));
    expect(unused.map(({ kind, words }) => `${kind}: ${words.join(' and ')}`)).toEqual([]);
  });

  test.each(CATEGORIES)('%j is %s', (status, category) => {
    expect(categoryOf(shipment({ status }))).toBe(category);
  });

  test('returns delivered for status code 203 without known words', () => {
    expect(categoryOf(shipment({ statusCode: 203 }))).toBe('delivered');
    expect(categoryOf(shipment({ statusCode: 203, status: 'STATE_77' }))).toBe('delivered');
    expect(categoryOf(shipment({ statusCode: 204 }))).toBe('unknown');
  });

  test.each([
    ['UNDELIVERED', 'problem'],
    ['Delivery failed', 'problem'],
    ['OUT_FOR_DELIVERY', 'outForDelivery'],
    ['Not yet delivered', 'unknown'],
  ] as const)('prefers known words to the code: %s with 203 is %s', (status, category) => {
    expect(categoryOf(shipment({ status, statusCode: 203 }))).toBe(category);
  });

  test('ignores a proof of delivery', () => {
    expect(categoryOf(shipment({ status: 'IN_TRANSIT', proofOfDelivery: { pods: [] } }))).toBe('inTransit');
    expect(categoryOf(shipment({ proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } }))).toBe(
      'unknown',
    );
  });
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

describe('statusCategoryOf', () => {
  const retrievedAt = Date.parse('2026-11-21T12:00:00Z');
  const updatedAt = '2026-11-12T12:00:00Z';
  test.each([
    ['IN_TRANSIT', 'noUpdate'],
    ['OUT_FOR_DELIVERY', 'noUpdate'],
    ['LABEL_CREATED', 'notShipped'],
    ['READY_FOR_PICKUP', 'waitingForPickup'],
    ['LOST', 'problem'],
    ['RETURNED', 'returned'],
    ['DELIVERED', 'delivered'],
    ['STATE_77', 'unknown'],
  ])('%s without an update for nine days is %s', (status, category) => {
    expect(statusCategoryOf({ shipment: shipment({ status, updatedAt }), retrievedAt })).toBe(category);
  });
});
