import { expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { withTypos } from './vocabulary/vocabulary.ts';

const isTypoOf = (word: string, words: string[]): boolean => words.flatMap(withTypos).includes(word);

it.each(['tracking', 'trackin', 'traking', 'trackking', 'trakcing', 'tracknig', 'trcking'])('%s', (word) => {
  expect(isTypoOf(word, ['suivi', 'tracking'])).toBe(true);
});

it.each(['track', 'racking', 'trackings', 'trucking', 'tracker', 'traing', ''])('rejects %s', (word) => {
  expect(isTypoOf(word, ['suivi', 'tracking'])).toBe(false);
});

it('does not match a French word', () => {
  expect(isTypoOf('parce', ['parcel'])).toBe(false);
  expect(isTypoOf('parcle', ['parcel'])).toBe(true);
});

it.each([
  'trackin number 482451988778',
  'trakcing nubmer: 482451988778',
  'numero de suivit : 482451988778',
  'Mon numéor de sivi est 482451988778',
  'número de segimiento 482451988778',
  'die Sendungsnumer lautet 482451988778',
  'Sendugsnummer: 482451988778',
  'Trackingnummmer 482451988778',
])('finds the ID after a label with a typo: %s', (text) => {
  expect(findTrackingIds(text)).toMatchObject([{ id: '482451988778', evidence: 'label' }]);
});
