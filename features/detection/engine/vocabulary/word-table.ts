import { plainWords } from './vocabulary.ts';
import { FILLER, FIRST_LIST, OPENING, SEPARATOR, WHOLE } from './word-index.ts';

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

/**
 * Makes the table of a `WordIndex`, when Waybill is built. Each line has the words with one opening, which is the first
 * four characters of a word as a text may write them, or fewer if the word has no more, filled up with tildes. Behind the
 * opening are the lists, between tabs: the number of a list as one character, and its words without the opening, between
 * commas, the longer ones first. Where a text may leave out a separator, the opening is not the word's own: it is there
 * whole, behind `WHOLE`.
 * @param lists rows of a vocabulary with their marks (see `Vocabulary`); words of earlier lists win
 */
export function wordTable(lists: readonly (readonly string[])[]): string {
  const lines = new Map<string, Map<number, string[]>>();
  for (const [list, rows] of lists.entries())
    for (const row of new Set(plainWords(rows))) {
      if (/[\t\n,\u0400-\uffff]/.test(row)) throw new Error(`The word table cannot hold “${row}”.`);
      for (const opening of openingsOf(row.replace(/\*$/, ''))) {
        const line = lines.get(opening) ?? new Map<number, string[]>();
        const rest = row.startsWith(opening) ? row.slice(opening.length) : WHOLE + row;
        lines.set(opening, line.set(list, [...(line.get(list) ?? []), rest]));
      }
    }
  const lineOf = ([opening, line]: [string, Map<number, string[]>]): string => {
    const words = Array.from(
      line,
      ([list, rests]) => String.fromCharCode(FIRST_LIST + list) + rests.join(','),
    );
    return `\n${opening.padEnd(OPENING, FILLER)}${words.join('\t')}`;
  };
  return `${Array.from(lines, lineOf).join('')}\n`;
}
