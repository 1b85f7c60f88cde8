import { INVISIBLE } from './normalise.ts';

/**
 * What every ID has, whatever its evidence: enough digits in one run, in groups or mixed with letters; or invisible
 * characters, which may stand between any two characters of an ID; or a part of the address of a tracking page.
 */
const NUMBER = new RegExp(
  `\\d(?:${[
    '\\d{6}',
    '(?:\\s?\\d){7}',
    '\\d\\d-\\d{3}',
    '\\d\\.\\d{2,3}[ .]\\d{3}',
    '(?:[A-Za-z-]{0,6}\\d){4}(?:[A-Za-z]|(?<=[A-Za-z][A-Za-z\\d-]{4,28}))',
  ].join('|')})`,
);
const DECIDES = new RegExp(`[${INVISIBLE}\\uff10-\\uff19]|[/?&][Tt]rack`);

/** Shapes that need no word beside them: capitals and digits as in the built-in shape, or as with a check digit. */
const SHAPE = /[A-Z]{2}\s?\d(?:\s?\d){6}|[A-Za-z]\d{8}|\d{8}[A-Z]|1[Zz]/;

/**
 * Parts, in lower case, of the words that make a number an ID: labels in four languages, whatever slip of one letter is
 * in them, and carriers.
 */
const WORD = new RegExp(
  [
    'tra[ck]|[rt]a?ack|trc|tarc|rastr|ship|shp[im]|shim|sihp|ipme|p[arce]{2,5}l|pac?ka|paket|paq|quet|pau|auet',
    'consig|way ?b|awb|lta',
    'label|deliv|s(?:ui|iu|i|u)v|suii|uivi|coli|envoi|env.{1,2}o|segu|guim|mient|gu.{1,2}a|rep.{1,2}ra|exp.{1,2}di|borde',
    'locali|dung|sendn|sendu|senu|dnung|fracht|identc|\\bt\\.?n\\b|\\bpin',
    '\\bups|usps|dhl|dpd|gls|tnt|fed.?ex|seur|mrw|ems\\b|evri|herm|corre|post|royal|purol|on.?trac|canpar|laser|amazon',
  ].join('|'),
);

/**
 * A cheap first look at a text: false means that it holds no ID by the built-in rules. Taught shapes have a look of
 * their own (`taughtLook`).
 * @param needsNoWord a table header or the like stands over the text, or shapes were taught that need no label
 */
export function mayHoldId(text: string, needsNoWord = false): boolean {
  if (DECIDES.test(text)) return true;
  return NUMBER.test(text) && (needsNoWord || SHAPE.test(text) || WORD.test(text.toLowerCase()));
}
