import { expect, test } from 'vitest';
import { allEnglishMessages } from '../catalogue.ts';
import { describeUnread } from './unread-fields.ts';

test.each([
  ['statusCode', 'wholeNumber', '"abc"', 'status code: expected a whole number, got “abc”'],
  ['proofOfDelivery.pods[1]', 'imageAddress', '42', 'proof photo 2: expected a safe image address, got 42'],
  ['address.city', 'text', '{"a":1}', 'city: expected text, got {"a":1}'],
  [
    'updatedAt',
    'dateTime',
    '"a very long te…',
    'time of the update: expected a date and time, got “a very long te…”',
  ],
  ['somethingNew', 'text', '7', 'somethingNew: expected text, got 7'],
  ['tracking.scans[3]', 'event', '7', 'entry 4 of “tracking.scans”: expected an event with a text, got 7'],
] as const)('names a field that could not be read: %s', (path, expected, found, text) => {
  expect(describeUnread({ path, expected, found }, allEnglishMessages)).toBe(text);
});
