import {
  BEARER_WORDS,
  BUT_WORDS,
  DENIAL_WORDS,
  NEED_NUMBER_WORDS,
  PARTS_TABLE,
  THINGS_TABLE,
} from './tables.computed.ts';
import { WordIndex } from './word-index.ts';

/** The lists of `THINGS`, in their order: a word that is in two lists is from the first. */
export const THING = {
  /** Things with a tracking number in Romance and Slavic languages, where "number" may come first without "of": "n° suivi". */
  latin: 0,
  /** The same in Germanic languages and Turkish. */
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

/** The words that begin a label, in all languages. */
export const THINGS = new WordIndex(THINGS_TABLE);

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
export const PARTS = new WordIndex(PARTS_TABLE);

/** Whether a word is in a list. Each page would have to make a set of all words, or compile an expression. */
const isIn = (list: string, word: string): boolean => list.includes(`|${word}|`);

/** Whether a thing owns a code directly behind it. @param word as in plain text */
export const isBearer = (word: string): boolean => isIn(BEARER_WORDS, word);

/** Whether a thing is a label only beside a word for "number". @param words as in plain text */
export const needsNumber = (words: string): boolean => isIn(NEED_NUMBER_WORDS, words);

/** Whether a word means "but" or "only". @param word as in plain text */
export const isBut = (word: string): boolean => isIn(BUT_WORDS, word);

/** The one or two words directly before a label. */
const WORDS_AHEAD = /(?:([a-z]+)[ _-])?([a-z]+)(?:[ _]{1,3}|-)$/;
/** Whether words before a label deny it, or make it one of something else: "no ", "service request ". */
function isDenied(ahead: string): boolean {
  const [, first = '', last = ''] = WORDS_AHEAD.exec(ahead) ?? [];
  return isIn(DENIAL_WORDS, last) || isIn(DENIAL_WORDS, first + last);
}
/** Claims, which have a tracking number of their own, and the beginning of a channel's name: "#ops-tracking". */
const CLAIM = /(?<![a-z])(?:(?:refund|claims?|dispute|complaint|chargeback)[ _-]|#[a-z_-]{2,16}-)$/;

/**
 * Whether the words directly before a label change what it means, or say that there is no number.
 * @param ahead in lower case
 * @param isTrack whether the label begins with "track"
 */
export const isSpoiledBy = (ahead: string, isTrack: boolean): boolean =>
  isDenied(ahead) || (isTrack && CLAIM.test(ahead));
