import { expect, test } from 'vitest';
import { idToLookUp, recogniseId } from './recognise-id.ts';

const NINE_DIGITS = { parts: [{ kind: 'digits' as const, min: 9, max: 9 }] };

test('recognises nothing in a text without an ID', () => {
  expect(recogniseId('correct horse battery staple', [])).toBeUndefined();
  expect(recogniseId('', [])).toBeUndefined();
});

test('recognises a custom pattern between other words', () => {
  expect(recogniseId('please check 123456789 today', [])).toBeUndefined();
  expect(recogniseId('please check 123456789 today', [NINE_DIGITS])).toBe('123456789');
});

test.each([
  ['Where is ABCD1234567890?', 'ABCD1234567890'],
  [' 77665544 ', '77665544'],
  ['“x-77 66”,', 'x7766'],
  ['7766\u00a05544', '77665544'],
  ['PO 4711', 'PO4711'],
])('reads %j as %s', (text, id) => {
  expect(idToLookUp(text, [])).toBe(id);
});

test('prefers a custom pattern to the whole text', () => {
  expect(idToLookUp('box 123456789', [NINE_DIGITS])).toBe('123456789');
});

test.each([
  'correct horse battery staple',
  '4 boxes of tea',
  'hello',
  'a1',
  '',
  '   ',
  'mail me at x1@example.com',
  'p@ss w0rd!1',
  '1'.repeat(41),
  '#?!',
])('returns undefined for %j', (text) => {
  expect(idToLookUp(text, [])).toBeUndefined();
});
