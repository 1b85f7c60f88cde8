import { expect, test } from 'vitest';
import { readId, recogniseId } from './read-id.ts';

test.each([
  ['ABCD1234567890', 'ABCD1234567890'],
  ['  ABCD1234567890\n', 'ABCD1234567890'],
  ['Hello, my tracking ID is ABCD1234567890, where is it?', 'ABCD1234567890'],
  ['Order 100245, tracking number: ABCD1234567890', 'ABCD1234567890'],
  // Nothing is recognised: taken as it stands.
  ['x-77', 'x-77'],
  ['77 88 99', '778899'],
])('%j means %s', (text, id) => {
  expect(readId(text, [])).toBe(id);
});

test.each(['', '   ', 'ab', 'a'.repeat(65), 'line\u0000feed'])('%j cannot be an ID', (text) => {
  expect(readId(text, [])).toBeUndefined();
});

test('a text without an ID is recognised as such', () => {
  expect(recogniseId('correct horse battery staple', [])).toBeUndefined();
  expect(recogniseId('', [])).toBeUndefined();
});

test('a shape that was taught is recognised between other words', () => {
  const taught = [{ parts: [{ kind: 'digits' as const, min: 9, max: 9 }] }];
  expect(recogniseId('please check 123456789 today', [])).toBeUndefined();
  expect(recogniseId('please check 123456789 today', taught)).toBe('123456789');
});
