import { expect, it } from 'vitest';
import { fieldsOf, withField } from './payload-fields.ts';

const TEXT = '{ "data": {"n": 1.0,  "trackingId": "A\\"1", "statusCode": 203} }';

it('shows texts and numbers', () => {
  expect(fieldsOf(JSON.parse(TEXT))).toEqual({ trackingId: 'A"1', status: '', statusCode: '203' });
  expect(fieldsOf(null)).toEqual({ trackingId: '', status: '', statusCode: '' });
});

it('replaces only the value, whatever it was', () => {
  expect(withField(TEXT, 'trackingId', 'B')).toBe(TEXT.replace('"A\\"1"', '"B"'));
  expect(withField(TEXT, 'statusCode', '7')).toBe(TEXT.replace('203', '7'));
  expect(withField('{"data": {"status": null}}', 'status', 'DELIVERED')).toBe(
    '{"data": {"status": "DELIVERED"}}',
  );
});

it('adds a member, and takes it away when its field is emptied', () => {
  expect(JSON.parse(withField('{}', 'status', 'X') ?? '')).toEqual({ data: { status: 'X' } });
  expect(JSON.parse(withField(TEXT, 'trackingId', '') ?? '')).toEqual({ data: { n: 1, statusCode: 203 } });
});

it('keeps what is no number as it was entered, for the check to name', () => {
  expect(withField(TEXT, 'statusCode', '2x')).toContain('"statusCode": "2x"');
});

it.each(['', '{', '[]', 'null'])('leaves alone what is not an object: %s', (text) => {
  expect(withField(text, 'status', 'X')).toBeUndefined();
});
