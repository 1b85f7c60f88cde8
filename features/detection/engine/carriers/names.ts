import { type WordHit, WordIndex } from '../vocabulary/word-index.ts';
import { NAMES_TABLE } from './names.computed.ts';

/** Carriers without a form of their own, carriers with such a form for digits, and each carrier with a form. */
const NAMES = new WordIndex(NAMES_TABLE);
export const FORMLESS_LIST = 0;
export const DIGITS_LIST = 1;
export const CARRIERS_LIST = 2;

/** The next offset at which the name of a carrier may begin, or -1. @param text in lower case */
export const nextName = (text: string, at: number): number => NAMES.next(text, at, text.length - 1, true);

/** The name of a carrier that begins at an offset, as a whole word. @param text in lower case */
export const nameAt = (text: string, at: number, accepts: (hit: WordHit) => boolean): WordHit | undefined =>
  NAMES.find(text, at, (_text, _at, end, list) => !/[a-z]/.test(text.charAt(end)) && accepts({ list, end }));

/** Whether a word is the name of a carrier without a form of its own. */
export const isFormlessName = (word: string): boolean =>
  nameAt(word.toLowerCase(), 0, ({ list, end }) => list === FORMLESS_LIST && end === word.length) !==
  undefined;

/** Whether a text is the name of a carrier, and nothing else. */
export const isCarrierName = (text: string): boolean =>
  text.length < 30 && nameAt(text.toLowerCase(), 0, ({ end }) => end === text.length) !== undefined;
