import { isTrackingId } from '../shipment/limits.ts';
import { findTrackingIds } from './engine/detect.ts';
import type { CustomPattern } from './engine/patterns/custom-pattern.ts';

/** The tracking IDs in a text that may contain many: a list, a ticket, a column of a spreadsheet. */
export interface IdList {
  /** Recognised IDs, each once, in the order of the text. */
  recognised: readonly string[];
  /** Entries that may be IDs of an unknown format, each once. */
  others: readonly string[];
  /** Whether the text has only IDs and such entries, perhaps below a heading. Then the user means all of them. */
  isColumn: boolean;
}

/** An entry of a list: a line, or a part of a line between commas or semicolons. */
interface Entry {
  text: string;
  start: number;
  end: number;
}

const ENTRY = /[^\n,;]+/g;
/** A bullet or a quote before an entry. */
const OPENING = /^\s*(?:[-*•·–]\s+)?["'“”]?/;
const CLOSING_QUOTE = /["'“”]$/;
/** Letters and digits with at least one digit: not words, web addresses or e-mail addresses. */
const PLAUSIBLE = /^(?=.*\d)[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?$/u;

/**
 * Reads all tracking IDs in a text.
 * @param ignoredIds the ignore list. An ignored ID is listed only if it is a separate entry. The other rules do not
 *   apply, because they are for highlighting, which the user does not request
 */
export function readIdList(
  text: string,
  patterns: readonly CustomPattern[],
  ignoredIds: readonly string[] = [],
): IdList {
  const matches = findTrackingIds(text, { patterns }).filter(({ id }) => !ignoredIds.includes(id));
  const recognised = new Set(matches.map(({ id }) => id));
  const others = new Set<string>();
  let isColumn = true;
  let next = 0;
  const column = onlyIdColumn(text, matches);
  for (const [index, entry] of entriesOf(column).entries()) {
    while (next < matches.length && (matches[next]?.end ?? 0) <= entry.start) next += 1;
    const match = matches[next];
    if (match && match.start < entry.end) {
      isColumn &&= isAlone(column, entry, match);
    } else if (isPlausible(entry.text)) {
      if (!recognised.has(entry.text.toUpperCase())) others.add(entry.text);
    } else {
      isColumn &&= index === 0 && !/\d/.test(entry.text);
    }
  }
  return { recognised: [...recognised], others: [...others], isColumn };
}

/** The separators of CSV cells. In a list that a person has written, a space follows them. */
const CSV_SEPARATORS = [/;(?! )/, /,(?! )/];
const QUOTED_CELL = /"[^"\n]*"/g;

/** The cells of a text: copied from a spreadsheet, or lines of a CSV file, which all have the same number of cells. */
function cellsOf(text: string): string[][] {
  const rows = text.split('\n').map((line) => line.split('\t'));
  if (text.includes('\t')) return rows;
  const lines = text.replace(QUOTED_CELL, (cell) => cell.replace(/[,;]/g, ' ')).split('\n');
  const isFilled = lines.map((line) => line.trim() !== '');
  const files = CSV_SEPARATORS.map((separator) => lines.map((line) => line.split(separator)));
  const file = files.find((cells) => {
    const [first, ...others] = cells.filter((_, index) => isFilled[index]).map((row) => row.length);
    return first !== 1 && others.length > 0 && others.every((length) => length === first);
  });
  return file ?? rows;
}

/** Keeps only the column with most of the IDs, and replaces the others with blanks. A text without IDs is unchanged. */
function onlyIdColumn(text: string, matches: readonly { start: number }[]): string {
  const rows = cellsOf(text);
  const counts: number[] = [];
  let idColumn = 0;
  let end = 0;
  let next = 0;
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    end += cell.length + 1;
    for (; (matches[next]?.start ?? end) < end; next += 1) {
      const count = (counts[column] ?? 0) + 1;
      counts[column] = count;
      if (count > (counts[idColumn] ?? 0)) idColumn = column;
    }
  }
  if (next === 0) return text;
  return rows
    .map((row) =>
      row.map((cell, column) => (column === idColumn ? cell : ' '.repeat(cell.length))).join('\t'),
    )
    .join('\n');
}

function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const { 0: raw, index: start } of text.matchAll(ENTRY)) {
    const bare = raw.replace(OPENING, '').trimEnd().replace(CLOSING_QUOTE, '');
    if (bare !== '') entries.push({ text: bare, start, end: start + raw.length });
  }
  return entries;
}

function isPlausible(entry: string): boolean {
  return PLAUSIBLE.test(entry) && isTrackingId(entry);
}

/** Whether an entry consists only of a recognised ID. */
function isAlone(text: string, entry: Entry, match: { start: number; end: number }): boolean {
  const around = text.slice(entry.start, match.start) + text.slice(match.end, entry.end);
  return !/[\p{L}\p{N}]/u.test(around);
}
