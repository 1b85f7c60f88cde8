/*
 * What both the prefilter and the detector look for. Imports nothing: the prefilter is in the first script of every page,
 * which must stay small.
 */

/** Characters that take no room on screen: soft hyphen, zero-width and direction marks. */
export const INVISIBLE = '\\xad\\u034f\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';

/** Every ID has enough digits in one run, in groups or mixed with letters. */
const DIGITS = new RegExp(
  `\\d(?:${[
    '\\d{6}',
    '(?:\\s?\\d){7}',
    '\\d\\d-\\d{3}',
    '\\d\\.\\d{2,3}[ .]\\d{3}',
    '(?:[A-Za-z-]{0,6}\\d){4}(?:[A-Za-z]|(?<=[A-Za-z][A-Za-z\\d-]{4,28}))',
  ].join('|')})`,
);
/** Invisible characters may stand between any two characters of an ID; in an address an ID may have few digits. */
const HIDDEN = new RegExp(`[${INVISIBLE}\\uff10-\\uff19]|[/?&][Tt]rack`);

/** Whether a text may contain an ID that does not look like one, so that it needs a closer look. */
export const mayHideId = (text: string): boolean => HIDDEN.test(text);

/** Whether a text has enough digits for an ID. If not, and it hides none, the built-in rules find nothing in it. */
export const hasIdDigits = (text: string): boolean => DIGITS.test(text);
