import { czechLabels } from './cs.ts';
import { germanLabels } from './de.ts';
import { easternLabels } from './eastern.ts';
import { englishLabels } from './en.ts';
import { spanishLabels } from './es.ts';
import { frenchLabels } from './fr.ts';
import { italianLabels } from './it.ts';
import type { Vocabulary } from './language.ts';
import { dutchLabels } from './nl.ts';
import { nordicLabels } from './nordic.ts';
import { polishLabels } from './pl.ts';
import { portugueseLabels } from './pt.ts';
import { turkishLabels } from './tr.ts';

type Language = 'en' | 'fr' | 'es' | 'de' | 'it' | 'nl' | 'pt' | 'pl' | 'cs' | 'eastern' | 'nordic' | 'tr';

const LANGUAGES: Readonly<Record<Language, Vocabulary>> = {
  en: englishLabels,
  fr: frenchLabels,
  es: spanishLabels,
  de: germanLabels,
  it: italianLabels,
  nl: dutchLabels,
  pt: portugueseLabels,
  pl: polishLabels,
  cs: czechLabels,
  eastern: easternLabels,
  nordic: nordicLabels,
  tr: turkishLabels,
};

/** "Parcel" without its last letter is a French word. */
const FRENCH = /^parce(?!l)/;

/**
 * A word, and the same with one letter missing, doubled or swapped with the next. The first letter stays where it is.
 * @param word in lower case, a to z only
 */
export function withTypos(word: string): string[] {
  const spellings = new Set([word]);
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    spellings.add(before + after).add(before + letter + letter + after);
    spellings.add(before + after.charAt(0) + letter + after.slice(1));
  }
  return [...spellings].filter((spelling) => !FRENCH.test(spelling));
}

/** Separates exact words from words that may have a typo, which end with a tilde. Removes the tilde. */
const splitByTypos = (words: readonly string[]): [exact: string[], withTypos: string[]] => [
  words.filter((word) => !word.endsWith('~')),
  words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
];

/** Words in lower case as they are in plain text, without accents (see `plainText`). All at once, which is faster. */
const withoutAccents = (words: readonly string[]): string[] =>
  words
    .join('\n')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .split('\n');

/**
 * The rows of a list, as in plain text and without their marks but the star. Longer words come first, so that they win
 * over shorter words with the same beginning, and words with a typo come last.
 */
export function plainWords(words: readonly string[]): string[] {
  const [exact, mistyped] = splitByTypos(withoutAccents(words));
  const plain = exact.map((word) => (word.endsWith('+') ? word.slice(0, -1) : word));
  return [...plain.sort((a, b) => b.length - a.length), ...mistyped.flatMap(withTypos)];
}

/**
 * The rows of a list, which end with their marks (see `Vocabulary`).
 * @param languages the languages to include; all if absent
 */
export function vocabularyRows(list: keyof Vocabulary, languages?: readonly Language[]): string[] {
  const vocabularies = languages?.map((language) => LANGUAGES[language]) ?? Object.values(LANGUAGES);
  return vocabularies.flatMap((vocabulary) => vocabulary[list] ?? []);
}

/** Converts a plain word to a part of an expression. */
const toExpression = (word: string): string =>
  word.replace(/[./-]/g, '\\$&?').replaceAll(' ', '[ _-]?').replace('*', '[a-z]*');

/**
 * Words as alternatives of an expression for plain text. Words with typos are the last alternative. Common beginnings are
 * not written once: browsers sort such alternatives themselves, and doing it here took longer than they save by it.
 */
export function anyOf(words: readonly string[]): string {
  const [exact, mistyped] = splitByTypos(withoutAccents(words));
  const alternatives = plainWords(exact).map(toExpression);
  if (mistyped.length > 0) alternatives.push(`(?:${mistyped.flatMap(withTypos).join('|')})`);
  return [...new Set(alternatives)].join('|');
}

/** The things that own a code directly behind them, as they are in plain text. */
export const bearerRows = (): string[] => [...new Set(withoutAccents(vocabularyRows('bearers')))];

/** The things that are a label only beside a word for "number", as they are in plain text. */
export const needNumberRows = (): string[] =>
  withoutAccents(vocabularyRows('tracking').filter((word) => word.endsWith('+'))).map((word) =>
    word.slice(0, -1),
  );
