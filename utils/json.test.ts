import { expect, test } from 'vitest';
import { abbreviate, isJson, isObject, objectOf, parseJson, prettyJson } from './json.ts';

test.each([
  { a: 1, b: [true, null, 'x, {"y": [1]}'], c: {}, d: [], e: 'a \\ "quoted" \n line' },
  [],
  'text',
  12,
  [[[]], [{}], { a: [{}] }],
])('formats %j like JSON.stringify', (value) => {
  expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
});

test('preserves long numbers and duplicate keys', () => {
  expect(prettyJson('{"id":12345678901234567890,"id":1.50}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "id": 1.50\n}',
  );
});

test('returns a text that is not JSON unchanged', () => {
  const html = '<html>{ "a": }</html>';
  expect(prettyJson(html)).toBe(html);
});

test('limits the output for deeply nested input', () => {
  const deep = '['.repeat(2000) + ']'.repeat(2000);
  expect(prettyJson(deep).length).toBeLessThan(300_000);
});

test('parses JSON and returns undefined for anything else', () => {
  expect([parseJson('null'), parseJson('{"a":1}')]).toEqual([null, { a: 1 }]);
  for (const text of ['', '{', 'undefined', "{'a': 1}"]) {
    expect(parseJson(text)).toBeUndefined();
    expect(isJson(text)).toBe(false);
  }
  expect(isJson('0')).toBe(true);
});

test.each([[[]], [null], ['text'], [undefined]])('does not treat %j as an object', (value) => {
  expect(isObject(value)).toBe(false);
  expect(objectOf(value)).toEqual({});
});

test.each([
  ['text', '"text"'],
  [7, '7'],
  [null, 'null'],
  [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
  [undefined, 'undefined'],
])('abbreviates %j to %s', (value, expected) => {
  expect(abbreviate(value)).toBe(expected);
});

test('abbreviates to at most 80 characters', () => {
  // Two of the characters are the quotation marks.
  expect(abbreviate('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
  expect(abbreviate('x'.repeat(79))).toBe(`"${'x'.repeat(78)}…`);
});

test('abbreviates a value that cannot be printed', () => {
  const endless: Record<string, unknown> = {};
  endless.itself = endless;
  expect(abbreviate(endless)).toBe('[…]');
});
