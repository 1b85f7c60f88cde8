import { isTrackingWord } from './labels.ts';

/** The last two words before a number. */
const BEFORE = /([a-z]*)[^a-z,;!?]{1,4}([a-z]+)[^a-z,;!?]{1,6}$/i;

/**
 * Whether the letters of a number abbreviate a word before it, as in "sheet SH12345678": then it is the number of that
 * thing, unless the thing is one that is tracked. Long numbers are not counted by hand.
 */
export function isAbbreviation(ahead: string, id: string): boolean {
  const letters = /^[A-Z]{2,5}(?=\d{8,10}$)/.exec(id)?.[0];
  if (!letters) return false;
  const abbreviated = new RegExp(`^(?=.{4})${letters.split('').join('.*')}`, 'i');
  const [, ...words] = BEFORE.exec(` ${ahead}`) ?? [];
  return words.some((word) => abbreviated.test(word) && !isTrackingWord(word));
}
