import { marksOf } from './labels.ts';
import type { Owner } from './reach.ts';
import type { Token } from './tokens.ts';

/** A header, and how its cells and those of the rows below are told apart. */
interface Table {
  readonly separator: RegExp;
  /** What the header says of each column. */
  readonly owners: readonly Owner[];
}

const SEPARATORS = [/\t/, /\|/, /;/, /,/, / {2,}/];
/** Longer lines are prose. */
const WIDEST = 400;
/** A line under a header, as in Markdown. */
const RULE = /^[\s|+:=-]+$/;

/** The cells of a line; indented lines have none before the first. */
const cellsOf = (line: string, separator: RegExp): string[] => line.replace(/^ +/, '').split(separator);

/** What a text that is a label and little else is a label for. */
function labelled(cell: string): Owner {
  const marks = marksOf(cell);
  const mark = marks.find(({ kind }) => kind === 'tracking') ?? marks[0];
  return mark && mark.kind !== 'stop' && 2 * (mark.end - mark.start) >= cell.trim().length
    ? mark.kind
    : undefined;
}

/** The table that a line opens, given the first row with an ID. "Name | value" over "order | 123" is none. */
function tableOf(header: string, row: string): Table | undefined {
  if (header.length > WIDEST || row.length > WIDEST) return undefined;
  for (const separator of SEPARATORS) {
    const [cells, first] = [cellsOf(header, separator), cellsOf(row, separator)];
    if (cells.length < 2 || cells.length !== first.length) continue;
    const owners = cells.map(labelled);
    if (owners.some(Boolean) && !labelled(first.find((cell) => cell.trim()) ?? ''))
      return { separator, owners };
  }
  return undefined;
}

const isRow = (line: string, { separator, owners }: Table): boolean =>
  line.length <= WIDEST && cellsOf(line, separator).length === owners.length;

/** The owners of the tokens in tables of plain text, such as CSV: the header of a column speaks for its cells only. */
export function ownersInTables(text: string, tokens: readonly Token[]): Map<Token, Owner> {
  const owners = new Map<Token, Owner>();
  let table: Table | undefined;
  let above = '';
  let start = 0;
  let next = 0;
  for (const line of text.split('\n')) {
    const first = next;
    while ((tokens[next]?.start ?? Number.POSITIVE_INFINITY) <= start + line.length) next++;
    if (!RULE.test(line)) {
      if (next > first) table ??= tableOf(above, line);
      if (table && isRow(line, table)) {
        for (const token of tokens.slice(first, next)) {
          const column = cellsOf(text.slice(start, token.start), table.separator).length - 1;
          owners.set(token, table.owners[column]);
        }
      } else table = undefined;
      above = next > first ? '' : line;
    }
    start += line.length + 1;
  }
  return owners;
}
