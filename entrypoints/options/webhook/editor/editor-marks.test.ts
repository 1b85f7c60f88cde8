import { expect, test } from 'vitest';
import { en } from '../../../../utils/messages/en.ts';
import { checkPayload } from '../payload-check.ts';
import { editorMarks } from './editor-marks.ts';

const marksOf = (text: string) =>
  editorMarks(checkPayload(text), text, en.webhook).map(({ from, to, severity, message }) => ({
    severity,
    marked: text.slice(from, to),
    message,
  }));

test('a member that is not as specified is marked where its value stands', () => {
  expect(marksOf('{\n "event": "unheard.of",\n "data": {"statusCode": "203"}\n}')).toEqual([
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

test('for a member that is missing, the first line of what should hold it is marked', () => {
  const marks = marksOf('{"data": {"address": {\n "city": "X"}}}');
  expect(marks.map(({ marked }) => marked)).toEqual(marks.map(() => '{'));
  expect(marks[0]?.message).toBe('data.address.address1 is missing');
});

test('where the text stops being JSON, the rest of the line is marked', () => {
  expect(marksOf('{\n  "event": oops\n}')).toEqual([
    {
      severity: 'error',
      marked: 'oops',
      message: 'This is not JSON: look at line 2, column 12. It cannot be sent.',
    },
  ]);
  expect(marksOf('{')).toMatchObject([{ marked: '' }]);
});

test('there are no more than an editor can show, and none without a text', () => {
  expect(marksOf(JSON.stringify({ data: { proofOfDelivery: { pods: Array(1000).fill(1) } } }))).toHaveLength(
    200,
  );
  expect(marksOf('')).toEqual([]);
  expect(marksOf('{}')).toEqual([]);
});
