import { WORDS } from './vocabulary/tables.computed.ts';
import { codeAt, isDigitCode, isLetterCode } from './vocabulary/word-index.ts';
import { PART, PARTS } from './vocabulary/words.ts';

/** "of the" between "number" and a thing. */
const OF_AHEAD = new RegExp(`(?<=(${WORDS.of} {1,3}(?:${WORDS.articles} )?|d'))`, 'y');
const OF_BEHIND = new RegExp(` ${WORDS.of} `, 'y');
/** "With the" or "has the" between a thing and "number". */
const WITH = new RegExp(`${WORDS.with} ([a-z]{1,4} )?`, 'y');
const SLASH = / ?\/ ?/y;
/** "Parcels", "parcel(s)", "parcel's number". */
const PLURAL = /s|\((?:s|en?)\)|'s(?= n)/y;

// Codes of characters: these are asked for so often that expressions would take most of the time.
const isLetter = (text: string, at: number): boolean => isLetterCode(codeAt(text, at));
const isSpace = (text: string, at: number): boolean => {
  const code = codeAt(text, at);
  return code === 32 || (code > 8 && code < 14);
};

/** Whether a text has neither a letter nor a digit at an offset. */
export const isWordEnd = (text: string, at: number): boolean => {
  const code = codeAt(text, at);
  return !isLetterCode(code) && !isDigitCode(code);
};

/** Matches an expression exactly at an offset. */
export function execAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Whether a label may end at an offset. */
export const isLabelEnd = (text: string, at: number): boolean =>
  isWordEnd(text, at) || text.charAt(at - 1) === '#' || text.charAt(at - 1) === '.';

/** Whether a word for "number" ends here. A word that may have a typo may also be a plural. */
function isNumber(text: string, _: number, end: number, list: number): boolean {
  if (list > PART.typos) return false;
  const isPlural = list === PART.typos && /[ns]/.test(text.charAt(end));
  return !isLetter(text, end) || (isPlural && !isLetter(text, end + 1));
}

/**
 * The offset behind a word for "number" that begins at an offset, without the dot of an abbreviation; -1 if there is no
 * such word.
 */
export function numberAt(text: string, at: number): number {
  if (text.charAt(at) === '#') return at + 1;
  const end = isLetter(text, at) ? PARTS.find(text, at, isNumber)?.end : undefined;
  return end === undefined ? -1 : end + (isLetter(text, end) ? 1 : 0);
}

/** Where a word for "number" may end, the furthest first: behind "no", "no." or "n.o". */
function endsOf(text: string, end: number): readonly number[] {
  const next = text.charAt(end);
  if (next === '°') return [end + 1, end];
  if (next !== '.') return [end];
  const sign = text.charAt(end + 1);
  return sign === 'o' || sign === '°' ? [end + 2, end + 1, end] : [end + 1, end];
}

/** The offset behind one or two words for "number" ("ref/no.") that begin at an offset, or -1. */
function numbersAt(text: string, at: number): number {
  const number = numberAt(text, at);
  if (number < 0) return -1;
  for (const end of endsOf(text, number)) {
    const isSlash = text.charAt(end) === '/' || text.startsWith(' /', end);
    const second = isSlash ? numberAt(text, end + (execAt(SLASH, text, end)?.[0].length ?? 0)) : -1;
    const last = second < 0 ? undefined : endsOf(text, second).find((each) => isLabelEnd(text, each));
    if (last !== undefined) return last;
    if (isLabelEnd(text, end)) return end;
  }
  return -1;
}

/** The words for "number" behind a thing. @param isShort whether a dot and a space may follow the thing: "sped. n." */
function linkedNumber(text: string, at: number, isShort: boolean): number {
  let start = isShort && text.charAt(at) === '.' ? at + 1 : at;
  while (start < at + 4 && (isSpace(text, start) || text.charAt(start) === '-' || text.charAt(start) === '_'))
    start++;
  // Two line ends are the end of a paragraph.
  if (text.startsWith('\n\n', start - 2)) return -1;
  if (start === at && text.charAt(at) === '.') start++;
  if (!isLetter(text, start)) return text.charAt(start) === '#' ? numbersAt(text, start) : -1;
  const [words = '', article = ''] = execAt(WITH, text, start) ?? [];
  for (const skipped of words === '' ? [0] : [words.length, words.length - article.length, 0]) {
    const end = numbersAt(text, start + skipped);
    // The next line is about the number of something else: "delivery\nNumber of items".
    if (end > at && text.slice(at, start).includes('\n') && execAt(OF_BEHIND, text, end)) return -1;
    if (end >= 0) return end;
  }
  return -1;
}

/**
 * The end of a label that begins with a thing, and whether there is a word for "number" behind the thing.
 * @param at the offset behind the thing, in a plain text in lower case
 * @param isShort whether the thing may be abbreviated
 * @returns `undefined` inside a longer word
 */
export function numberBehind(
  text: string,
  at: number,
  isShort = false,
): { end: number; full: boolean } | undefined {
  const plural = execAt(PLURAL, text, at)?.[0].length ?? 0;
  for (const end of plural > 0 ? [at + plural, at] : [at]) {
    const number = linkedNumber(text, end, isShort);
    if (number >= 0) return { end: number, full: true };
    if (isLabelEnd(text, end)) return { end, full: false };
  }
  return undefined;
}

/** The start of a word for "number" that ends, with up to three spaces, at an offset, or -1. */
function numberUpTo(text: string, at: number): number {
  let end = at;
  while (end > at - 3 && isSpace(text, end - 1)) end--;
  if (text.charAt(end - 1) === '#') return isWordEnd(text, end - 2) ? end - 1 : -1;
  if (text.charAt(end - 1) === '°' || text.startsWith('.o', end - 2)) end--;
  if (text.charAt(end - 1) === '.') end--;
  let start = end;
  while (isLetter(text, start - 1)) start--;
  return start < end && isWordEnd(text, start - 1) && numberAt(text, start) === end ? start : -1;
}

/**
 * The start of the words for "number" directly before a thing, and whether there is an "of" between them.
 * @param at the start of the thing, in a plain text in lower case
 */
export function numberAhead(text: string, at: number): { start: number; hasOf: boolean } | undefined {
  if (isWordEnd(text, at - 1) && at > 0) {
    const of = execAt(OF_AHEAD, text, at)?.[1] ?? '';
    const start = of === '' ? -1 : numberUpTo(text, at - of.length);
    if (start >= 0) return { start, hasOf: true };
    const direct = numberUpTo(text, at);
    if (direct >= 0) return { start: direct, hasOf: false };
  }
  return undefined;
}
