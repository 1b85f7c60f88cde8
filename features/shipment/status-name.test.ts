import { expect, test } from 'vitest';
import { readableStatus } from './status-name.ts';

test.each([
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['IN-TRANSIT', 'In transit'],
  ['LOST', 'Lost'],
  ['outForDelivery', 'Out for delivery'],
  ['ReadyForPickup', 'Ready for pickup'],
  ['DELIVERED_TO_A_NEIGHBOUR, as asked', 'delivered to a neighbour, as asked'],
  ['In Transit to NYC', 'In Transit to NYC'],
  ['77', '77'],
  ['محجوز', 'محجوز'],
])('readableStatus turns %s into %s', (status, readable) => {
  expect(readableStatus(status)).toBe(readable);
});
