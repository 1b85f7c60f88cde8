import type { Hit } from '../../utils/hits.ts';
import type { LongLists } from './long-lists.ts';
import { appendChild, emptyRun, isInlineThroughout, isSkippedElement, type TextRun } from './text-run.ts';
import { isList } from './units.ts';

/** A longer text is searched child by child. */
export const MAX_UNIT_TEXT = 4_000;

/** An element whose children are searched one by one, together with the text that stands directly in it. */
interface Opening {
  element: Element;
  next: ChildNode | null;
  run: TextRun;
  hits: Hit[];
  isList: boolean;
  /** Its children are searched when they come near the viewport. */
  isLeft: boolean;
}

interface Handlers {
  longLists(): LongLists;
  /** A child is to be searched by itself. */
  search(child: Element, isListItem: boolean): void;
  enter(element: Element): void;
  enterInside(element: Element): void;
  looksPromising(element: Element, text: string): boolean;
  /** What stands directly in an element may hold IDs, which are to be added to its hits. */
  read(element: Element, run: TextRun, hits: Hit[]): void;
  onNoHits(element: Element): void;
  /** The items of a long list are left until they come near the viewport. */
  onLeft(): void;
}

export interface Openings {
  open(element: Element): void;
  /** Goes on with the innermost one. @returns false when none is under way */
  advance(): boolean;
  clear(): void;
}

/** Elements that are too large to be read at once: their children are searched one by one. */
export function createOpenings(handlers: Handlers): Openings {
  /** The innermost last. */
  const openings: Opening[] = [];

  /** Finds the IDs in the text that stands directly in an element, as far as it has been read. */
  function readDirect(opening: Opening): void {
    const { element, run, hits } = opening;
    opening.run = emptyRun();
    if (run.links.length > 0 || handlers.looksPromising(element, run.text)) handlers.read(element, run, hits);
    else if (hits.length === 0) handlers.onNoHits(element);
  }

  /** Goes through items that are left. @returns false when there are no more */
  function leave(opening: Opening): boolean {
    const progress = handlers.longLists().goOn(opening.element);
    if (progress === 'mixed') opening.isLeft = false;
    else if (progress === 'done') readDirect(opening);
    return progress !== 'done';
  }

  /** Goes on with the next child. @returns false when there is none */
  function goOn(opening: Opening): boolean {
    const { element, next: child, run } = opening;
    if (opening.isLeft) return leave(opening);
    if (child && child.parentNode !== element) {
      // The page has taken it away meanwhile, and with it the place in the list.
      Object.assign(opening, { next: element.firstChild, run: emptyRun(), hits: [] });
      return element.isConnected;
    }
    if (!child || run.text.length > MAX_UNIT_TEXT) readDirect(opening);
    if (!child) return false;
    opening.next = child.nextSibling;
    const childElement = child instanceof Element ? child : undefined;
    const isPart = childElement !== undefined && isInlineThroughout(childElement);
    appendChild(opening.run, child, isPart);
    if (!childElement) return true;
    if (isPart) {
      handlers.enter(childElement);
      handlers.enterInside(childElement);
    } else if (!isSkippedElement(childElement)) handlers.search(childElement, opening.isList);
    return true;
  }

  return {
    open(element) {
      handlers.enter(element);
      const isLong = isList(element);
      const isLeft = isLong && handlers.longLists().isLeft(element);
      if (isLeft) handlers.onLeft();
      openings.push({ element, next: element.firstChild, run: emptyRun(), hits: [], isList: isLong, isLeft });
    },
    advance() {
      const opening = openings.at(-1);
      if (opening && !goOn(opening)) openings.pop();
      return opening !== undefined;
    },
    clear() {
      openings.length = 0;
    },
  };
}
