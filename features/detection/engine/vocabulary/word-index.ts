/** A word of a text that is in an index. */
export interface WordHit {
  /** The number of the list that the word is from. */
  readonly list: number;
  /** The offset behind the word. */
  readonly end: number;
}

/** Whether a word of a list that begins at `at` may end at an offset. A word with a star has several ends. */
type Accept = (text: string, at: number, end: number, list: number) => boolean;

/** A word with its list, and how it is compared. */
interface Entry {
  readonly word: string;
  readonly length: number;
  readonly list: number;
  /** Whether any letters may follow. */
  readonly isOpen: boolean;
  /** The part up to the first character that may be missing in a text; `undefined` if none may. */
  readonly head: string | undefined;
}

/** The words of a `WordIndex`, as `wordTable` makes them. */
export interface IndexedWords {
  /** The words by their first letter (see `letterOf`), so that few are looked through for an opening. */
  readonly lines: readonly string[];
  /** Bits for three characters of a text (see `placeAt`): whether they may begin a word, regardless of what follows. */
  readonly short: string;
  /** The same for four characters (see `longPlace`). */
  readonly long: string;
}

/** What of a word may be missing in a text, or be written in another way. */
export const SEPARATOR = /[ ./-]/;
/** Where words begin. A loop over the characters takes 15 times as long before V8 has compiled it. */
const STARTS = /(?<![a-z\d])[a-z\d]/g;
/** The same, for words that may directly follow a digit. */
const AFTER_DIGITS = /(?<![a-z])[a-z\d]/g;

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

/** As many first characters of a word as it is looked up by. */
export const OPENING = 4;
/** What a shorter opening is filled up with. */
export const FILLER = '~';
/** Before a word that the table has with its opening. */
export const WHOLE = '^';
/** The code of the character that stands for the first list. */
export const FIRST_LIST = 48;
/** How many places there are for three characters: as many as numbers of 15 bits. */
export const PLACES = 1 << 15;
/** The same for four: enough for few openings to share one. */
export const LONG_PLACES = 1 << 13;
/**
 * A number for three characters of a text. Letters differ in it; other characters may be like a letter. It is asked for at
 * every word, so it does without the calls of `codeAt`, which count until V8 has compiled them.
 */
export const placeAt = (text: string, at: number): number =>
  ((charCodeAt.call(text, at) & 31) << 10) |
  ((charCodeAt.call(text, at + 1) & 31) << 5) |
  (charCodeAt.call(text, at + 2) & 31);
/** A number for the first character of an opening. Letters differ in it. */
export const letterOf = (opening: string): number => opening.charCodeAt(0) & 31;
/** How many such numbers there are. */
export const LETTERS = 32;
/** A number for the three characters of a place and the code of the next. A few openings are alike in it. */
export const longPlace = (place: number, code: number): number =>
  (place * 37 + (code & 31)) & (LONG_PLACES - 1);

/** The offset behind a word at an offset of a text, or -1. The separators of the word may be missing in the text. */
function endOf({ word, length, head }: Entry, text: string, at: number): number {
  if (startsWith.call(text, word, at)) return at + length;
  if (head === undefined || !startsWith.call(text, head, at)) return -1;
  let end = at + head.length;
  for (let place = head.length; place < length; place++) {
    const character = word.charAt(place);
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

/** Whether a word may begin at an offset of a text; false positives are possible. */
function mayBegin({ short, long }: IndexedWords, text: string, at: number): boolean {
  const place = placeAt(text, at);
  return has(long, longPlace(place, charCodeAt.call(text, at + 3))) || has(short, place);
}

/** Bits in a character of a string of bits, and the code of a character in which none is set. */
export const BITS = 6;
export const NO_BITS = 48;

/** Whether the bit at a place is set. */
const has = (bits: string, place: number): boolean =>
  (((bits.charCodeAt((place / BITS) | 0) - NO_BITS) >> (place % BITS)) & 1) !== 0;

/**
 * Many words, looked up by their first letters. An expression with a thousand alternatives would find the same, but the
 * browser compiles it twice, in every frame.
 */
export class WordIndex {
  readonly #table: IndexedWords;
  /** The words that a text may begin with, by its first four characters, and in their order: few are needed on a page. */
  readonly #read = new Map<string, readonly Entry[]>();

  constructor(table: IndexedWords) {
    this.#table = table;
  }

  /**
   * The next offset from `at` up to `end`, where a word of the index may begin, or -1.
   * @param text a plain text in lower case, which is longer than `end`
   * @param mayFollowDigit whether a word may directly follow a digit
   */
  next(text: string, at: number, end: number, mayFollowDigit = false): number {
    const starts = mayFollowDigit ? AFTER_DIGITS : STARTS;
    starts.lastIndex = at;
    while (starts.test(text)) {
      const offset = starts.lastIndex - 1;
      if (offset > end) break;
      if (mayBegin(this.#table, text, offset)) return offset;
    }
    return -1;
  }

  /**
   * The first word, in the order of the lists, that begins at an offset and may end where it ends.
   * @param text a plain text in lower case
   * @param first the first list that the word may be from
   * @param last the last one
   */
  find(text: string, at: number, accepts: Accept, first = 0, last = Infinity): WordHit | undefined {
    if (!mayBegin(this.#table, text, at)) return undefined;
    const opening = text.slice(at, at + OPENING);
    let entries = this.#read.get(opening);
    if (!entries) {
      entries = readEntries(this.#table, opening);
      this.#read.set(opening, entries);
    }
    for (const entry of entries) {
      const { list } = entry;
      if (list < first || list > last) continue;
      const shortest = endOf(entry, text, at);
      if (shortest < 0) continue;
      for (let end = entry.isOpen ? endOfLetters(text, shortest) : shortest; end >= shortest; end--)
        if (accepts(text, at, end, list)) return { list, end };
      // The dot at the end may belong to the sentence.
      const dot = shortest - 1;
      if (codeAt(text, dot) === DOT && entry.word.endsWith('.') && accepts(text, at, dot, list))
        return { list, end: dot };
    }
    return undefined;
  }
}

/**
 * The words that a text may begin with, given its first characters, in their order: by lists, with long openings first.
 * Few texts may begin with a word that has a short opening.
 */
function readEntries({ lines, short }: IndexedWords, opening: string): readonly Entry[] {
  const entries: Entry[] = [];
  const least = has(short, placeAt(opening, 0)) ? 1 : OPENING;
  const own = lines[letterOf(opening)] ?? '';
  for (let { length } = opening; length >= least; length--)
    entries.push(...entriesWith(own, opening.slice(0, length)));
  return entries.sort((a, b) => a.list - b.list);
}

/** The words with an opening. */
function entriesWith(lines: string, opening: string): readonly Entry[] {
  const line = `\n${opening.padEnd(OPENING, FILLER)}`;
  const start = lines.indexOf(line);
  if (start < 0) return [];
  const at = start + line.length;
  const lists = lines.slice(at, lines.indexOf('\n', at)).split('\t');
  return lists.flatMap((words) => {
    const list = codeAt(words, 0) - FIRST_LIST;
    return words
      .slice(1)
      .split(',')
      .map((word) => entryOf(word.startsWith(WHOLE) ? word.slice(1) : opening + word, list));
  });
}

/** @param row a word, with a star if any letters may follow */
function entryOf(row: string, list: number): Entry {
  const isOpen = row.endsWith('*');
  const word = isOpen ? row.slice(0, -1) : row;
  const separator = word.search(SEPARATOR);
  const head = separator < 0 ? undefined : word.slice(0, separator);
  return { word, length: word.length, list, isOpen, head };
}
