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
  /** Whether characters of the word may be missing in a text. */
  readonly hasSeparator: boolean;
}

/** A table that is in use. Few of its lines are ever needed on a page, so each is read at its first use. */
interface Entries {
  readonly lines: ReadonlyMap<string, string>;
  /** The words that a text may begin with, by its first three characters, and in their order. */
  readonly read: Map<number, readonly Entry[]>;
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

/** A character as part of an opening. No word has one of the higher characters, so these are alike. */
const partAt = (text: string, at: number): number => {
  const code = codeAt(text, at);
  return code < 1024 ? code : 0;
};

/** A number for three characters of a text: looked up faster than a string. */
const openingOf = (text: string, at: number): number =>
  (partAt(text, at) << 20) | (partAt(text, at + 1) << 10) | partAt(text, at + 2);

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
  readonly #table: string;
  #entries: Entries | undefined;

  /** @param table made by `wordTable` */
  constructor(table: string) {
    this.#table = table;
  }

  /**
   * The next offset from `at` up to `end`, where a word of the index may begin, or -1.
   * @param text a plain text in lower case
   * @param mayFollowDigit whether a word may directly follow a digit
   */
  next(text: string, at: number, end: number, mayFollowDigit = false): number {
    this.#entries ??= entriesOf(this.#table);
    const start = mayFollowDigit ? this.#entries.startAfterDigit : this.#entries.start;
    start.lastIndex = at;
    return start.test(text) && start.lastIndex <= end ? start.lastIndex : -1;
  }

  /**
   * The first word, in the order of the lists, that begins at an offset and may end where it ends.
   * @param text a plain text in lower case
   */
  find(text: string, at: number, accepts: Accept): WordHit | undefined {
    this.#entries ??= entriesOf(this.#table);
    const { read, lines } = this.#entries;
    const opening = openingOf(text, at);
    let entries = read.get(opening);
    if (!entries) {
      entries = readEntries(lines, text, at);
      read.set(opening, entries);
    }
    for (const entry of entries) {
      const { list } = entry;
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
}

/** The words that may begin at an offset of a text, in their order. */
function readEntries(lines: ReadonlyMap<string, string>, text: string, at: number): readonly Entry[] {
  const rows = [1, 2, 3].flatMap(
    (length) =>
      lines
        .get(text.slice(at, at + length))
        ?.split('\t')
        .slice(1) ?? [],
  );
  return rows.sort().map((row) => {
    const isOpen = row.endsWith('*');
    const word = row.slice(3, isOpen ? -1 : undefined);
    return {
      word,
      length: word.length,
      list: codeAt(row, 2) - 48,
      isOpen,
      hasSeparator: SEPARATOR.test(word),
    };
  });
}

function entriesOf(table: string): Entries {
  const [starts = '', ...rows] = table.split('\n');
  const lines = new Map<string, string>();
  for (const row of rows) lines.set(row.slice(0, row.indexOf('\t')), row);
  return {
    lines,
    read: new Map(),
    start: new RegExp(`(?<![a-z0-9])(?=${starts})`, 'g'),
    startAfterDigit: new RegExp(`(?<![a-z])(?=${starts})`, 'g'),
  };
}
