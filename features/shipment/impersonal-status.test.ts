import { expect, test } from 'vitest';
import { statusName } from './impersonal-status.ts';

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
