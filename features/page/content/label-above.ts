import {
  closestOf,
  parentElementOf,
  previousElementSiblingOf,
  textContentOf,
} from '../../../utils/native-dom.ts';
import { cellLabel } from '../cell-label.ts';
import { labelTextOf } from '../elements.ts';
import { ONLY_NUMBER } from './header-cells.ts';

/** A longer text is neither a label nor a number. */
const MAX_TEXT = 50;
/** A number may be this many elements below its label. */
const MAX_STEPS = 50;

/** The element before another. For the first item of a list or the first cell of a table, the element before that. */
function previousOf(element: Element): Element | null {
  const before = previousElementSiblingOf(element);
  if (before || !/^(?:li|td|tr|tbody|table)$/.test(element.localName)) return before;
  const parent = parentElementOf(element);
  return parent && previousOf(parent);
}

/** The text of an element if it is short, with each digit replaced by 0 and without punctuation at the end. */
function formOf(element: Element): string | undefined {
  const text = textContentOf(element).trim();
  return text.length > MAX_TEXT ? undefined : text.replace(/\d/g, '0').replace(/[\s,;.]+$/, '');
}

/**
 * The label above an element that is only a number, in a mail that is read paragraph by paragraph or a table of one
 * column. Between them may be other numbers of this form, and blank lines.
 */
export function labelAbove(element: Element): string | undefined {
  const form = formOf(element);
  if (!form) return undefined;
  let before = previousOf(element);
  let text = before ? formOf(before) : undefined;
  for (let left = MAX_STEPS; before && left > 0 && (text === '' || text === form); left--) {
    before = previousOf(before);
    text = before ? formOf(before) : undefined;
  }
  return text && /^\D{3,}$/.test(text) ? text : undefined;
}

/** A label that only says "number" with the heading above it. That is short and has no digit, or it is content. */
function under(heading: Element, name: string): string | undefined {
  return /^\D{3,50}$/.test(textContentOf(heading).trim()) ? `${labelTextOf(heading)} ${name}` : undefined;
}

/**
 * The label of the second cell of a row whose first cell only says "number": with the title of its part of the table, which
 * is the cell alone in its row that is nearest above, as in "Shipment" and "Number".
 */
export function labelBelowTitle(row: HTMLTableRowElement): string | undefined {
  const name = labelTextOf(row.cells[0]);
  if (row.cells.length !== 2 || !ONLY_NUMBER.test(name)) return undefined;
  let above = previousElementSiblingOf(row);
  for (let left = MAX_STEPS; above instanceof HTMLTableRowElement && left > 0; left--) {
    const [title, ...others] = above.cells;
    if (title && others.length === 0) return under(title, name);
    above = previousElementSiblingOf(above);
  }
  return undefined;
}

/** The label of a value in a list whose term only says "number": with the heading directly above the list. */
export function labelBelowHeading(value: Element): string | undefined {
  const name = cellLabel(value) ?? '';
  const list = ONLY_NUMBER.test(name) ? closestOf(value, 'dl') : null;
  const heading = list && previousElementSiblingOf(list);
  return heading ? under(heading, name) : undefined;
}
