import { plainWords } from './vocabulary.ts';
import {
  BITS,
  FILLER,
  FIRST_LIST,
  type IndexedWords,
  LETTERS,
  LONG_PLACES,
  letterOf,
  longPlace,
  NO_BITS,
  OPENING,
  PLACES,
  placeAt,
  SEPARATOR,
  WHOLE,
} from './word-index.ts';

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
export function wordTable(lists: readonly (readonly string[])[]): IndexedWords {
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
  const linesOf = (_: unknown, letter: number): string => {
    const own = [...lines].filter(([opening]) => letterOf(opening) === letter);
    return own.length === 0 ? '' : `${own.map(lineOf).join('')}\n`;
  };
  return { lines: Array.from({ length: LETTERS }, linesOf), ...placesOf([...lines.keys()]) };
}

/** The places at which words with these openings may begin. */
function placesOf(openings: readonly string[]): Pick<IndexedWords, 'short' | 'long'> {
  const short = new Set<number>();
  const long = new Set<number>();
  for (const opening of openings) {
    const place = placeAt(opening.padEnd(OPENING, FILLER), 0);
    if (opening.length === OPENING) long.add(longPlace(place, opening.charCodeAt(OPENING - 1)));
    else {
      // Anything may follow a shorter word.
      const count = 32 ** (OPENING - 1 - opening.length);
      for (let next = place & -count, end = next + count; next < end; next++) short.add(next);
    }
  }
  return { short: toBits(short, PLACES), long: toBits(long, LONG_PLACES) };
}

/** A string of as many bits as there are places, in which some are set. */
function toBits(places: ReadonlySet<number>, count: number): string {
  const bits = Array.from({ length: count }, (_, place) => (places.has(place) ? 1 << (place % BITS) : 0));
  let text = '';
  for (let at = 0; at < count; at += BITS)
    text += String.fromCharCode(bits.slice(at, at + BITS).reduce((sum, bit) => sum + bit, NO_BITS));
  return text;
}
