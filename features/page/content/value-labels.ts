import {
  childrenOf,
  closestOf,
  firstElementChildOf,
  nextElementSiblingOf,
  nextSiblingOf,
  parentElementOf,
  parentNodeOf,
  previousElementSiblingOf,
  previousSiblingOf,
  textContentOf,
} from '../../../utils/native-dom.ts';
import { headOf } from '../../detection/engine/headers/heads.ts';
import { plainText } from '../../detection/engine/normalise.ts';
import { isHeaderOfOther } from '../../detection/engine/unknown-labels.ts';
import { cellLabel, isNumberAlone } from '../cell-label.ts';
import { isElement, isSkippedTag, isText, labelTextOf } from '../elements.ts';
import type { TextRun } from '../occurrences.ts';
import { ONLY_NUMBER } from './header-cells.ts';
import { valuesWithLabel } from './named-values.ts';

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

/** What a term says about the one before it: "(optional)", "from the carrier's label". */
const NOTE = /^[(a-zà-ž]/;

/** The term of a value with a note to that term between them, in an element like that of a term. */
export function labelAboveNote(value: Element): string | undefined {
  const note = previousElementSiblingOf(value);
  const term = note && previousElementSiblingOf(note);
  if (note?.localName !== 'dt' || term?.localName !== 'dt' || !NOTE.test(textContentOf(note).trim()))
    return undefined;
  const label = labelTextOf(term);
  return /^[A-ZÀ-Ž]\D{2,50}$/.test(label) ? label : undefined;
}

/** A value or a label is in at most this many elements of its own. */
const MAX_LEVELS = 5;
/** A label across the edges of shadow trees: components are nested. */
const MAX_LEVELS_ACROSS = 12;
/** A card has a value, a caption, and perhaps an icon and a button. */
const MAX_CARD_PARTS = 6;
/** A label has no digit, or it is content. */
const LABEL = /^\D{2,50}$/;
/** The title of one of several parts: "Parcel 1 of 2", "Colis 1/2". */
const COUNTED_TITLE = /^(\D{3,40}?)[ #]+\d{1,2}(?:[ /]+(?:(?:of|de|von|di|van|z|sur) )?\d{1,2})?$/;

/** Cells have the headers of their columns and rows. */
const CELLS = 'td, th, dd, dt, [role="gridcell"], [role="cell"]';

/** Whether a node shows no text. */
const isTextless = (node: Node): boolean =>
  isElement(node)
    ? isSkippedTag(node) || !/\S/.test(textContentOf(node))
    : !isText(node) || !/\S/.test(node.data);

/** The nearest sibling that shows text. */
function textBeside(node: Node, next: (node: Node) => Node | null): Node | null {
  let beside = next(node);
  for (let left = MAX_LEVELS; beside && isTextless(beside); left--) {
    if (left === 0) return null;
    beside = next(beside);
  }
  return beside;
}

/** The outermost element with no other text than a node. */
function partOf(node: Node): Element | undefined {
  let part = parentElementOf(node);
  if (!part || textBeside(node, previousSiblingOf) || textBeside(node, nextSiblingOf)) return undefined;
  for (let left = MAX_LEVELS; left > 0; left--) {
    const around = parentElementOf(part);
    if (!around || textBeside(part, previousSiblingOf) || textBeside(part, nextSiblingOf)) break;
    part = around;
  }
  return part;
}

/** Whether a text names a thing or its number, and is nothing else. */
function isName(text: string): boolean {
  if (!LABEL.test(text)) return false;
  const plain = plainText(text).text.replace(/[ :#.]+$/, '');
  const head = headOf(plain);
  const isWhole = head !== undefined && head.start === 0 && head.end >= plain.length;
  return (isWhole && head.full) || isHeaderOfOther(plain);
}

/** The caption of a card, which shows a value and, below or behind it, its caption, and nothing else. */
function captionOf(card: Element): string | undefined {
  if (childrenOf(card).length > MAX_CARD_PARTS) return undefined;
  const shown = Array.from(childrenOf(card)).filter((child) => !isTextless(child));
  const [value, caption] = shown;
  const isCard = value && caption && shown.length === 2 && /\d/.test(textContentOf(value));
  return isCard && LABEL.test(textContentOf(caption).trim()) ? labelTextOf(caption) : undefined;
}

/**
 * The caption below a value in a card. It may be any text if it names a thing, or if those of the cards beside it do:
 * "Delivered" below a value is a status.
 */
function captionBelow(value: Element): string | undefined {
  const card = parentElementOf(value);
  if (!card || textBeside(value, previousSiblingOf)) return undefined;
  const caption = captionOf(card);
  if (caption === undefined || isName(caption)) return caption;
  // Not all of them: rows of long lists look like cards.
  const beside = [previousElementSiblingOf(card), nextElementSiblingOf(card)];
  return beside.some((each) => each && isName(captionOf(each) ?? '')) ? caption : undefined;
}

/** The title of a part of a page, which is its first element, without a count. */
function titleOf(part: Element): string | undefined {
  let first = firstElementChildOf(part);
  while (first && childrenOf(first).length === 1) first = firstElementChildOf(first);
  if (!first || childrenOf(first).length > 0) return undefined;
  const text = textContentOf(first).trim();
  return COUNTED_TITLE.exec(text)?.[1] ?? (LABEL.test(text) ? text : undefined);
}

/** A label that only says "number", with the title of its part of the page: "Parcel 1 of 2", "No.". */
function labelInPart(value: Element): string | undefined {
  const before = previousElementSiblingOf(value);
  const name = before ? textContentOf(before).trim() : '';
  if (!before || !ONLY_NUMBER.test(name)) return undefined;
  let part = parentElementOf(value);
  for (let left = MAX_LEVELS; part && left > 0; left--) {
    const title = titleOf(part);
    if (title !== undefined && title !== name) return headOf(plainText(title).text) && `${title} ${name}`;
    part = parentElementOf(part);
  }
  return undefined;
}

/**
 * The text before a node where the page shows it: what is in a shadow tree has the text before its host, and what is in a
 * slot has that before the slot. Only across such an edge: other labels are in the text that is searched.
 */
export function labelAcross(node: Node): string | undefined {
  let part = node;
  let isAcross = false;
  for (let left = MAX_LEVELS_ACROSS; left > 0; left--) {
    const before = textBeside(part, previousSiblingOf);
    if (before) {
      if (!isAcross || !isElement(before)) return undefined;
      return LABEL.test(textContentOf(before).trim()) ? labelTextOf(before) : undefined;
    }
    const slot = isElement(part) && part.assignedSlot;
    const around: Node | null = slot || parentNodeOf(part);
    if (!around || around instanceof Document) return undefined;
    isAcross ||= Boolean(slot) || around instanceof ShadowRoot;
    part = around instanceof ShadowRoot ? around.host : around;
  }
  return undefined;
}

function labelOf(node: Text): string | undefined {
  const parent = parentElementOf(node);
  const value = parent && !closestOf(parent, CELLS) ? partOf(node) : undefined;
  const label = value && (captionBelow(value) ?? labelInPart(value));
  return label ?? labelAcross(node);
}

/** The values in a text that have a label below them, a title above them, or a label in another tree. */
export const labelledValuesIn = (run: TextRun): ReturnType<typeof valuesWithLabel> =>
  valuesWithLabel(run, (text) => isNumberAlone(text.trim()) && /\d{4}/.test(text), labelOf);
