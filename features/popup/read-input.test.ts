import { expect, test } from 'vitest';
import { recogniseId } from '../detection/recognise-id.ts';
import { readId } from './read-input.ts';

const recognise = (text: string) => recogniseId(text, []);

test.each([
  ['ABCD1234567890', 'ABCD1234567890'],
  ['  ABCD1234567890\n', 'ABCD1234567890'],
  ['Hello, my tracking ID is ABCD1234567890, where is it?', 'ABCD1234567890'],
  ['Order 100245, tracking number: ABCD1234567890', 'ABCD1234567890'],
  // Without a recognised ID, the whole text is used.
  ['x-77', 'x-77'],
  ['77 88 99', '778899'],
  // In groups that no rule knows.
  ['#ABCD 1234 567890.', 'ABCD1234567890'],
  ['(“x-77”),', 'x-77'],
  ['-77-', '-77-'],
])('reads %j as %s', (text, id) => {
  expect(readId(text, recognise)).toBe(id);
});

test.each(['', '   ', 'ab', 'a'.repeat(65), 'line\u0000feed'])('rejects %j', (text) => {
  expect(readId(text, recognise)).toBeUndefined();
});
