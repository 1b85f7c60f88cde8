import { plainWords } from './vocabulary.ts';

/** A word of a text that is in an index. */
export interface WordHit {
  /** The number of the list that the word is from. */
  readonly list: number;
  /** The offset behind the word. */
  readonly end: number;
}

/** Whether a word of a list that begins at `at` may end at an offset. A word with a star has several ends. */
type Accept = (text: string, at: number, end: number, list: number) => boolean;

interface Entry {
  readonly word: string;
  readonly length: number;
  readonly list: number;
  /** Whether any letters may follow. */
  readonly isOpen: boolean;
  /** Whether characters of the word may be missing in a text. */
  readonly hasSeparator: boolean;
}

interface Entries {
  /** Words whose first four characters are always there, by these. */
  readonly long: ReadonlyMap<number, readonly Entry[]>;
  /** Other words, by three characters. */
  readonly short: ReadonlyMap<number, readonly Entry[]>;
  /** Matches, without consuming characters, where a word may begin by its first two. */
  readonly start: RegExp;
  /** The same, also directly after a digit. */
  readonly startAfterDigit: RegExp;
}

const SEPARATOR = /[ ./-]/;

const DOT = 46;

const { charCodeAt, startsWith } = String.prototype;
/**
 * The code of a character of a text. Strings come in many internal forms (parts of others, joined, one or two bytes a
 * character), and where V8 has seen more than four it looks up the method at each call: three times as slow.
 */
export const codeAt = (text: string, at: number): number => charCodeAt.call(text, at);

/** Whether a character is a lower-case letter. */
export const isLetterCode = (code: number): boolean => code > 96 && code < 123;
/** Whether a character is a digit. */
export const isDigitCode = (code: number): boolean => code > 47 && code < 58;

/** A number for the first three characters of a word: looked up faster than a string. Others may have the same number. */
const openingOf = (text: string, at: number): number =>
  ((codeAt(text, at) & 31) << 10) | ((codeAt(text, at + 1) & 31) << 5) | (codeAt(text, at + 2) & 31);

/** The same for the first four characters. @param opening that of the first three */
const longOpeningOf = (opening: number, text: string, at: number): number =>
  (opening << 5) | (codeAt(text, at + 3) & 31);

/** How many characters of a text may follow a word that is shorter than an opening, as far as openings know them. */
const anyAfter = (word: string): number => 32 ** Math.max(0, 3 - word.length);

/** The openings of a word, with and without its separators. */
function openingsOf(word: string, separator: number): Iterable<number> {
  if (word.length > 2 && (separator < 0 || separator > 2)) return [openingOf(word, 0)];
  const [head, rest] = separator < 0 ? [word, ''] : [word.slice(0, separator), word.slice(separator + 1)];
  const openings = new Set<number>();
  for (const character of separator < 0 ? [''] : ['', ' ', '_', '-', '.', '/']) {
    for (const tail of [rest, rest.replace(/[ ./-]/g, '')]) {
      const spelling = head + character + tail;
      const first = openingOf(spelling, 0);
      for (let next = 0; next < anyAfter(spelling); next++) openings.add(first + next);
    }
  }
  return openings;
}

/** The offset behind a word at an offset of a text, or -1. The separators of the word may be missing in the text. */
function endOf({ word, length, hasSeparator }: Entry, text: string, at: number): number {
  if (startsWith.call(text, word, at)) return at + length;
  if (!hasSeparator) return -1;
  let end = at;
  for (const character of word) {
    const next = text.charAt(end);
    if (next === character || (character === ' ' && /[_-]/.test(next))) end++;
    else if (!SEPARATOR.test(character)) return -1;
  }
  return end;
}

/** The offset behind the letters at an offset of a text. */
function endOfLetters(text: string, at: number): number {
  let end = at;
  while (isLetterCode(codeAt(text, end))) end++;
  return end;
}

/**
 * Many words, looked up by their first letters. An expression with a thousand alternatives would find the same, but the
 * browser compiles it twice, in every frame.
 */
export class WordIndex {
  readonly #getLists: () => readonly (readonly string[])[];
  #entries: Entries | undefined;

  /**
   * @param getLists returns rows of a vocabulary with their marks (see `Vocabulary`), when the first word is looked up.
   *   The words of earlier lists win.
   */
  constructor(getLists: () => readonly (readonly string[])[]) {
    this.#getLists = getLists;
  }

  /**
   * The next offset from `at` up to `end`, where a word of the index may begin, or -1.
   * @param text a plain text in lower case
   * @param mayFollowDigit whether a word may directly follow a digit
   */
  next(text: string, at: number, end: number, mayFollowDigit = false): number {
    this.#entries ??= entriesOf(this.#getLists());
    const start = mayFollowDigit ? this.#entries.startAfterDigit : this.#entries.start;
    start.lastIndex = at;
    return start.test(text) && start.lastIndex <= end ? start.lastIndex : -1;
  }

  /**
   * The first word, in the order of the lists, that begins at an offset and may end where it ends.
   * @param text a plain text in lower case
   */
  find(text: string, at: number, accepts: Accept): WordHit | undefined {
    this.#entries ??= entriesOf(this.#getLists());
    const { long, short } = this.#entries;
    const opening = openingOf(text, at);
    const longer = long.get(longOpeningOf(opening, text, at));
    const hit = longer && firstOf(longer, text, at, accepts, Number.POSITIVE_INFINITY);
    const shorter = short.get(opening);
    return (shorter && firstOf(shorter, text, at, accepts, hit ? hit.list : Number.POSITIVE_INFINITY)) ?? hit;
  }
}

/** @param before only words of earlier lists count */
function firstOf(
  entries: readonly Entry[],
  text: string,
  at: number,
  accepts: Accept,
  before: number,
): WordHit | undefined {
  for (const entry of entries) {
    const { list } = entry;
    if (list >= before) break;
    const shortest = endOf(entry, text, at);
    if (shortest < 0) continue;
    for (let end = entry.isOpen ? endOfLetters(text, shortest) : shortest; end >= shortest; end--)
      if (accepts(text, at, end, list)) return { list, end };
    // The dot at the end may belong to the sentence.
    const last = shortest - 1;
    if (codeAt(text, last) === DOT && entry.word.endsWith('.') && accepts(text, at, last, list))
      return { list, end: last };
  }
  return undefined;
}

function add(entries: Map<number, Entry[]>, key: number, entry: Entry): void {
  const others = entries.get(key);
  if (others) others.push(entry);
  else entries.set(key, [entry]);
}

function entriesOf(lists: readonly (readonly string[])[]): Entries {
  const long = new Map<number, Entry[]>();
  const short = new Map<number, Entry[]>();
  const pairs = new Map<string, Set<string>>();
  for (const [list, rows] of lists.entries()) {
    for (const row of plainWords(rows)) {
      const isOpen = row.endsWith('*');
      const word = isOpen ? row.slice(0, -1) : row;
      const separator = word.search(SEPARATOR);
      const seconds = pairs.get(word.charAt(0)) ?? new Set();
      pairs.set(word.charAt(0), seconds.add(word.charAt(1)));
      if (separator >= 0 && separator < 2)
        seconds
          .add(word.charAt(separator + 1))
          .add('_')
          .add('-');
      const entry = { word, length: word.length, list, isOpen, hasSeparator: separator >= 0 };
      if (separator > 3 || (separator < 0 && word.length > 3)) {
        add(long, longOpeningOf(openingOf(word, 0), word, 0), entry);
      } else {
        for (const opening of openingsOf(word, separator)) add(short, opening, entry);
      }
    }
  }
  // A word of one letter has no second one.
  const starts = Array.from(pairs, ([first, seconds]) =>
    seconds.has('') ? first : `${first}[${[...seconds].join('').replaceAll('-', '')}-]`,
  );
  const source = `(?=${starts.join('|')})`;
  return {
    long,
    short,
    start: new RegExp(`(?<![a-z0-9])${source}`, 'g'),
    startAfterDigit: new RegExp(`(?<![a-z])${source}`, 'g'),
  };
}
