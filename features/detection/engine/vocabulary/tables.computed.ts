import { CARRIER_NAMES, FORMLESS, LONG_NUMBER_NAMES, SHORT_NUMBER_NAMES } from './carriers.ts';
import { anyOf, bearerRows, needNumberRows, vocabularyRows } from './vocabulary.ts';
import { wordTable } from './word-table.ts';

/*
 * What the detector needs of the vocabulary. It is computed when Waybill is built, so that no page does it and the lists
 * themselves are in none of its scripts (`dev/build/computed-modules.ts`).
 */

const LATIN = ['fr', 'es', 'it', 'pt', 'pl'] as const;
const GERMANIC = ['en', 'de', 'nl'] as const;

/** The table of `THINGS`. */
export const THINGS_TABLE: string = wordTable([
  vocabularyRows('tracking', LATIN),
  vocabularyRows('tracking', GERMANIC),
  vocabularyRows('orders'),
  vocabularyRows('otherThings'),
  vocabularyRows('references'),
  vocabularyRows('otherNumbers'),
  vocabularyRows('stops'),
  vocabularyRows('lookalikes'),
  vocabularyRows('abbreviations', LATIN),
  vocabularyRows('abbreviations', GERMANIC),
  vocabularyRows('otherAbbreviations'),
]);

/** The table of `PARTS`. */
export const PARTS_TABLE: string = wordTable([
  [...vocabularyRows('number').filter((row) => !row.endsWith('~')), ...vocabularyRows('references')],
  vocabularyRows('number').filter((row) => row.endsWith('~')),
  vocabularyRows('fillers'),
  [...CARRIER_NAMES, ...SHORT_NUMBER_NAMES, ...LONG_NUMBER_NAMES, ...FORMLESS.split('|')],
]);

/** The words of short lists as alternatives of an expression for plain text. Long lists belong in a table. */
export const WORDS = {
  denials: anyOf(vocabularyRows('denials')),
  verbs: anyOf(vocabularyRows('verbs')),
  as: anyOf(vocabularyRows('as')),
  siblings: anyOf(vocabularyRows('siblings')),
  conjunctions: anyOf(vocabularyRows('conjunctions')),
  of: anyOf(vocabularyRows('of')),
  articles: anyOf(vocabularyRows('articles')),
  with: anyOf(vocabularyRows('with')),
  paths: anyOf(vocabularyRows('paths')),
  carriers: anyOf(CARRIER_NAMES),
} as const;

/** The things that own a code directly behind them, as they are in plain text. */
export const BEARER_WORDS: readonly string[] = bearerRows();

/** The things that are a label only beside a word for "number", as they are in plain text. */
export const NEED_NUMBER_WORDS: readonly string[] = needNumberRows();
