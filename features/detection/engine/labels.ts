import { CARRIER_NAMES, FORMLESS, LONG_NUMBER_NAMES, SHORT_NUMBER_NAMES } from './vocabulary/carriers.ts';
import { anyOf, needNumber, openingsOf, wordsOf } from './vocabulary/vocabulary.ts';

/** A word or phrase that names the token after it. */
export interface Label {
  readonly start: number;
  readonly end: number;
  /** `tracking` and `other` introduce a number; after `stop`, there is no number. */
  readonly kind: 'tracking' | 'other' | 'stop';
  /** Whether it names a number ("tracking number", "order no."), not only a thing ("parcel", "order"). */
  readonly full: boolean;
  /** In lower case. */
  readonly words: string;
}

/** A part of a text, from `start` up to `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Labels are searched this far before and after a token: an answer in a chat, and the labels that its label is part of. */
const AHEAD = 320;
const BEHIND = 120;

/** Words for "number". The words with typos, which come last, may be plurals. */
const NUMBER = `(?:(?:${wordsOf('references')}|${wordsOf('number')}[ns]?)(?![a-z])\\.?[°o]?|#)`;

/** Things with a tracking number in Romance languages and Polish, where "number" may come first without "of": "n° suivi". */
const LATIN_THINGS = wordsOf('tracking', ['fr', 'es', 'it', 'pt', 'pl']);
/** The same in Germanic languages. */
const GERMANIC_THINGS = wordsOf('tracking', ['en', 'de', 'nl']);

/** Things that have their own numbers. Orders may be part of a tracking label: "tracking number of your order". */
const ORDERS = wordsOf('orders');
/** A reference, unless it follows a carrier's name: then it is the carrier's reference. */
const REFERENCE = `(?<!(?:${anyOf(CARRIER_NAMES)}) )(?:${wordsOf('references')})`;
const OTHER_THINGS = `${ORDERS}|${wordsOf('otherThings')}|${REFERENCE}`;
const OTHER_NUMBERS = wordsOf('otherNumbers');

const OF = `(?:(?:${wordsOf('of')}) {1,3}(?:(?:${wordsOf('articles')}) )?|d')`;
const LINK = `(?:[\\s_-]{0,4}|\\.)(?:(?:${wordsOf('with')})(?: [a-z]{2,4})? )?`;

const END = '(?:(?<=[#.])|(?![a-z0-9]))';
const WORD_END = new RegExp(END, 'y');

/** Most words of a text begin unlike any label. */
const OPENINGS = openingsOf(['tracking', 'orders', 'otherThings', 'references', 'otherNumbers', 'stops']);

/**
 * The thing that a label names. The words for "number" around it are searched in a second step: the browser takes ten
 * times as long to compile one expression for everything, in every frame (`npm run bench`, longest block).
 */
const THING = new RegExp(
  `(?<![a-z0-9])(?=${OPENINGS})(?!(?:${wordsOf('lookalikes')})(?![a-z]))(?:(?:(${LATIN_THINGS})|(${GERMANIC_THINGS})|(${OTHER_THINGS})|(${OTHER_NUMBERS}))(?=s?(?:[^a-z0-9]|$|${NUMBER}))|(${wordsOf('stops')})(?![a-z0-9]))`,
  'g',
);
/** "number of the", directly before a thing. Only some things allow it without "of". */
const NUMBER_AHEAD = new RegExp(`(?<=(?<![a-z0-9])(${NUMBER}\\s{0,3}(${OF})?))`, 'y');
/** The rest of a thing, and the word for "number" after it. */
const NUMBER_BEHIND = new RegExp(`s?(${LINK}${NUMBER}(?: ?/ ?${NUMBER})?)?${END}`, 'y');

/** Words before a label that change its meaning or negate it. */
const SPOILED = new RegExp(`(?:${wordsOf('denials')})[\\s_-]{1,3}$`);

const NAMES_NUMBER = new RegExp(`^(?:${OTHER_NUMBERS})`);
const ORDER = new RegExp(`^(?:${ORDERS})`);

const OTHER_WORD = new RegExp(`^(?:${OTHER_THINGS}|${OTHER_NUMBERS})$`, 'i');
const TRACKING_WORD = new RegExp(
  `^(?:${anyOf([...CARRIER_NAMES, ...SHORT_NUMBER_NAMES, ...LONG_NUMBER_NAMES])}|(?:${LATIN_THINGS}|${GERMANIC_THINGS})[a-z]{0,2}|${wordsOf('fillers')}|${FORMLESS})$`,
  'i',
);

/** Whether a word names something with a number of another kind: ORDER, SKU. */
export const isOtherWord = (word: string): boolean => OTHER_WORD.test(word);

/** Whether a word names a carrier or a shipment, or is a filler. */
export const isTrackingWord = (word: string): boolean => TRACKING_WORD.test(word);

const NUMBER_WORD = new RegExp(`^(?:${wordsOf('number')}|${wordsOf('references')})$`, 'i');

/** Whether a word in capitals before a number is not part of the number: a label, "NO", a carrier, "IS". */
export const isApart = (word: string): boolean =>
  isTrackingWord(word) || isOtherWord(word) || NUMBER_WORD.test(word);

/** Whether these words may follow "the tracking number of your …". */
export const isOrder = (label: Label): boolean =>
  label.kind === 'other' && !label.full && ORDER.test(label.words);

/** Matches an expression exactly at an offset. */
function execAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** The words for "number" before a thing; `undefined` if there are no such words, or if the previous label has them. */
function numberAhead(
  text: string,
  at: number,
  needsOf: boolean,
  before: Label | undefined,
): string | undefined {
  const [, words, of] = execAt(NUMBER_AHEAD, text, at) ?? [];
  if (words === undefined || (needsOf && of === undefined)) return undefined;
  const start = at - words.length;
  // A reference may be a thing itself, or the word for "number" of the next thing.
  const isFree = !before || start >= before.end || (start === before.start && !before.full);
  return isFree ? words : undefined;
}

/** Position of the label around a thing, and whether it has a word for "number"; `undefined` inside a longer word. */
function around(text: string, thing: RegExpExecArray, before: Label | undefined) {
  const [words, latin, , other, , stop] = thing;
  const [start, end] = [thing.index, thing.index + words.length];
  if (stop !== undefined) return { start, end, full: false };
  const ahead = numberAhead(text, start, latin === undefined && other === undefined, before);
  if (ahead !== undefined && execAt(WORD_END, text, end))
    return { start: start - ahead.length, end, full: true };
  const behind = execAt(NUMBER_BEHIND, text, end);
  return behind && { start, end: end + behind[0].length, full: behind[1] !== undefined };
}

/**
 * All labels in a plain text, in order. If two labels overlap, only the later one is returned.
 * @param stretches where labels are of interest, in order: searching is what costs most in a text without IDs
 */
export function labelsOf(
  plain: string,
  stretches: readonly Stretch[] = [{ start: 0, end: plain.length }],
): Label[] {
  const text = plain.toLowerCase();
  const labels: Label[] = [];
  let at = 0;
  THING.lastIndex = stretches[0]?.start ?? text.length;
  // Not `matchAll`, which copies the expression on every call.
  for (let thing = THING.exec(text); thing; thing = THING.exec(text)) {
    while ((stretches[at]?.end ?? text.length) < thing.index) at++;
    const { start: next = text.length } = stretches[at] ?? {};
    if (next > thing.index) {
      THING.lastIndex = next;
      continue;
    }
    const [, latin, germanic, other, number] = thing;
    const found = around(text, thing, labels.at(-1));
    THING.lastIndex = found ? found.end : thing.index + 1;
    if (!found || (!found.full && needNumber.has(latin ?? germanic ?? ''))) continue;
    const { start, end, full } = found;
    const words = text.slice(start, end);
    const isTracking =
      (latin ?? germanic) !== undefined && !SPOILED.test(text.slice(Math.max(0, start - 16), start));
    const kind = isTracking ? 'tracking' : (other ?? number) !== undefined ? 'other' : 'stop';
    if (start < (labels.at(-1)?.end ?? 0)) labels.pop();
    labels.push({ start, end, kind, full: full || NAMES_NUMBER.test(words), words });
  }
  return labels;
}

/** The text around tokens in which labels for them may be: a label and what it belongs to are less than this apart. */
export function stretchesAround(tokens: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const token of tokens) {
    const [start, end] = [Math.max(0, token.start - AHEAD), token.end + BEHIND];
    const last = stretches.at(-1);
    if (last && start <= last.end) stretches[stretches.length - 1] = { start: last.start, end };
    else stretches.push({ start, end });
  }
  return stretches;
}

/** The label in a header; a tracking label comes first. */
export function headOf(header: string): Label | undefined {
  const labels = labelsOf(header);
  return labels.find(({ kind }) => kind === 'tracking') ?? labels[0];
}
