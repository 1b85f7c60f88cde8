import { CARRIER_NAMES, FORMLESS, LONG_NUMBER_NAMES, SHORT_NUMBER_NAMES } from './carriers.ts';
import { anyOf, bearerRows, needNumberRows, plainWords, vocabularyRows } from './vocabulary.ts';
import { wordTable } from './word-table.ts';

/*
 * What the detector needs of the vocabulary. It is computed when Waybill is built, so that no page does it and the lists
 * themselves are in none of its scripts (`dev/build/computed-modules.ts`).
 */

const LATIN = ['fr', 'es', 'it', 'pt', 'pl', 'cs', 'eastern'] as const;
const GERMANIC = ['en', 'de', 'nl', 'nordic', 'tr'] as const;

/** The table of `THINGS`. */
export const THINGS_TABLE = wordTable([
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
export const PARTS_TABLE = wordTable([
  [...vocabularyRows('number').filter((row) => !row.endsWith('~')), ...vocabularyRows('references')],
  vocabularyRows('number').filter((row) => row.endsWith('~')),
  vocabularyRows('fillers'),
  // Names of carriers without a form of their own are in a table beside these.
  [...CARRIER_NAMES, ...SHORT_NUMBER_NAMES, ...LONG_NUMBER_NAMES].filter(
    (name) => !FORMLESS.split('|').includes(name),
  ),
]);

const groupOf = (words: readonly string[]): string => `(?:${anyOf(words)})`;

/** The words of short lists as groups of an expression for plain text. Long lists belong in a table. */
export const WORDS = {
  negations: groupOf(vocabularyRows('negations')),
  verbs: groupOf(vocabularyRows('verbs')),
  as: groupOf(vocabularyRows('as')),
  siblings: groupOf(vocabularyRows('siblings')),
  conjunctions: groupOf(vocabularyRows('conjunctions')),
  of: groupOf(vocabularyRows('of')),
  articles: groupOf(vocabularyRows('articles')),
  with: groupOf(vocabularyRows('with')),
  but: groupOf(vocabularyRows('but')),
  using: groupOf(vocabularyRows('using')),
  examples: groupOf(vocabularyRows('examples')),
  paths: groupOf(vocabularyRows('paths')),
  carriers: groupOf(CARRIER_NAMES),
} as const;

const betweenBars = (words: readonly string[]): string => `|${words.join('|')}|`;

/** The things that own a code directly behind them, as they are in plain text, each between bars. */
export const BEARER_WORDS: string = betweenBars(bearerRows());

/** The things that are a label only beside a word for "number", written in the same way. */
export const NEED_NUMBER_WORDS: string = betweenBars(needNumberRows());

/** What denies or changes a label directly behind it, without the spaces in it, written in the same way. */
export const DENIAL_WORDS: string = betweenBars(
  plainWords(vocabularyRows('denials')).map((words) => words.replaceAll(' ', '')),
);

/** Words for "but" and "only", written in the same way. */
export const BUT_WORDS: string = betweenBars(plainWords(vocabularyRows('but')));
