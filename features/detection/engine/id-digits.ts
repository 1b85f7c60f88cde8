import { INVISIBLE } from './normalise.ts';

/** What every ID has, whatever its evidence: enough digits in one run, in groups or mixed with letters. */
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

/** Whether an ID may be in a text although it does not look like one: it needs a closer look. */
export const mayHideId = (text: string): boolean => HIDDEN.test(text);

/** Whether a text has the digits of an ID: if not, and it hides none, the built-in rules find nothing in it. */
export const hasIdDigits = (text: string): boolean => DIGITS.test(text);
