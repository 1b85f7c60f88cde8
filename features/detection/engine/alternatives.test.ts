import { expect, it } from 'vitest';
import { joinAlternatives } from './alternatives.ts';

it('writes common beginnings once', () => {
  expect(joinAlternatives(['parcel', 'paket', 'colis'])).toBe('pa(?:rcel|ket)|colis');
});

it.each([
  ['a shorter word after a longer one', ['trackings', 'track'], 'trackings'],
  ['a shorter word before a longer one', ['track', 'trackings'], 'track'],
  ['a word among others', ['order', 'track', 'trackings', 'or'], 'track'],
  ['an optional letter', ['tracki?', 'trackings'], 'tracki'],
  ['an expression between two words', ['trackingz', '[a-z]{3}', 'track'], 'tra'],
  ['an expression before a word', ['[a-z]{3}', 'track'], 'tra'],
])('keeps which alternative wins: %s', (_, alternatives, expected) => {
  const [plain] = new RegExp(alternatives.join('|')).exec('trackings') ?? [];
  expect(plain).toBe(expected);
  expect(new RegExp(joinAlternatives(alternatives)).exec('trackings')?.[0]).toBe(expected);
});

it('matches what the alternatives match', () => {
  const words = ['a', 'ab', 'abc', 'b?c', 'b', 'ab[ _-]?d', 'ab+', 'axe', 'ax{2}'];
  const texts = ['a', 'ab', 'abc', 'c', 'bc', 'b', 'ab-d', 'abbb', 'axe', 'axx', 'ax', 'd', ''];
  const both = [words.join('|'), joinAlternatives(words)].map((source) =>
    texts.filter((text) => new RegExp(`^(?:${source})$`).test(text)),
  );
  expect(both[1]).toEqual(both[0]);
  expect(both[0]).toHaveLength(10);
});
