/*
 * Checks that the prefilter and the detector share. This file imports nothing, because the prefilter is in the first
 * script of every page, which must be small.
 */

/** Invisible characters: soft hyphen, zero-width characters and direction marks. */
export const INVISIBLE = '\\xad\\u034f\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';

/** The digits that every ID has: in one run, in groups, or mixed with letters. */
const DIGITS = new RegExp(
  `\\d(?:${[
    '\\d{6}',
    '(?:\\s?\\d){7}',
    '\\d\\d[-\\u2010\\u2011]\\d{3}',
    '\\d\\.\\d{2,3}[ .]\\d{3}',
    '\\d\\d\\.\\d{3}',
    '[A-Z\\d]{2,7}(?<=\\b[A-Z\\d]{8})\\b',
    '(?:[A-Za-z-]{0,6}\\d){4}(?:[A-Za-z]|(?<=[A-Za-z][A-Za-z\\d-]{4,28}))',
  ].join('|')})`,
);
/** The digits of the Arabic, Persian, Devanagari and Thai scripts. */
export const OTHER_DIGITS = '\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\u0e50-\\u0e59';

/**
 * Invisible characters may be anywhere inside an ID, whose digits may be those of another script, and an ID in a URL may
 * have few digits.
 */
const HIDDEN = new RegExp(`[${INVISIBLE}${OTHER_DIGITS}\\uff10-\\uff19]|[/?&][Tt]rack`);

/** Whether a text may contain an ID that `hasIdDigits` cannot see, so that it needs a full search. */
export const mayHideId = (text: string): boolean => HIDDEN.test(text);

/** Whether a text has enough digits for an ID. If this and `mayHideId` are false, the built-in rules find nothing. */
export const hasIdDigits = (text: string): boolean => DIGITS.test(text);
