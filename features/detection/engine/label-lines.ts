import { isOtherNumber } from './exclusions.ts';
import type { Label } from './labels.ts';
import { textBefore } from './normalise.ts';
import type { Token } from './tokens.ts';

/** JSON keys that mean "number": behind a label, they belong to it, as in `"parcel": {"id": 1234…`. Others do not. */
const NUMBER_KEY =
  '["\'](?:id|ids|no|nr|num|number|numbers|numer[oi]?|nummer|code|codes|value|values|ref|reference|barcode|items?)["\']';
const ITS_KEY = new RegExp(
  `^(?:["']?\\s?:[[{\\s]{0,32}${NUMBER_KEY}\\s?:[\\s"'[]{0,8}|>\\s{0,32}<(?:id|no|number|code|value|ref)>\\s{0,4})$`,
  'i',
);
const OTHER_KEY = new RegExp(
  `(?:(?!${NUMBER_KEY})["'][\\w.-]{1,40}["']\\s?:[\\s"'[{]{0,8}|<(?!(?:id|number|no|code|value|ref|b|i|u|p|strong|em|span|td)>)[\\w:.-]{1,40}>\\s{0,4})$`,
  'i',
);

/** An empty value in JSON or XML. The next value has another key. */
const EMPTY = /^(?:["']?\s?:\s?(?:""|''|\[]|\{})|\/>)/;

/** Every key has one of these. Few texts do, so they are searched first. */
const KEY = /["'<]/;

/** Whether there is only a key for "number" between a label and a number. @param gap the text between them */
export const isItsKey = (gap: string): boolean => KEY.test(gap) && ITS_KEY.test(gap);

/** Whether a key or tag for something else, or an empty value, separates a number from the label. @param gap as above */
export const isOtherKey = (gap: string): boolean => KEY.test(gap) && (OTHER_KEY.test(gap) || EMPTY.test(gap));

/** Keys of programs for their own records of parcels. */
export const RECORD = /^(?:shipment|parcel|package|label|consignment|fulfil+ment)s?[ _-]?(?:ids?)?$/;
/** Numbers of such records: `123456789`, `de-12345`. */
export const RECORD_NUMBER = /^(?:[a-z]{2}-)?\d{5,13}$/;
/** A key for a tracking number and the beginning of its value. */
const NUMBER_OF_PARCEL =
  /["'][a-z]{0,9}_?track(?:ing)?_?(?:num|n[or]|code|id)?[a-z]*["']\s?:\s?[[{]?\s{0,9}["'](?:number["']\s?:\s?["'])?(?=[A-Z\d]*\d{4}|1Z)[A-Z\d]{8}/i;
/** The other keys of a record are at most this far from its own. */
const RECORD_LENGTH = 320;

/**
 * Whether a number is that of a record beside the tracking number of the same parcel: `"shipment_id": 123456789,
 * "tracking_number": "…"`. @param gap the text between the label and the number
 */
export const isOfRecord = (
  text: string,
  { words }: Label,
  gap: string,
  { raw, start, end }: Token,
): boolean =>
  KEY.test(gap) &&
  RECORD.test(words) &&
  RECORD_NUMBER.test(raw) &&
  (words.includes('id') || /["']id["']/i.test(gap)) &&
  NUMBER_OF_PARCEL.test(text.slice(Math.max(0, start - RECORD_LENGTH), end + RECORD_LENGTH));

/**
 * A number that is too short for a token, and ends here: "ticket #13: …", "order #13 (…", "order #13 shipped with …". The
 * label is that number's, and no other's.
 */
const TAKEN = /^[^\w+(]{0,4}\d{1,6}(?: ?[:,;()\]\u2013\u2014]| [-|] | ?[-=]>|\s*[\n\t]| [a-z]{3})/;

/** Whether the label before a token belongs to a short number between the two. @param gap the text between them */
export const isTaken = (gap: string): boolean => TAKEN.test(gap);

/** Whether a label is most of its line, as in forms and mails that have a number in the paragraph below. */
export function isHeading(text: string, { start, end, words }: Label): boolean {
  const line =
    text
      .slice(Math.max(0, start - 15), end)
      .split('\n')
      .at(-1) ?? '';
  return (
    line.length < 15 + words.length && /^[ :*_]{0,4}\n/.test(text.slice(end, end + 5)) && !/[.!?]/.test(line)
  );
}

/** A label of several numbers: "the following tracking codes". */
const SEVERAL =
  /(?:[^aeious]s|[aeio]s|nummern|sendungen|paketen?|pacchi|spedizioni|zendingen|pakketten|paczki|przesylki|colis)$|(?:numbers|numeros|nos|nummern|codici|numeri|codigos|numery|kody)(?![a-z])/;

/** Whether a label is one of several numbers: "tracking numbers". */
export const isOfSeveral = ({ words }: Label): boolean => SEVERAL.test(words);

/** Words and a colon before one or several numbers: " are missing: ", " fehlen noch:\n- ". */
const FEW_WORDS_AND_COLON =
  /^(?: [a-z']{1,12}| \([^()\n]{1,24}\)| \d{1,2}(?:[./]\d{1,2})?[./]?){1,8} ?: {0,3}(?:\n\s{0,12}(?:(?:[-*+\u2022\xb7\u2013]|\d{1,2}[.)])\s{1,3})?)?$/i;

/** Labels for tracking alone, whose number may be farther away. */
const TRACKING = /^(?:track|suivi|seguim|rastre)/;
/** Plural labels with shorter numbers: these rarely introduce dates and orders. */
const CONSIGNMENTS = /^(?:consignments|waybills|con.?notes)/;
/** Labels for tracking, and for what is stuck on a parcel. A remark may follow before the number (`reach.ts`). */
export const TRACKS = /^(?:track|label|et[iy]|suiv|seguim|rastr|trac|volg|sendung\w*v|verf|sledz)/;

/** Something else that people track: "Track your application: ". */
const TRACKED = /^ (?:your|my|the|this) [a-z]+(?: here)? ?:/i;

/**
 * Whether a label of a parcel announces a number behind a few words and a colon: "two of the parcels are missing:
 * 1234567890", "tracking she read me off the email: 1234567890".
 * @param gap the text between the label and the number
 */
export const announces = ({ words, full }: Label, gap: string, { id }: Token): boolean =>
  id.length > (CONSIGNMENTS.test(words) ? 7 : 9) &&
  FEW_WORDS_AND_COLON.test(gap) &&
  !(words === 'track' && TRACKED.test(gap)) &&
  !isOtherNumber(id) &&
  (full || SEVERAL.test(words) || TRACKING.test(words));

/** Whether two tokens are two lines of a list below a label. They may be from different carriers. */
export function isNextLine(text: string, label: Label, before: Token, token: Token): boolean {
  if (!isOfSeveral(label) || token.id.length < 10 || isOtherNumber(token.id)) return false;
  const isLine = /(?:^|\n)[^\w\n]*(?:\d{1,2}[.)] ?)?$/.test(textBefore(text, before.start, 6));
  const isNext = /^[^\w]{0,4}\n[^\w]{0,6}(?:\d{1,2}[.)] ?)?$/.test(text.slice(before.end, token.start));
  return isLine && isNext && /^[ \t,;]*(?:\n|$)/.test(text.slice(token.end, token.end + 9));
}

/** A new sentence that introduces the number of the parcel in the last one: "… Here is the number:". */
const ITS_NUMBER = new RegExp(
  `^[^\\n\\d]{0,60}[.!,] (?:(?:and|et|y|und|e|en|i) )?(?:${[
    "(?:here(?:'s| is|s)|voici|voila|aqui (?:esta|va|vai|tiene|tienes)|(?:le|te) dejo|hier(?: ist| is)?|ecco|eis|segue|oto|podaje|it has|with|avec|con|mit|met|com) (?:(?:the|le|la|el|il|lo|o|die|der|het) )?NUMBER(?: ?:)?",
    '(?:number|numero|nummer|numer) ?:',
    '(?:the|le|la|el|il|o|die|het)? ?NUMBER (?:is|est|es|e|lautet|ist|to)(?: (?:le|el|il|o))?(?: ?:)?',
  ]
    .join('|')
    .replaceAll('NUMBER', '(?:number|numero|nummer|numer|code|codigo|codice|kod)')})\\s{1,3}$`,
);
/** Between a label and the place of its number: "the tracking number on the card". */
const ON_THE =
  /^ (?:(?:that is|i (?:see|got|received|found|have)|given|shown|listed|printed|written|indique|que aparece) )?(?:on|from|off|in|sur|dans|de(?= [lm])|en|del|auf|aus|vom|im|von|sul|sulla|dal|op|van|na|no|da|do|z) (?:the |my |your |la |le |mon |ma |mi |el |der |dem |meiner |het |de |mijn |meu )?$/;
/** What follows the place. */
const AFTER_PLACE =
  /^(?: (?:e-?mail|mail|page|message|slip))?(?: ?[:?]| (?:is|was|est|es|ist|lautet|says|reads|shows(?: as)?)(?![a-z]))/;
/** Between two words for one paper: "order confirmation", "confirmation de commande". */
const OF_PAPER = /^ (?:de |d')?$/;

/**
 * Whether a new sentence introduces the number of the parcel in the last one: "I miss a parcel. Here is the number: 1234…".
 * @param gap the text between the label of a parcel and the number
 */
export const isIntroduced = (gap: string): boolean => gap.length < 80 && ITS_NUMBER.test(gap.toLowerCase());

/** Whether a label is only the place of the number before it: "the tracking number on the invoice is". */
export const isPlaceOf = (text: string, outer: Label, label: Label): boolean =>
  label.kind !== outer.kind &&
  !label.full &&
  outer.full &&
  ON_THE.test(text.slice(outer.end, label.start).toLowerCase()) &&
  AFTER_PLACE.test(text.slice(label.end, label.end + 20).toLowerCase());

const RETURN = /^(?:return|reto?ur|reso|devol|zwrot)/;

/** Whether two labels name the tracking number of a return: "étiquette de retour", "colis retour", "tracking number for the return". */
export const areOfReturn = (outer: Label, label: Label, { id }: Token): boolean =>
  RETURN.test(label.words) &&
  !label.full &&
  id.length > 11 &&
  (outer.full || outer.words === 'awb' || TRACKS.test(outer.words) || label.start === outer.end + 1);

/** Whether two labels are one document: "the order confirmation". */
export const areOnePaper = (text: string, outer: Label, label: Label): boolean =>
  outer.kind === 'other' &&
  label.kind === 'other' &&
  !outer.full &&
  !label.full &&
  OF_PAPER.test(text.slice(outer.end, label.start).toLowerCase());
