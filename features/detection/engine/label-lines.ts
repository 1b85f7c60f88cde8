import { isOtherNumber } from './exclusions.ts';
import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';

/** Keys of JSON between a label and a number: one that means "number" belongs to the label, others do not. */
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

/** A value of JSON, or an element of XML, that is empty: what follows is of another key. */
const EMPTY = /^(?:["']?\s?:\s?(?:""|''|\[]|\{})|\/>)/;

/** What each key has, which few texts have. */
const KEY = /["'<]/;

/** Whether a key between a label and a number says that the number is the label's. @param gap the text between them */
export const isItsKey = (gap: string): boolean => KEY.test(gap) && ITS_KEY.test(gap);

/** Whether a key of JSON, or a tag of XML, says that it is not, or an empty value of the label's own key. */
export const isOtherKey = (gap: string): boolean => KEY.test(gap) && (OTHER_KEY.test(gap) || EMPTY.test(gap));

/**
 * A number that is too short for a token, and ends here: "ticket #13: …", "order #13 (…", "order #13 shipped with …". It
 * takes its label, so nothing else does.
 */
const TAKEN = /^[^\w+(]{0,4}\d{1,6}(?: ?[:,;()\]\u2013\u2014]| [-|] | ?[-=]>|\s*\n| [a-z]{3})/;

/** Whether a short number between a label and a token is what the label is about. @param gap the text between them */
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

/** What is said of several parcels before their numbers, or the list of them: " are missing: ", " fehlen noch:\n- ". */
const SAID =
  /^(?: [a-z']{1,12}| \([^()\n]{1,24}\)| \d{1,2}(?:[./]\d{1,2})?[./]?){1,8} ?: {0,3}(?:\n\s{0,12}(?:(?:[-*+\u2022\xb7\u2013]|\d{1,2}[.)])\s{1,3})?)?$/i;

/** Things that only a number has, so that it may be further away. */
const TRACKING = /^(?:track|suivi|seguim|rastre)/;
/** These and what is on a parcel: people say something of them, and then give its number. */
export const TRACKS = /^(?:track|label|et[iy]|suivi|seguim|rastr|sendung\w*v|sledz)/;

/**
 * Whether a label of a parcel announces a number behind a few words and a colon: "two of the parcels are missing:
 * 1234567890", "tracking she read me off the email: 1234567890".
 * @param gap the text between the label and the number
 */
export const announces = ({ words, full }: Label, gap: string, { id }: Token): boolean =>
  id.length > 9 &&
  SAID.test(gap) &&
  !isOtherNumber(id) &&
  (full || SEVERAL.test(words) || TRACKING.test(words));

/** Whether each of two tokens is a line of a list of numbers, which may be of different carriers. */
export function isNextLine(text: string, label: Label, before: Token, token: Token): boolean {
  if (!isOfSeveral(label) || token.id.length < 10 || isOtherNumber(token.id)) return false;
  const isLine = /(?:^|\n)[^\w\n]*(?:\d{1,2}[.)] ?)?$/.test(
    text.slice(Math.max(0, before.start - 6), before.start),
  );
  const isNext = /^[^\w]{0,4}\n[^\w]{0,6}(?:\d{1,2}[.)] ?)?$/.test(text.slice(before.end, token.start));
  return isLine && isNext && /^[ \t,;]*(?:\n|$)/.test(text.slice(token.end, token.end + 9));
}

/** A day or a time in a chat: "03/02", "10:05", "9.15 am", "14h02". */
const WHEN =
  /\d{1,4}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{1,2}(?:[:h]\d\d(?::\d\d)?(?:\.\d{3})?(?: ?[ap]\.?m\.?(?![a-z]))?|\.\d\d ?(?:[ap]m|uhr|u)(?![a-z]))/gi;
/** What a person writes before the number: "hold on". Longer lines are about something else. */
const MAX_LINE = 44;
/** A number that is asked for is at most this far from the question. */
const MAX_GAP = 240;
/**
 * The name of a person, and perhaps the time, at the start of a line: "[10:05] Ann: ", "Ann (10:05): ", "<ann> ". Not in
 * either case: to read such letters so takes browsers a fifth of a millisecond, in each frame.
 */
const SPEAKER = /^[^A-Za-z\d]*(?:\p{L}[^:<>\d\n]{0,29}:|<[^<>\n]{1,24}>|\S?[:\])-])[^A-Za-z\d]*$/u;
/** What people write before the number of their answer: "yes it's", "oui c'est le". */
const ANSWER_WORDS = /(?<=[:>\])-] ?)(?:[a-z']{1,7}[ ,]{1,2}){1,4}$/i;
/** What asks for a number: a question, with or without its mark, or a request. */
const ASKS =
  "\\?|(?<![a-z])(?:please|pls|plz|svp|stp|s'il (?:vous|te) plait|por favor|bitte|per favore|alstublieft|graag|aub|poprosze|prosze|enter|type|(?:do|have|can|could|would) you|whats?|which|avez.vous|pouvez|quel|tiene|me (?:da|dice|indica|pasa)|cual|haben sie|wie|welche|mi da|qual|jaki|czy|heeft|wat|tem)(?![a-z])";
const REQUEST = new RegExp(ASKS, 'i');
/** A line in which a person asks for something, at most three lines above. */
const ASKED = new RegExp(
  `(?:^|\\n)[^\\n:]{1,30}: (?=[^\\n]*(?:${ASKS}))[^\\n]{1,200}\\n(?:[^\\n]{0,60}\\n){0,3}[^\\n\\w]{0,4}$`,
  'i',
);

/** A line of a chat without its times, or `undefined` if it has none. */
function withoutTimes(line: string): string | undefined {
  const rest = line.replace(WHEN, '');
  return rest === line ? undefined : rest;
}

/** Whether the name of a person, and the time, is all that a line has before a number. */
function isNamed(ahead: string, above: string | undefined): boolean {
  const rest = withoutTimes(ahead);
  if (ahead.trim() !== '') return SPEAKER.test(rest ?? ahead);
  const heading = above === undefined ? undefined : withoutTimes(above);
  return (
    heading !== undefined && heading.length < MAX_LINE && !/[\d?]/.test(heading) && /\p{L}/u.test(heading)
  );
}

/**
 * How many lines are between a question in a chat and the answer: "one moment" and the like. The answer begins with the
 * name of a person, or has the name and the time above it.
 * @param from the end of the label in the question
 * @param to the start of the number that is the rest of the answer
 * @param needsQuestion whether the label must be in a question; otherwise, it may be a request
 * @returns -1 if the number is no answer
 */
export function linesOfAnswer(text: string, from: number, to: number, needsQuestion: boolean): number {
  if (to - from > MAX_GAP) return -1;
  const [question = '', ...lines] = text
    .slice(from, to)
    .split('\n')
    .filter((line, index, all) => line.trim() !== '' || index === 0 || index === all.length - 1);
  const ahead = lines.pop();
  if (ahead === undefined || question.length > MAX_LINE || /\d/.test(question)) return -1;
  const asked = text.slice(Math.max(0, text.lastIndexOf('\n', from - 1)), from) + question;
  if (needsQuestion && !REQUEST.test(asked)) return -1;
  const named = REQUEST.test(asked) ? ahead.replace(ANSWER_WORDS, '') : ahead;
  if (!isNamed(named, lines.at(-1))) return -1;
  if (ahead.trim() === '') lines.pop();
  const isShort = (line: string): boolean => {
    const rest = withoutTimes(line) ?? line;
    return rest.length < MAX_LINE && !/(?!1 (?:mo|se|min|s))\d|\?/i.test(rest);
  };
  return lines.length < 6 && lines.every(isShort) ? lines.length : -1;
}

/** The end of a name, or a time, as at the start of a line of a chat. */
const SPOKEN = /[^\s>] ?[:>\])]|\d/;

/**
 * Whether what looks like the answer to a question is in the signature of a mail: "M: 0770…" below "Where is my parcel?".
 * A chat has names before its lines; the question of a mail has none, nor has the greeting or blank line below it.
 * @param from the end of the label in the question
 * @param to the start of the number
 */
export function isInSignature(text: string, from: number, to: number): boolean {
  if (SPOKEN.test(text.slice(text.lastIndexOf('\n', from - 1) + 1, from))) return false;
  const lines = text.slice(from, to).split('\n').slice(1);
  const ahead = lines.pop()?.trim() ?? '';
  return ahead !== '' && !/\d/.test(ahead) && !lines.every((line) => SPOKEN.test(line));
}

/** Between a quoted question and the number of the answer: a greeting, and at most a few words, such as "Sure, it's". */
const REPLY = /^[^\n]{0,60}\n[>\s]*(?:\p{L}[^\n\d:>]{1,30},\s+)?(?:(?:[\p{L}'-]{1,12}[ ,:]{1,3}){1,6})?$/u;
const QUOTED = /^[> ]*/;
const depthOf = (line: string): number => QUOTED.exec(line)?.[0].replaceAll(' ', '').length ?? 0;

/**
 * Whether a number answers a question that the mail before asked, which is quoted above: "> The tracking number, please?".
 * @param from the end of the label in the question
 * @param to the start of the number
 */
export function isReply(text: string, from: number, to: number): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const depth = depthOf(text.slice(start, from));
  if (depth === 0 || to - from > MAX_GAP || !REPLY.test(text.slice(from, to))) return false;
  const lines = text.slice(start, to).split('\n');
  return depthOf(lines.at(-1) ?? '') < depth && REQUEST.test(lines[0] ?? '');
}

/** The time before the name at the start of a line of a chat: "09:02  Customer: …" is what the customer writes. */
const TIME = /(?:^|\n)[^\n]{0,20}\d:\d\d[^\na-z]{0,9}(?:[ap]\.?m\.?[^\na-z]{1,4})?$/i;
const TIME_BEHIND = /^ ?[([,]? ?\d{1,2}[:.h]\d\d(?:[:.]\d\d)?[)\]]? ?:/;

/** Whether a label such as "customer" is the person who writes a line of a chat, because a time or question says so. */
export function isSpeaker(text: string, { start, end, full, kind }: Label): boolean {
  if (kind !== 'other' || full) return false;
  const behind = text.slice(end, end + 16);
  if (!/^ ?:/.test(behind)) return TIME_BEHIND.test(behind);
  const ahead = text.slice(Math.max(0, start - MAX_GAP), start);
  return TIME.test(ahead.slice(-40)) || ASKED.test(ahead);
}

/** What introduces a number, in the sentence behind one about a parcel: "Here is the number:", "The number is". */
const ITS_NUMBER = new RegExp(
  `^[^\\n\\d]{0,60}[.!,] (?:(?:and|et|y|und|e|en|i) )?(?:${[
    "(?:here(?:'s| is|s)|voici|voila|aqui (?:esta|va|vai|tiene|tienes)|(?:le|te) dejo|hier(?: ist| is)?|ecco|eis|segue|oto|podaje|it has|with|avec|con|mit|met|com) (?:(?:the|le|la|el|il|lo|o|die|der|het) )?NUMBER(?: ?:)?",
    '(?:number|numero|nummer|numer) ?:',
    '(?:the|le|la|el|il|o|die|het)? ?NUMBER (?:is|est|es|e|lautet|ist|to)(?: (?:le|el|il|o))?(?: ?:)?',
  ]
    .join('|')
    .replaceAll('NUMBER', '(?:number|numero|nummer|numer|code|codigo|codice|kod)')})\\s{1,3}$`,
);
/** What is behind the label of a parcel where its number stands: "the tracking number on the card". */
const STANDS_ON =
  /^ (?:(?:that is|i (?:see|got|received|found|have)|given|shown|listed|printed|written|indique|figurant|que (?:aparece|figura)|indicato|riportato|angegeben|vermeld) )?(?:on|from|off|in|sur|dans|de|en|del|auf|aus|vom|im|von|sul|sulla|nella|dal|op|van|na|no|da|do|z) (?:the |my |your |la |le |mon |ma |mi |el |der |dem |meiner |het |de |mijn |meu )?$/;
/** What is behind the words for where it stands. */
const THERE =
  /^(?: (?:e-?mail|mail|page|message|slip))?(?: ?[:?]| (?:is|was|est|es|ist|lautet|says|reads|shows(?: as)?)(?![a-z]))/;
/** Between two words for one paper: "order confirmation", "confirmation de commande". */
const OF_PAPER = /^ (?:de |d')?$/;

/**
 * Whether the sentence of a number says that it is the number of what the sentence before is about.
 * @param gap the text between the label of a parcel and the number
 */
export const isIntroduced = (gap: string): boolean => gap.length < 80 && ITS_NUMBER.test(gap.toLowerCase());

/** Whether a label only says where the number of the label before stands: "the tracking number on the invoice is". */
export const standsOn = (text: string, outer: Label, label: Label): boolean =>
  label.kind !== outer.kind &&
  !label.full &&
  outer.full &&
  STANDS_ON.test(text.slice(outer.end, label.start).toLowerCase()) &&
  THERE.test(text.slice(label.end, label.end + 20).toLowerCase());

const RETURN = /^(?:return|retour|reso|devol|zwrot)/;

/** Whether two labels name the tracking number of a return: "étiquette de retour", "tracking number for the return". */
export const areOfReturn = (outer: Label, label: Label, { id }: Token): boolean =>
  RETURN.test(label.words) && !label.full && id.length > 11 && (outer.full || TRACKS.test(outer.words));

/** Whether two labels name one paper on which a number may stand: "the order confirmation". */
export const areOnePaper = (text: string, outer: Label, label: Label): boolean =>
  outer.kind === 'other' &&
  label.kind === 'other' &&
  !outer.full &&
  !label.full &&
  OF_PAPER.test(text.slice(outer.end, label.start).toLowerCase());
