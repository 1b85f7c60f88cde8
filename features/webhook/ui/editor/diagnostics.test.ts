import { expect, test } from 'vitest';
import { englishOptionsMessages } from '../../../options-catalogue.ts';
import { checkPayload } from '../../payload-check.ts';
import { diagnosticsOf } from './diagnostics.ts';

const rangesOf = (text: string) =>
  diagnosticsOf(checkPayload(text), text, englishOptionsMessages.webhook).map(
    ({ from, to, severity, message }) => ({
      severity,
      marked: text.slice(from, to),
      message,
    }),
  );

test('returns the value of a member that does not match the specification', () => {
  expect(rangesOf('{\n "event": "unheard.of",\n "data": {"statusCode": "203"}\n}')).toEqual([
    {
      severity: 'warning',
      marked: '"unheard.of"',
      message: 'event should be shipment.status_updated or shipment.custom_event',
    },
    {
      severity: 'warning',
      marked: '"203"',
      message: 'data.statusCode should be a number, without quotes',
    },
  ]);
});

test('returns the first line of the parent of a missing member', () => {
  const ranges = rangesOf('{"data": {"address": {\n "city": "X"}}}');
  expect(ranges.map(({ marked }) => marked)).toEqual(ranges.map(() => '{'));
  expect(ranges[0]?.message).toBe('data.address.address1 is missing');
});

test('returns the rest of the line where the text stops being JSON', () => {
  expect(rangesOf('{\n  "event": oops\n}')).toEqual([
    {
      severity: 'error',
      marked: 'oops',
      message: 'This isn’t JSON: look at line 2, column 12. It can’t be sent.',
    },
  ]);
  expect(rangesOf('{')).toMatchObject([{ marked: '' }]);
});

test('returns at most 200 problems, and none for an empty or valid text', () => {
  expect(rangesOf(JSON.stringify({ data: { proofOfDelivery: { pods: Array(1000).fill(1) } } }))).toHaveLength(
    200,
  );
  expect(rangesOf('')).toEqual([]);
  expect(rangesOf('{}')).toEqual([]);
});
