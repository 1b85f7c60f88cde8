import { joinAlternatives } from '../alternatives.ts';
import { allowTypos, splitByTypos } from '../typos.ts';
import { germanLabels } from './de.ts';
import { englishLabels } from './en.ts';
import { spanishLabels } from './es.ts';
import { frenchLabels } from './fr.ts';
import { italianLabels } from './it.ts';
import type { Vocabulary } from './language.ts';
import { dutchLabels } from './nl.ts';
import { polishLabels } from './pl.ts';
import { portugueseLabels } from './pt.ts';

const LANGUAGES: Readonly<Record<'en' | 'fr' | 'es' | 'de' | 'it' | 'nl' | 'pt' | 'pl', Vocabulary>> = {
  en: englishLabels,
  fr: frenchLabels,
  es: spanishLabels,
  de: germanLabels,
  it: italianLabels,
  nl: dutchLabels,
  pt: portugueseLabels,
  pl: polishLabels,
};

type Language = keyof typeof LANGUAGES;

/** Converts a word to a part of an expression for plain text, without accents (see `plainText`). */
const inPlainText = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace('+', '')
    .replace(/[./-]/g, '\\$&?')
    .replaceAll(' ', '[ _-]?')
    .replace('*', '[a-z]*');

/** Words as alternatives of an expression for plain text. */
export function anyOf(words: readonly string[]): string {
  const [exact, withTypos] = splitByTypos(words);
  // Longer words come first, so that they win over shorter words with the same beginning.
  const alternatives = exact.sort((a, b) => b.length - a.length).map(inPlainText);
  if (withTypos.length > 0) alternatives.push(allowTypos(withTypos.map(inPlainText)));
  return joinAlternatives(alternatives);
}

/**
 * The words of a list as alternatives of an expression for plain text.
 * @param languages the languages to include
 */
export const wordsOf = (
  list: keyof Vocabulary,
  languages: readonly Language[] = ['en', 'fr', 'es', 'de', 'it', 'nl', 'pt', 'pl'],
): string => anyOf(languages.flatMap((language) => LANGUAGES[language][list] ?? []));

/** The first three characters of a word, of which some are optional; with a typo, the second is right or missing. */
const openingOf = (word: string): string =>
  word.endsWith('~')
    ? inPlainText(word).replace(/^(.)(..).*/, '$1[$2]')
    : (/^(?:[a-z&']|\\.\?|\[ _-\]\?){1,3}/.exec(inPlainText(word))?.[0] ?? '');

/** The first letters of the words of some lists, as alternatives: what begins otherwise needs no search for a word. */
export const openingsOf = (lists: readonly (keyof Vocabulary)[]): string =>
  joinAlternatives(
    Object.values(LANGUAGES).flatMap((language: Vocabulary) =>
      lists.flatMap((list) => (language[list] ?? []).map(openingOf)),
    ),
  );

/** The things that are a label only beside a word for "number", as they are in plain text. */
export const needNumber: ReadonlySet<string> = new Set(
  Object.values(LANGUAGES).flatMap(({ tracking }) =>
    tracking.filter((word) => word.endsWith('+')).map((word) => inPlainText(word)),
  ),
);
