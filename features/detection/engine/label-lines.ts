import { isOtherNumber } from './exclusions.ts';
import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';

/** Keys of JSON between a label and a number: one that means "number" belongs to the label, others do not. */
const NUMBER_KEY =
  '["\'](?:id|ids|no|nr|num|number|numbers|code|codes|value|values|ref|reference|barcode|items?)["\']';
const ITS_KEY = new RegExp(`^["']?\\s?:[[{\\s]{0,16}${NUMBER_KEY}\\s?:[\\s"'[]{0,8}$`, 'i');
const OTHER_KEY = new RegExp(
  `(?:(?!${NUMBER_KEY})["'][\\w.-]{1,40}["']\\s?:[\\s"'[{]{0,8}|<(?!(?:id|number|no|code|value|ref|b|i|u|p|strong|em|span|td)>)[\\w:.-]{1,40}>\\s{0,4})$`,
  'i',
);

/** Whether a key between a label and a number says that the number is the label's. @param gap the text between them */
export const isItsKey = (gap: string): boolean => ITS_KEY.test(gap);

/** Whether a key of JSON, or a tag of XML, says that it is not. */
export const isOtherKey = (gap: string): boolean => OTHER_KEY.test(gap);

/** Whether a label is most of its line, as in forms and mails that have a number in the paragraph below. */
export function isHeading(text: string, { start, end, words }: Label): boolean {
  const line =
    text
      .slice(Math.max(0, start - 15), end)
      .split('\n')
      .at(-1) ?? '';
  return line.length < 15 + words.length && /^ ?:? ?\n/.test(text.slice(end, end + 4)) && !/[.!?]/.test(line);
}

/** A label of several numbers: "the following tracking codes". */
const SEVERAL =
  /(?:[^aeious]s|[ei]s|nummern|sendungen|pakete|pacchi|spedizioni|zendingen|pakketten|paczki|przesylki|colis)$|(?:numbers|numeros|nos|nummern|codici|numeri|codigos|numery|kody)(?![a-z])/;

/** Whether each of two tokens is a line of a list of numbers, which may be of different carriers. */
export function isNextLine(text: string, label: Label, before: Token, token: Token): boolean {
  if (!SEVERAL.test(label.words) || token.id.length < 10 || isOtherNumber(token.id)) return false;
  const isLine = /(?:^|\n)[^\w\n]*$/.test(text.slice(Math.max(0, before.start - 6), before.start));
  const isNext = /^[^\w]{0,4}\n[^\w]{0,6}$/.test(text.slice(before.end, token.start));
  return isLine && isNext && /^[ \t,;]*(?:\n|$)/.test(text.slice(token.end, token.end + 9));
}
