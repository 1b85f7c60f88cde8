import { expect, test } from 'vitest';
import { customerLanguage } from './customer-language.ts';

const MESSAGE = 'Bonjour, votre site indique comme livré mon colis, mais je n’ai rien reçu.';
const FRENCH = { isReliable: true, languages: [{ language: 'fr', percentage: 97 }] };

test.each([
  ['fr', FRENCH],
  ['es', { ...FRENCH, languages: [{ language: 'es-419', percentage: 80 }] }],
  [undefined, { ...FRENCH, isReliable: false }],
  [undefined, { ...FRENCH, languages: [{ language: 'de', percentage: 97 }] }],
  [undefined, { ...FRENCH, languages: [{ language: 'fr', percentage: 51 }] }],
  [undefined, { ...FRENCH, languages: [] }],
])('replies in %s', async (expected, detected) => {
  expect(await customerLanguage(MESSAGE, async () => detected)).toBe(expected);
});

test('guesses no language from a few words, or without a detector', async () => {
  expect(await customerLanguage('Numéro de suivi', async () => FRENCH)).toBeUndefined();
  expect(await customerLanguage(undefined, async () => FRENCH)).toBeUndefined();
  expect(await customerLanguage(MESSAGE, () => Promise.reject(new Error('none')))).toBeUndefined();
});
