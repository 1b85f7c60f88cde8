import { isOtherNumber } from './exclusions.ts';
import type { Label } from './labels.ts';
import { textBefore } from './normalise.ts';
import { numberAt } from './number-words.ts';
import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';
import { isBut } from './vocabulary/words.ts';

/** Between a parcel and what it is followed with: "with the following ", "con questo ", "pod tímto ". */
export const WITH = `${WORDS.using} (?:(?:the|this|l[aeo]|ce|el|este|il|questo|o|de(?:[rm]|ze)?|diese[mr]|het|timto|tym) )?(?:(?:following|siguiente|seguente|seguinte|folgenden|volgende|f[o\xf8]lgende|foljande|nastepujacym) )?`;
/** A word for "number" between a parcel and its number: " (no. ", ", Nr. ", " portant le numero ". Not " enquiry ID ". */
const NUMBERED = new RegExp(
  `^(?:,|,? ?\\(|(?: [a-z]{1,9}){0,3} ${WITH}) ?([a-z]+)(?: suivant)?([.:\\xb0]{0,2}) ?$`,
);
/** "The parcel was sent under". */
const UNDER = /^ (?:[a-z]{2,9} ){0,5}(?:under|unter|sous|bajo|sob|onder|pod) $/;
/** "Track it with", "track your order using". */
const USING = /^ (?:(?:it|this|them|(?:your|my|the) [a-z]{3,9}) )?(?:using|with|under|at|by) $/;

function isNumbered(gap: string): boolean {
  const [, word = '', sign] = NUMBERED.exec(gap) ?? [];
  // "The parcel has no" is not about a number.
  return (
    word !== '' && numberAt(word, 0) === word.length && (word !== 'no' || sign !== '' || /^ [a-z]/.test(gap))
  );
}

/**
 * Whether a sentence says that a number is that of a parcel, with a few words between the two: "the parcel (no. 1234…)",
 * "paczka o numerze 1234…", "sent under 1234…", "track it with 1234…".
 * @param gap the text between the parcel and the number
 */
export function isNumberOfThing({ words }: Label, gap: string, { id }: Token): boolean {
  if (id.length < 10 || gap.length > 36 || isOtherNumber(id)) return false;
  const between = gap.toLowerCase().replace(/\s+/g, ' ');
  return (
    isNumbered(between) ||
    (id.length > 10 && UNDER.test(between)) ||
    (id.length > 10 && words.startsWith('track') && USING.test(between))
  );
}

/** Words before a label that say that there is no such number, and behind it, what there is: "I have no …, only 1234…". */
const LACKS = new RegExp(`(?:n't|${WORDS.negations}) (?:[a-z']{1,10} ){0,3}$`);
/** Words before a label that say that nobody got such a number: what follows is the number of something else. */
const NOT_RECEIVED = new RegExp(
  `(?:n't|${WORDS.negations}) (?:yet )?(?:received?|got|gotten|recebi|recibido|recu|ricevuto) (?:[a-z']{1,6} ){0,2}$`,
);
/** Such words are at most this far before the label. */
const LACKS_FAR = 40;
const FIRST_WORD = /^[ ,;-]{1,3}([a-z]+) /;

/** Whether a number is given instead of the one that a label names. @param gap the text between the label and the number */
export const isOnly = (text: string, { start }: Label, gap: string): boolean =>
  isBut(FIRST_WORD.exec(gap.toLowerCase())?.[1] ?? '') &&
  LACKS.test(textBefore(text, start, LACKS_FAR).toLowerCase());

/** Whether the number that a label names is not there: "I haven't received a tracking number for order". */
export const isNotReceived = (text: string, { start }: Label): boolean =>
  NOT_RECEIVED.test(textBefore(text, start, LACKS_FAR).toLowerCase());
