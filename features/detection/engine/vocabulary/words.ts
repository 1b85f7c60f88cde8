import { CARRIER_NAMES, FORMLESS, LONG_NUMBER_NAMES, SHORT_NUMBER_NAMES } from './carriers.ts';
import { vocabularyRows } from './vocabulary.ts';
import { WordIndex } from './word-index.ts';

/** The lists of `THINGS`, in their order: a word that is in two lists is from the first. */
export const THING = {
  /** Things with a tracking number in Romance languages and Polish, where "number" may come first without "of": "n° suivi". */
  latin: 0,
  /** The same in Germanic languages. */
  germanic: 1,
  /** Orders have their own numbers, but may be part of a tracking label: "tracking number of your order". */
  orders: 2,
  otherThings: 3,
  references: 4,
  otherNumbers: 5,
  stops: 6,
  lookalikes: 7,
  /** Abbreviations of things are labels only beside a word for "number". */
  latinShort: 8,
  germanicShort: 9,
  otherShort: 10,
} as const;

const LATIN = ['fr', 'es', 'it', 'pt', 'pl'] as const;
const GERMANIC = ['en', 'de', 'nl'] as const;

/** The words that begin a label, in all languages. */
export const THINGS = new WordIndex(() => [
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

/** The lists of `PARTS`, in their order. */
export const PART = {
  /** Words for "number". */
  number: 0,
  /** The same that may have a typo, or be a plural. */
  typos: 1,
  fillers: 2,
  carriers: 3,
} as const;

/** Words beside things and numbers, and the names of carriers. */
export const PARTS = new WordIndex(() => [
  [...vocabularyRows('number').filter((row) => !row.endsWith('~')), ...vocabularyRows('references')],
  vocabularyRows('number').filter((row) => row.endsWith('~')),
  vocabularyRows('fillers'),
  [...CARRIER_NAMES, ...SHORT_NUMBER_NAMES, ...LONG_NUMBER_NAMES, ...FORMLESS.split('|')],
]);
