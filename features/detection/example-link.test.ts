import { expect, it } from 'vitest';
import { exampleHash, exampleInHash } from './example-link.ts';

it.each([
  ['#teach=UR123456', 'UR123456'],
  ['#detection&example=UR123456', 'UR123456'],
  ['#teach=UR%20123%20456', 'UR 123 456'],
  ['#teach=', undefined],
  ['#teach=%20', undefined],
  ['#teach=%', undefined],
  [`#teach=${'1'.repeat(81)}`, undefined],
  ['#detection', undefined],
  ['', undefined],
])('reads %s', (hash, id) => {
  expect(exampleInHash(hash)).toBe(id);
});

it('makes a hash of any text, also with half a character', () => {
  expect(exampleInHash(`#${exampleHash('UR 123&456\ud800')}`)).toBe('UR 123&456\ufffd');
});
