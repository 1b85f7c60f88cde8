import { allowTypos, splitByTypos } from '../typos.ts';
import { germanLabels } from './de.ts';
import { englishLabels } from './en.ts';
import { spanishLabels } from './es.ts';
import { frenchLabels } from './fr.ts';
import type { Vocabulary } from './language.ts';

const LANGUAGES: Readonly<Record<'en' | 'fr' | 'es' | 'de', Vocabulary>> = {
  en: englishLabels,
  fr: frenchLabels,
  es: spanishLabels,
  de: germanLabels,
};

type Language = keyof typeof LANGUAGES;

/** A word as the detector reads it, without accents (see `plainText`), as a part of an expression. */
const inPlainText = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[./-]/g, '\\$&?')
    .replaceAll(' ', '[ _-]?')
    .replace('*', '[a-z]*');

/** Words as alternatives for an expression that reads plain text. */
export function anyOf(words: readonly string[]): string {
  const [exact, withTypos] = splitByTypos(words);
  // The longest comes first: it wins over its own beginning.
  const alternatives = exact.sort((a, b) => b.length - a.length).map(inPlainText);
  if (withTypos.length > 0) alternatives.push(allowTypos(withTypos.map(inPlainText)));
  return alternatives.join('|');
}

/**
 * The words of a list as alternatives for an expression that reads plain text.
 * @param languages those whose words count
 */
export const wordsOf = (
  list: keyof Vocabulary,
  languages: readonly Language[] = ['en', 'fr', 'es', 'de'],
): string => anyOf(languages.flatMap((language) => LANGUAGES[language][list] ?? []));
