import { INVISIBLE, OTHER_DIGITS } from './id-digits.ts';

/** A text prepared for matching, with a mapping of its offsets to those of the original. */
interface PlainText {
  readonly text: string;
  /** Original offset of the first character of a run that starts at `offset`. */
  startOf(offset: number): number;
  /** Original offset directly after the last character of a run that ends at `offset`. */
  endOf(offset: number): number;
}

const DROPPED = new RegExp(`[${INVISIBLE}\\u0300-\\u036f]`, 'g');
const FOLDABLE = new RegExp(
  `[\\xa0-\\xac\\xae-\\u024f${OTHER_DIGITS}\\u1ea0-\\u1ef9\\u2000-\\u200a\\u2010\\u2011\\u2019\\u202f\\u2116\\u3000\\uff03-\\uff5a]`,
  'g',
);
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`);
/** Line breaks in the strings of JSON and logs. */
const ESCAPED = /\\[nr]/g;
/** Line breaks in the source of pages and mails. */
const LINE_BREAK = /<[Bb][Rr] ?\/?>/g;
const PLAIN: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2019': "'",
  '\u0110': 'D',
  '\u0111': 'd',
  '\u0131': 'i',
  '\u0141': 'L',
  '\u0142': 'l',
};

/** The digits of a script follow each other; the first code ends with 6 for Devanagari, and with 0 for the others. */
const digitOf = (code: number): string => `${(code & 15) - (code >> 4 === 0x96 ? 6 : 0)}`;

/**
 * Replaces one character with one: removes accents, and converts spaces, full-width characters and the digits of other
 * scripts to ASCII.
 */
const fold = (character: string): string =>
  PLAIN[character] ??
  (OTHER_DIGIT.test(character) ? digitOf(character.charCodeAt(0)) : character.normalize('NFKD').charAt(0));

const UTF_16 = new TextDecoder('utf-16le');

/**
 * Folds accents and spaces, unescapes line breaks, and removes invisible characters.
 * @param missing what a space is added behind
 */
export function plainText(original: string, missing?: RegExp): PlainText {
  const folded = original.replace(ESCAPED, ' \n').replace(FOLDABLE, fold);
  DROPPED.lastIndex = 0;
  const nextDropped = (): number => (DROPPED.test(folded) ? DROPPED.lastIndex - 1 : -1);
  let dropped = nextDropped();
  const spaces = missing
    ? Array.from(folded.matchAll(missing), ({ 0: { length }, index }) => index + length)
    : [];
  if (dropped < 0 && spaces.length === 0)
    return { text: folded, startOf: (offset) => offset, endOf: (offset) => offset };
  /** The remaining characters and their offsets, in typed arrays: `replace` would create an object per removal. */
  const codes = new Uint16Array(folded.length + spaces.length);
  const offsets = new Uint32Array(folded.length + spaces.length);
  let count = 0;
  let added = 0;
  for (let offset = 0; offset < folded.length; offset++) {
    if (offset === spaces[added]) {
      codes[count] = 32;
      offsets[count++] = offset;
      added++;
    }
    if (offset === dropped) dropped = nextDropped();
    else {
      codes[count] = folded.charCodeAt(offset);
      offsets[count++] = offset;
    }
  }
  const used = offsets.subarray(0, count);
  return {
    text: UTF_16.decode(codes.subarray(0, count)),
    startOf: (offset) => used[offset] ?? original.length,
    endOf: (offset) => (used[offset - 1] ?? -1) + 1,
  };
}

/**
 * A text with the line breaks that it spells out, as long as before. In a row of Markdown, which is one line, they are
 * spaces.
 */
export function withLineBreaks(text: string): string {
  if (!text.includes('<')) return text;
  const character = text.includes('|') ? ' ' : '\n';
  return text.replace(LINE_BREAK, (tag) => character.padStart(tag.length));
}

/** The text directly before an offset: at most so many characters. */
export const textBefore = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - length), at);

/** A code as it is compared and sent: upper-case, without spaces, line breaks, punctuation and brackets. */
export const toId = (raw: string): string =>
  /[^A-Z\d]/.test(raw) ? raw.replace(/[\s./:_()-]/g, '').toUpperCase() : raw;

/** Digits that a scanner of paper reads for letters: "Track1ng N0", "de1ivery", "c0nsignment", "parce1". */
const MISREAD = /[01](?:(?<=[a-z]{2}.)(?=[a-z])|(?<=[a-z].)(?=[a-z]{2}|(?<= n0)[ .:]|(?<=parce1)[ :]))/g;
const readRight = (digit: string, at: number, text: string): string =>
  digit === '0' ? 'o' : /[aeiou\W]/.test(text.charAt(at + 1)) ? 'l' : 'i';

/** A text in lower case, with letters for such digits. As long as before. */
export const withRightLetters = (text: string): string => text.replace(MISREAD, readRight);
