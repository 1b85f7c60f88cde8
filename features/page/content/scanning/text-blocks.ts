import { parentElementOf, taggedIn } from '../../../../utils/native-dom.ts';
import { hasMoreThan, isElement, isInline, isTable } from '../../elements.ts';
import type { TextHolder } from '../../occurrences.ts';

/** An element with more children is opened without reading its text: it is a list or a page, not a message. */
const MAX_CHILDREN = 12;
/** The same goes for an element with more descendants, unless it is a list item. */
const MAX_ELEMENTS = 200;
/** Longer lists are logs and archives, of which an agent sees a few items at a time. */
const MAX_SEARCHED_ITEMS = 200;

/** Whether an element has so many children that it is a list, or a page. */
export function isList(element: Element): boolean {
  return !isInline(element) && hasMoreThan(element, MAX_CHILDREN);
}

/** Whether only those items of a list are searched that are near the viewport. */
export const isLongList = (list: Element): boolean => hasMoreThan(list, MAX_SEARCHED_ITEMS);

/** Whether so many children are added at once that only those near the viewport are searched. */
export const isMany = (count: number): boolean => count > MAX_SEARCHED_ITEMS;

/** Whether the children of an element are searched one by one, regardless of their text. */
export function isContainer(element: Element): boolean {
  return isTable(element) || isList(element);
}

/** Whether an element is too large for a message. Counting stops at the limit, and no text is read. */
export function isLarge(element: Element): boolean {
  return !isInline(element) && taggedIn(element, '*').item(MAX_ELEMENTS) !== null;
}

/** Whether an element outside of a list is read as one block, if its text is not too long. */
export const isReadAtOnce = (element: TextHolder): boolean =>
  isElement(element) && !isContainer(element) && !isLarge(element);

/** Whether an element was read with a block around it. Cells of a table inside that block were read separately. */
export function isReadWith(element: Element, around: TextHolder | undefined): boolean {
  if (!around || around === element) return false;
  let part: Element | null = element;
  while (part && part !== around && !isTable(part)) part = parentElementOf(part);
  return part === around;
}
