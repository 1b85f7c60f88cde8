import { parentElementOf, previousElementSiblingOf, textContentOf } from '../../../utils/native-dom.ts';
import { isCarrierName } from '../../detection/engine/detect.ts';
import { isNameAbove, isNameOfId } from '../../detection/engine/headers/cell-headers.ts';
import { headOf } from '../../detection/engine/headers/heads.ts';
import { plainText } from '../../detection/engine/normalise.ts';
import { labelLines, labelTextOf } from '../elements.ts';

/** More rows than these are content, not headers. */
const MAX_ROWS = 3;
/** In rows further down than this, a cell that spans them from above is not taken into account. */
const MAX_SPAN = 12;
/** Headers in the middle of a table are at most this many rows above. */
const MAX_PART = 60;
/** Headers in a table of their own are in the element before one that is at most this many levels above the rows. */
const MAX_LEVELS = 6;
/** That element contains at most this many elements. */
const MAX_ELEMENTS = 1_000;
/** A table with more columns is not one that people read. */
export const MAX_COLUMNS = 60;

/** A header that only says "number"; the header above it names the thing. */
export const ONLY_NUMBER =
  /^(?:#|ids?|code|ref|n[.°ºr]{0,2}[oº]?s?|num(?:ero|éro|er|mer|ber|éros)?|número|codice|código|kod)[.:]?$/i;

interface PlacedCell {
  readonly cell: HTMLTableCellElement;
  readonly column: number;
}

const isRow = (element: Element | undefined): element is HTMLTableRowElement =>
  element instanceof HTMLTableRowElement;
const isWide = ({ colSpan, rowSpan }: HTMLTableCellElement): boolean => colSpan > 1 || rowSpan > 1;

/** The cells of some rows with their columns, to which the spans of earlier cells may have shifted them. */
function placedCells(rows: readonly HTMLTableRowElement[]): PlacedCell[][] {
  /** For each column, the number of rows that a cell above still covers. */
  const covered: number[] = [];
  return rows.map((row) => {
    const placed: PlacedCell[] = [];
    let column = 0;
    for (const cell of row.cells) {
      while ((covered[column] ?? 0) > 0) column++;
      placed.push({ cell, column });
      const end = Math.min(column + cell.colSpan, MAX_COLUMNS);
      for (; column < end; column++) covered[column] = -cell.rowSpan;
    }
    // A new cell covers the rows below it, which begin with the next one.
    for (const [index, left] of covered.entries())
      covered[index] = left < 0 ? -left - 1 : Math.max(0, (left ?? 0) - 1);
    return placed;
  });
}

/** The rows of headers: those of the `thead`, or the first and what its cells span. */
function headRowsOf(table: HTMLTableElement): HTMLTableRowElement[] {
  const inHead = Array.from(table.tHead?.children ?? []).filter(isRow);
  if (inHead.length > 0) return inHead.slice(0, MAX_ROWS);
  const [first] = table.rows;
  if (!first) return [];
  const cells = Array.from(first.cells);
  const depth = Math.max(
    cells.some(({ colSpan }) => colSpan > 1) ? 2 : 1,
    ...cells.map(({ rowSpan }) => rowSpan),
  );
  const rows = Array.from({ length: Math.min(depth, MAX_ROWS) }, (_, index) => table.rows[index]);
  return rows.filter(
    (row) => row !== undefined && !/\d{4}/.test(textContentOf(row)),
  ) as HTMLTableRowElement[];
}

const { getElementsByTagName, matches, querySelector } = Element.prototype;

const isHead = (cell: Element | undefined): boolean =>
  cell !== undefined && matches.call(cell, 'th, [role="columnheader"]');

/** Whether a row has nothing but headers, of several columns. */
const isHeadRow = (row: Element | null): row is HTMLTableRowElement =>
  row instanceof HTMLTableRowElement && row.cells.length > 1 && Array.from(row.cells).every(isHead);

const widthOf = (row: HTMLTableRowElement | undefined): number =>
  Array.from(row?.cells ?? []).reduce((sum, { colSpan }) => sum + colSpan, 0);

/**
 * The rows of headers in a table of their own before a table that has none: grids do this so that headers stay while the
 * rows scroll. There may be one more header, an empty one over the scroll bar.
 */
function headRowsApart(table: HTMLTableElement): HTMLTableRowElement[] {
  const [first] = table.rows;
  if (table.tHead || isHead(first?.cells[0])) return [];
  let part: Element | null = table;
  for (let left = MAX_LEVELS; part && left > 0; left--) {
    const before = previousElementSiblingOf(part);
    const isSmall = before !== null && getElementsByTagName.call(before, '*').item(MAX_ELEMENTS) === null;
    const tables = isSmall ? [before, querySelector.call(before, 'table')] : [];
    const apart = tables.find((each) => each instanceof HTMLTableElement);
    if (apart) {
      const heads = Array.from(apart.rows).filter((row) => isHeadRow(row) || isRowOfHeads(row));
      // A table with text in any other row has rows of its own. A row of filter fields has no text.
      if (Array.from(apart.rows).some((row) => !heads.includes(row) && /\S/.test(textContentOf(row))))
        return [];
      const [head] = heads;
      const more = widthOf(head) - widthOf(first);
      const isOverBar = more === 1 && labelTextOf(Array.from(head?.cells ?? []).at(-1)) === '';
      return more === 0 || isOverBar ? heads : [];
    }
    part = parentElementOf(part);
  }
  return [];
}

/** The texts of the cells of a row, if there are several and all are words only. */
function namesOf(cells: Iterable<Element>): string[] {
  const names = Array.from(cells, labelTextOf);
  return names.length > 1 && names.every((name) => /^\D{2,40}$/.test(name)) ? names : [];
}

/** Whether a row of ordinary cells consists of headers, as in mails: the one above a cell labels a tracking number. */
const isRowOfNames = (row: Element | null, { cellIndex }: HTMLTableCellElement): row is HTMLTableRowElement =>
  row instanceof HTMLTableRowElement && isNameOfId(namesOf(row.cells)[cellIndex] ?? '');

/**
 * The names of the columns in a row of ordinary cells that is one of headers: all differ, and one labels a tracking number.
 * Empty for other rows.
 */
export function columnNamesOf(cells: Iterable<Element>): string[] {
  const names = namesOf(cells);
  return new Set(names).size === names.length && names.some(isNameOfId) ? names : [];
}

const isRowOfHeads = ({ cells }: HTMLTableRowElement): boolean => columnNamesOf(cells).length > 0;

/**
 * The rows of headers between the rows of a table that are nearest above a row: a second line of headers, or those of the
 * next part of the table. Empty if the only ones are at the top.
 * @param top the rows of headers at the top
 */
function headRowsAbove(
  cell: HTMLTableCellElement,
  row: HTMLTableRowElement,
  top: readonly Element[],
): HTMLTableRowElement[] {
  let head = row.previousElementSibling;
  for (let left = MAX_PART; head && !isHeadRow(head) && left > 0; left--) {
    if (top.includes(head)) return [];
    const isNear = left > MAX_PART - MAX_SPAN;
    if (isNear && isRowOfNames(head, cell) && head.cells.length === row.cells.length) return [head];
    head = head.previousElementSibling;
  }
  const heads: HTMLTableRowElement[] = [];
  for (; isHeadRow(head) && heads.length < MAX_ROWS; head = head.previousElementSibling) heads.unshift(head);
  return heads[0]?.previousElementSibling || heads.length > 1 ? heads : [];
}

/** The texts of the headers of a column, from the top. A title that spans all columns is not a header. */
function headersOf(rows: readonly PlacedCell[][], column: number): string[] {
  return rows.flatMap((row) => {
    const placed = row.find(({ cell, column: at }) => at <= column && column < at + cell.colSpan);
    const isTitle = row.length === 1 && (row[0]?.cell.colSpan ?? 1) > 1;
    return isTitle ? [] : labelLines([labelTextOf(placed?.cell)]) || [];
  });
}

/** Whether the cells of a row may be labels and values by turns: a label is short and has no digit. */
const mayBePairs = ({ cells }: HTMLTableRowElement): boolean =>
  cells.length > 3 &&
  cells.length % 2 === 0 &&
  Array.from(cells).every((cell, index) => index % 2 > 0 || /^\D{3,50}$/.test(labelTextOf(cell)));

/**
 * The cell that labels the others of its row: the first, or, in "Order | 123 | Tracking | 456", the one directly before.
 * That one must name a thing, or the row have a number before: "Tracking | UPS | Leeds | 456" has one label.
 */
function leadOf(cell: HTMLTableCellElement, row: HTMLTableRowElement): HTMLTableCellElement | undefined {
  const [first, value] = row.cells;
  const before = row.cells[cell.cellIndex - 1];
  const isPair =
    before !== undefined &&
    cell.cellIndex % 2 > 0 &&
    mayBePairs(row) &&
    (headOf(plainText(labelTextOf(before)).text) !== undefined || (value && /\d/.test(textContentOf(value))));
  const lead = isPair ? before : first;
  return lead === cell ? undefined : lead;
}

/**
 * The labels of a value in a row of labels and values, in a table that has each header directly above its column: the
 * header, if there is one, and the label beside the value.
 * @returns one per line; `undefined` in the first pair, and in any other row
 */
export function pairLabel(cell: HTMLTableCellElement): string | undefined {
  const row = cell.closest('tr');
  const lead = row ? leadOf(cell, row) : undefined;
  if (!row || !lead || lead === row.cells[0]) return undefined;
  const head = row.closest('table')?.rows[0];
  const header = head && head !== row && head.cells.length === row.cells.length && head.cells[cell.cellIndex];
  return labelLines((header ? [header, lead] : [lead]).map(labelTextOf));
}

/**
 * The labels of a cell in a table with several rows of headers, also in the middle of the table, with headers in another
 * table, or with cells that span others: the header of its column, with what is above it if that completes it ("Shipment"
 * and "Number"), is the name of a carrier, or names tracking numbers where the header names no number ("First leg"); and
 * the cell that labels its row.
 * @returns one per line; `undefined` in any other table, in which each header is directly above its column
 */
export function spannedLabel(cell: HTMLTableCellElement): string | undefined {
  const row = cell.closest('tr');
  const table = row?.closest('table');
  const first = table?.rows[0];
  const apart = table ? headRowsApart(table) : [];
  if (!row || !table || !first || (first === row && apart.length === 0)) return undefined;
  const isPlain = first.cells.length === row.cells.length && !Array.from(first.cells).some(isWide);
  const top = apart.length > 0 ? apart : headRowsOf(table);
  const between = isHeadRow(row) || !/\d/.test(textContentOf(cell)) ? [] : headRowsAbove(cell, row, top);
  const isAbove = isPlain && apart.length === 0 && (table.tHead?.children.length ?? 0) < 2;
  if (isAbove && between.length === 0) return undefined;
  const heads = between.length > 0 ? between : top;
  if (heads.includes(row)) return undefined;
  const above: HTMLTableRowElement[] = [row];
  let before = row.previousElementSibling;
  while (before && isRow(before) && !heads.includes(before) && above.length < MAX_SPAN) {
    above.unshift(before);
    before = before.previousElementSibling;
  }
  const column = placedCells(above)
    .at(-1)
    ?.find((placed) => placed.cell === cell)?.column;
  // A cell alone in its row is under a header if a cell that spans rows is beside it.
  if (column === undefined || (row.cells.length < 2 && column === 0)) return undefined;
  const headers = headersOf(placedCells(heads), column);
  const [own = '', group = ''] = headers.reverse();
  const label = ONLY_NUMBER.test(own) && group ? `${group} ${own}` : own;
  const isAdded = isCarrierName(group) || isNameAbove(group, own);
  const added = label !== group && isAdded ? group : '';
  return labelLines([label, added, labelTextOf(leadOf(cell, row))]) || undefined;
}

/** The caption of a table without headers, for a cell behind one that only counts the rows. */
export function captionLabel(cell: HTMLTableCellElement): string | undefined {
  const row = cell.closest('tr');
  const table = row?.closest('table');
  if (!row || !table?.caption || table.tHead || isHead(table.rows[0]?.cells[0])) return undefined;
  const isCounted = row.cells[0] !== cell && /^\d{1,3}\.?$/.test(labelTextOf(row.cells[0]));
  return isCounted ? labelLines([labelTextOf(table.caption)]) || undefined : undefined;
}
