import { describe, expect, test } from 'vitest';
import { headline, readableStatus, type Tone, toneOf } from './describe-shipment.ts';
import { messagesFor } from './messages/catalogue.ts';
import type { Shipment } from './shipment.ts';

const messages = messagesFor('en');

function shipment(fields: Partial<Shipment>): Shipment {
  return { problems: [], ...fields };
}

const TONES: [string, Tone][] = [
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

describe('toneOf', () => {
  test.each(TONES)('%j is %s', (status, tone) => {
    expect(toneOf(shipment({ status }))).toBe(tone);
  });

  test('status code 203 alone means delivered', () => {
    expect(toneOf(shipment({ statusCode: 203 }))).toBe('delivered');
    expect(toneOf(shipment({ statusCode: 203, status: 'STATE_77' }))).toBe('delivered');
    expect(toneOf(shipment({ statusCode: 204 }))).toBe('unknown');
  });

  test.each([
    ['UNDELIVERED', 'problem'],
    ['Delivery failed', 'problem'],
    ['OUT_FOR_DELIVERY', 'moving'],
    ['Not yet delivered', 'unknown'],
  ] as const)('a clear word wins over the code: %s with 203 is %s', (status, tone) => {
    expect(toneOf(shipment({ status, statusCode: 203 }))).toBe(tone);
  });

  test('a proof of delivery alone proves nothing', () => {
    expect(toneOf(shipment({ status: 'IN_TRANSIT', proofOfDelivery: { pods: [] } }))).toBe('moving');
    expect(toneOf(shipment({ proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } }))).toBe('unknown');
  });
});

describe('headline', () => {
  const rows: [Partial<Shipment>, string][] = [
    [
      { status: 'DELIVERED', proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } },
      'Delivered, received by Robin Marlow',
    ],
    [{ status: 'DELIVERED', transferCarrierName: 'Northline Parcel' }, 'Delivered by Northline Parcel'],
    [{ status: 'DELIVERED', proofOfDelivery: { recipient: '  ', pods: [] } }, 'Delivered'],
    [{ statusCode: 203 }, 'Delivered'],
    [{ status: 'IN_TRANSIT' }, 'In transit'],
    [{ status: 'IN_TRANSIT', transferCarrierName: 'Harbor Express' }, 'On its way with Harbor Express'],
    [
      { status: 'OUT_FOR_DELIVERY', transferCarrierName: 'Harbor Express' },
      'Out for delivery with Harbor Express',
    ],
    [{ status: 'ADDRESS_PROBLEM' }, 'Address problem'],
    [{ status: 'Not yet delivered', statusCode: 203 }, 'The platform says: Not yet delivered'],
    [{ status: 'STATE_77', statusCode: 77 }, 'The platform says: STATE_77'],
    [{ statusCode: 77 }, 'The platform gives only the status code 77'],
    [{ status: '  ' }, 'The platform gives no status'],
    [{}, 'The platform gives no status'],
  ];
  test.each(rows)('%j', (fields, sentence) => {
    expect(headline(shipment(fields), messages)).toBe(sentence);
  });

  test('a delivery is told with its time, anything else is not', () => {
    const sentence = (fields: Partial<Shipment>) =>
      headline(shipment(fields), messages, 'yesterday at 14:32');
    const proofOfDelivery = { recipient: 'Robin Marlow', pods: [] };
    expect(sentence({ status: 'DELIVERED', proofOfDelivery })).toBe(
      'Delivered yesterday at 14:32, received by Robin Marlow',
    );
    expect(sentence({ status: 'DELIVERED', transferCarrierName: 'Northline Parcel' })).toBe(
      'Delivered yesterday at 14:32 by Northline Parcel',
    );
    expect(sentence({ status: 'DELIVERED' })).toBe('Delivered yesterday at 14:32');
    expect(sentence({ status: 'IN_TRANSIT' })).toBe('In transit');
  });

  test('a recipient does not make an undelivered parcel handed over', () => {
    const sentence = headline(
      shipment({ status: 'UNDELIVERED', proofOfDelivery: { recipient: 'Robin Marlow', pods: [] } }),
      messages,
    );
    expect(sentence).toBe('Undelivered');
  });
});

test.each([
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['IN-TRANSIT', 'In transit'],
  ['LOST', 'Lost'],
  ['In Transit to NYC', 'In Transit to NYC'],
  ['77', '77'],
  ['محجوز', 'محجوز'],
])('readableStatus: %s → %s', (status, readable) => {
  expect(readableStatus(status)).toBe(readable);
});
