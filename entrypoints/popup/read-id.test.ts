import { expect, test } from 'vitest';
import { recogniseId } from '../../features/detection/recognise-id.ts';
import { readId } from './read-id.ts';

const recognise = (text: string) => recogniseId(text, []);

test.each([
  ['ABCD1234567890', 'ABCD1234567890'],
  ['  ABCD1234567890\n', 'ABCD1234567890'],
  ['Hello, my tracking ID is ABCD1234567890, where is it?', 'ABCD1234567890'],
  ['Order 100245, tracking number: ABCD1234567890', 'ABCD1234567890'],
  // Nothing is recognised: taken as it stands.
  ['x-77', 'x-77'],
  ['77 88 99', '778899'],
])('%j means %s', (text, id) => {
  expect(readId(text, recognise)).toBe(id);
});

test.each(['', '   ', 'ab', 'a'.repeat(65), 'line\u0000feed'])('%j cannot be an ID', (text) => {
  expect(readId(text, recognise)).toBeUndefined();
});
