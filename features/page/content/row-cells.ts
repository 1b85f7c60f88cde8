import {
  childrenOf,
  firstElementChildOf,
  parentElementOf,
  previousElementSiblingOf,
  textContentOf,
} from '../../../utils/native-dom.ts';
import { headOf } from '../../detection/engine/headers/heads.ts';
import { plainText } from '../../detection/engine/normalise.ts';
import { isTable, labelTextOf } from '../elements.ts';
import type { TextRun } from '../occurrences.ts';
import { columnNamesOf, MAX_COLUMNS } from './header-cells.ts';

/** A value is at most this many elements below its row. */
const MAX_LEVELS = 5;
/** The text of a row of headers: short, and without digits. This alone rules out most rows. */
const HEAD = /^\D{1,300}$/;

/** A cell of a table that is made of elements without roles, and the header of its column. */
interface RowCell {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** The names of the columns that are in an element, if it is a row of headers with so many cells. */
function columnsIn(head: Element | null, count: number): string[] {
  if (!head || childrenOf(head).length !== count || !HEAD.test(textContentOf(head))) return [];
  return columnNamesOf(Array.from(childrenOf(head)));
}

/** The names of the columns of a row: those in the first row of its list, or in a row before the list. */
function columnsOf(row: Element, count: number): string[] {
  const list = parentElementOf(row);
  const first = list && firstElementChildOf(list);
  if (!list || !first) return [];
  if (first !== row) {
    const names = columnsIn(first, count);
    if (names.length > 0) return names;
  }
  const before = previousElementSiblingOf(list);
  const names = columnsIn(before, count);
  return names.length > 0 ? names : columnsIn(before && firstElementChildOf(before), count);
}

/** Whether the cell before a value is its label: a row of labels and values by turns has no header. */
function isPair(cells: readonly Element[], index: number): boolean {
  const before = cells[index - 1];
  const name = before ? labelTextOf(before) : '';
  return /^\D{3,50}$/.test(name) && headOf(plainText(name).text) !== undefined;
}

/** The header of the column that a text is in. */
function labelOf(node: Text): string | undefined {
  let cell = parentElementOf(node);
  for (let left = MAX_LEVELS; cell && left > 0; left--) {
    const row: HTMLElement | null = parentElementOf(cell);
    // Cells of a table are searched separately, with its headers.
    if (!row || isTable(row)) return undefined;
    const { length } = childrenOf(row);
    if (length > 1 && length <= MAX_COLUMNS) {
      const cells = Array.from(childrenOf(row));
      const index = cells.indexOf(cell);
      const label = columnsOf(row, length)[index];
      if (label !== undefined) return isPair(cells, index) ? undefined : label;
    }
    cell = row;
  }
  return undefined;
}

/** The cells in a text that are in rows of elements without roles, below a row of headers like them. */
export const rowCellsIn = ({ pieces }: TextRun): RowCell[] =>
  pieces.flatMap(({ node, start }) => {
    const label = start < 0 || !/\d{4}/.test(node.data) ? undefined : labelOf(node);
    return label === undefined ? [] : { start, end: start + node.length, label };
  });
