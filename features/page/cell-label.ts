import {
  closestOf,
  hasMatch,
  isMatch,
  nextElementSiblingOf,
  previousElementSiblingOf,
  textContentOf,
} from '../../utils/native-dom.ts';
import { isElement, labelLines, labelTextOf } from './elements.ts';
import type { TextHolder } from './occurrences.ts';

/** Whether a text may be only a number or code: 7 to 50 characters, none of them a lower-case Latin letter. */
export const isNumberAlone = (text: string): boolean => /^[^a-z]{7,50}$/.test(text);

/** Whether an element may have a label above or before it: a cell, or a paragraph that is only a number. */
export function isCell(element: TextHolder, text: string): element is Element {
  return isElement(element) && (/^(?:t[dh]|dd)$/.test(element.localName) || isNumberAlone(text));
}

/**
 * The labels of a table cell or a `dd`: the header of its column and the first cell of its row, or its `dt`. Labels of
 * other columns, rows or values are not included. In a table of one column, and for any other element, it is the element
 * before, if that is short and has no digits: mails are read paragraph by paragraph.
 * @returns the texts of the labels, one per line; `undefined` for other elements, and if there is no label
 */
export const cellLabel = (element: Element): string | undefined =>
  labelLines((element.localName === 'dd' ? [termInOrder(element)] : labelsOf(element)).map(labelTextOf)) ||
  undefined;

/** A list with more terms in a row is not one that people read. */
const MAX_TERMS = 20;

/** The `dt` of a `dd`. If there are as many values as terms above them, the first value belongs to the first term, etc. */
function termInOrder(value: Element): Element | undefined {
  const terms: Element[] = [];
  let index = 0;
  let before = previousElementSiblingOf(value);
  for (; before?.localName === 'dd' && index < MAX_TERMS; index++) before = previousElementSiblingOf(before);
  for (; before?.localName === 'dt' && terms.length < MAX_TERMS; before = previousElementSiblingOf(before))
    terms.unshift(before);
  let count = index + 1;
  let next = nextElementSiblingOf(value);
  for (; next?.localName === 'dd' && count <= terms.length; count++) next = nextElementSiblingOf(next);
  return count === terms.length ? terms[index] : termOf(value);
}

/** Elements with a label in an attribute: that of their column, for narrow screens, or a name for screen readers. */
export const NAMED = '[data-label],[data-title],[data-th],[aria-label],[title],[alt]';

/**
 * Whether a cell may have a label. Of a table with several columns, or a list of terms, each may; a cell alone in its row
 * may be under a header, beside a cell that spans rows.
 */
export function mayHaveLabel(element: Element): boolean {
  const row = closestOf(element, 'tr') as HTMLTableRowElement | null;
  const isInColumns = [row, row?.closest('table')?.rows[0]].some((each) => each && each.cells.length > 1);
  return (
    isInColumns ||
    element.localName === 'dd' ||
    labelBefore(row && element instanceof HTMLTableCellElement ? row : element) !== undefined ||
    isMatch(element, NAMED) ||
    hasMatch(element, NAMED)
  );
}

const labelsOf = (element: Element): (Element | undefined)[] =>
  element instanceof HTMLTableCellElement ? cellLabels(element) : [termOf(element)];

function cellLabels(cell: HTMLTableCellElement): (Element | undefined)[] {
  const row = cell.closest('tr');
  if (!row) return [];
  if (row.cells.length === 1) return [labelBefore(row)];
  const head = row.closest('table')?.rows[0];
  const isUnderHead = head && head !== row && head.cells.length === row.cells.length && head.cells.length > 1;
  const lead = row.cells[0];
  return [isUnderHead ? head.cells[cell.cellIndex] : undefined, lead === cell ? undefined : lead];
}

function labelBefore(element: Element): Element | undefined {
  const before = previousElementSiblingOf(element);
  return before && /^\D{3,50}$/.test(textContentOf(before)) ? before : undefined;
}

function termOf(element: Element): Element | undefined {
  if (element.localName !== 'dd') return labelBefore(element);
  let term = previousElementSiblingOf(element);
  while (term?.localName === 'dd') term = previousElementSiblingOf(term);
  return term ?? undefined;
}
