import { isInline, isTable } from './text-run.ts';

/** An element with more children is opened without reading its text: it is a list or a page, not a message. */
const MAX_CHILDREN = 12;
/** So is one with more elements inside, unless it is one of a list. */
const MAX_ELEMENTS = 200;

/** Whether an element has so many children that it is a list, or a page. */
export function isList(element: Element): boolean {
  // Not their number, for which all would be counted.
  return !isInline(element) && element.children.item(MAX_CHILDREN) !== null;
}

/** Whether the children of an element are searched one by one, whatever their text. */
export function isContainer(element: Element): boolean {
  return isTable(element) || isList(element);
}

/** Whether an element is too large for a message. Counting stops early: nothing is read only to be found too large. */
export function isLarge(element: Element): boolean {
  return !isInline(element) && element.getElementsByTagName('*').item(MAX_ELEMENTS) !== null;
}

/** Whether an element was read with a block around it; the cells of a table inside that block were not. */
export function isReadWith(element: Element, around: Element | undefined): boolean {
  if (!around || around === element) return false;
  let part: Element | null = element;
  while (part && part !== around && !isTable(part)) part = part.parentElement;
  return part === around;
}
