import { plainWords } from './vocabulary.ts';
import { FILLER, OPENING, SEPARATOR, WHOLE } from './word-index.ts';

/** The ways in which a text may begin a word: separators may be missing, and a space may be a dash. */
function openingsOf(word: string): string[] {
  let openings = [''];
  for (const character of word) {
    const spellings =
      character === ' ' ? [' ', '_', '-', ''] : SEPARATOR.test(character) ? [character, ''] : [character];
    openings = openings.flatMap((opening) =>
      opening.length < OPENING ? spellings.map((spelling) => opening + spelling) : [opening],
    );
  }
  return [...new Set(openings)];
}

/** Whether a text always has the first four characters of a word. */
function isLong(word: string): boolean {
  const separator = word.search(SEPARATOR);
  return separator > 3 || (separator < 0 && word.length > 3);
}

/** A number as three characters that are the same in a script, each from "0" to "o". */
const offsetCode = (offset: number): string =>
  String.fromCharCode(48 + (offset >> 12), 48 + ((offset >> 6) & 63), 48 + (offset & 63));

/**
 * Makes the table of a `WordIndex`, when Waybill is built. An opening is the first four characters of a word as a text
 * may write them, or fewer if the word has no more. The first line of the table has all openings, four characters each,
 * filled up with tildes; the second has the offset of the words of each, behind these two lines, as three characters.
 * So a page need not read the rest. Each further line has the words with one opening, between tabs, without it. Before
 * each word is its place among all words, as two characters, and its list: words of earlier lists win, and in one list
 * longer words. Where a text may leave out a separator, the opening is not the word's own: it is there whole, behind `WHOLE`.
 * @param lists rows of a vocabulary with their marks (see `Vocabulary`)
 */
export function wordTable(lists: readonly (readonly string[])[]): string {
  const lines = new Map<string, string[]>();
  const words = lists.flatMap((rows, list) => {
    const plain = [...new Set(plainWords(rows))];
    const isOfLongWord = (row: string): boolean => isLong(row.replace(/\*$/, ''));
    return [...plain.filter(isOfLongWord), ...plain.filter((row) => !isOfLongWord(row))].map((row) => ({
      row,
      list,
    }));
  });
  for (const [place, { row, list }] of words.entries()) {
    if (/[\t\n\u0400-\uffff]/.test(row)) throw new Error(`The word table cannot hold “${row}”.`);
    const head = String.fromCharCode(48 + (place >> 6), 48 + (place & 63), 48 + list);
    for (const opening of openingsOf(row.replace(/\*$/, ''))) {
      const entry = head + (row.startsWith(opening) ? row.slice(opening.length) : WHOLE + row);
      lines.set(opening, [...(lines.get(opening) ?? []), entry]);
    }
  }
  let openings = '';
  let offsets = '';
  let rows = '';
  for (const [opening, entries] of lines) {
    openings += opening.padEnd(OPENING, FILLER);
    offsets += offsetCode(rows.length);
    rows += `${entries.join('\t')}\n`;
  }
  return `${openings}\n${offsets}\n${rows}`;
}
