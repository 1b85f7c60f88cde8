import { parentElementOf } from '../../../utils/native-dom.ts';
import { isNameAbove } from '../../detection/engine/headers/cell-headers.ts';
import { labelLines, labelTextOf } from '../elements.ts';
import type { TextRun } from '../occurrences.ts';
import { MAX_COLUMNS } from './header-cells.ts';

/** Headers come first. A search through the whole table would be repeated for each row that is read separately. */
const MAX_HEAD = 500;
const CELLS = '[role="gridcell"], [role="cell"], [role="columnheader"], [role="rowheader"]';

const { closest, getAttribute, getElementsByTagName, querySelectorAll } = Element.prototype;

/** A cell of a table that is made of other elements than `td`, in the text of a run. */
interface GridCell {
  readonly start: number;
  readonly end: number;
  /** The header of its column and that of its row, one per line. */
  readonly label: string;
}

const roleOf = (element: Element): string => getAttribute.call(element, 'role') ?? '';

/** The column number of a cell: as the page states it, because grids leave out columns, or else its place in the row. */
const columnOf = (cell: Element, cells: readonly Element[]): string =>
  getAttribute.call(cell, 'aria-colindex') ?? `${cells.indexOf(cell) + 1}`;

const cellsOf = (row: Element): readonly Element[] =>
  Array.from<Element>(querySelectorAll.call(row, CELLS)).slice(0, MAX_COLUMNS);

interface Header {
  readonly element: Element;
  readonly column: string;
}

const rowOf = (cell: Element): Element | null => closest.call(cell, '[role="row"]');

/** The headers among the first elements of a table. */
function headersOf(grid: Element): Header[] {
  const elements = getElementsByTagName.call(grid, '*');
  const headers: Header[] = [];
  let row: Element | undefined;
  let cells: readonly Element[] = [];
  for (let index = 0; index < MAX_HEAD && headers.length < MAX_COLUMNS; index++) {
    const element = elements.item(index);
    if (!element) break;
    if (roleOf(element) !== 'columnheader') continue;
    const own = rowOf(element) ?? grid;
    if (own !== row) cells = cellsOf(own);
    row = own;
    headers.push({ element, column: columnOf(element, cells) });
  }
  return headers;
}

/**
 * The header of a cell: the one that the cell refers to, because grids with fixed columns split a row into several rows, or
 * the lowest one of its column. Above that may be the header of a group of columns.
 */
function headerOf(cell: Element, cells: readonly Element[], headers: readonly Header[]): Element | undefined {
  const names = getAttribute.call(cell, 'aria-describedby')?.match(/\S+/g);
  const column = columnOf(cell, cells);
  const own =
    headers.find(({ element }) => names?.includes(element.id)) ??
    headers.findLast(({ element, column: at }) => at === column && labelTextOf(element) !== '');
  return own?.element;
}

/** The header of a group of columns, of which a cell has one, if it labels the numbers in columns with this header. */
function groupOf(column: string, header: string, headers: readonly Header[]): Element | undefined {
  return headers.find(({ element, column: first }) => {
    const place = Number(column) - Number(first);
    const isOver = place >= 0 && place < Number(getAttribute.call(element, 'aria-colspan'));
    return isOver && isNameAbove(labelTextOf(element), header);
  })?.element;
}

/**
 * The labels of a cell by the roles of elements around it, or `undefined` if its table has no headers.
 * @param knownHeaders the headers of each table, which are searched for once in a text; updated in place
 */
function labelOf(cell: Element, knownHeaders: Map<Element, readonly Header[]>): string | undefined {
  const row = rowOf(cell);
  const grid = closest.call(cell, '[role="grid"], [role="treegrid"], [role="table"]');
  const headers = grid ? (knownHeaders.get(grid) ?? headersOf(grid)) : [];
  if (grid) knownHeaders.set(grid, headers);
  if (!row || headers.length === 0) return undefined;
  const cells = cellsOf(row);
  const lead = cells.find((each) => each !== cell && roleOf(each) === 'rowheader');
  const header = headerOf(cell, cells, headers);
  const group = groupOf(columnOf(cell, cells), labelTextOf(header), headers);
  return labelLines([header, group === header ? undefined : group, lead].map(labelTextOf));
}

const cellAround = (node: Text): Element | null => {
  const parent = parentElementOf(node);
  return parent && closest.call(parent, CELLS);
};

/**
 * The cells in a text, each with its labels, of tables that are made by roles (`role="grid"`) and have headers. The text
 * contains such cells one after another, so it does not show their columns.
 */
export function gridCellsIn({ blocks, pieces }: TextRun): GridCell[] {
  const first = pieces[0] && cellAround(pieces[0].node);
  if (!first && !blocks.some((block) => /^(?:grid)?cell$/.test(roleOf(block)))) return [];
  const cells = new Map<Element, GridCell>();
  const knownHeaders = new Map<Element, readonly Header[]>();
  for (const { node, start } of pieces) {
    // `text` begins inside the node, whose text is too long for a number.
    const cell = start < 0 ? null : cellAround(node);
    if (!cell) continue;
    const known = cells.get(cell);
    const label = known ? known.label : labelOf(cell, knownHeaders);
    if (label !== undefined)
      cells.set(cell, { start: known?.start ?? start, end: start + node.length, label });
  }
  return [...cells.values()];
}
