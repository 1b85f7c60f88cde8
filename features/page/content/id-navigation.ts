import { isOwnHost, toParentFrame } from '../../../utils/dom.ts';
import { boxOf, documentOf, parentElementOf } from '../../../utils/native-dom.ts';
import type { StepDirection } from '../model.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import type { PageTexts } from '../page-texts.ts';
import type { Highlighter } from './highlighter.ts';
import type { IdButton } from './id-button.ts';
import { anchorOf, isSamePlace } from './occurrence-index.ts';
import { boxedAround, elementAround, opaqueOccurrences } from './visible-occurrences.ts';

/**
 * Goes from ID to ID by keyboard: scrolls to the ID, highlights it, and focuses its button.
 * @returns a function that goes to the next or previous ID, or with `startsAtEdge` to the frame's first or last ID. It
 *   returns false if there is no such ID
 */
export function createIdNavigation(
  index: OccurrenceIndex,
  highlighter: Highlighter,
  button: IdButton,
  texts: Pick<PageTexts, 'current'>,
  readAll: () => Promise<void>,
): (direction: StepDirection, startsAtEdge: boolean) => Promise<boolean> {
  let current: Occurrence | undefined;

  return async (direction, startsAtEdge) => {
    await readAll();
    const occurrences = opaqueOccurrences(index);
    const place = placeAfter(occurrences, current, direction, startsAtEdge);
    const occurrence = occurrences[place];
    if (!occurrence) return false;
    current = occurrence;
    bringIntoView(occurrence);
    button.focus(occurrence, texts.current().idPlace(occurrence.id, place + 1, occurrences.length));
    highlighter.setActive(occurrence);
    return true;
  };
}

function placeAfter(
  occurrences: readonly Occurrence[],
  current: Occurrence | undefined,
  direction: StepDirection,
  startsAtEdge: boolean,
): number {
  const step = direction === 'next' ? 1 : -1;
  const known = current ? occurrences.findIndex((occurrence) => isSamePlace(occurrence, current)) : -1;
  if (known >= 0 && !startsAtEdge) return known + step;
  // Begin at the part of the page that the agent is looking at.
  if (!current && direction === 'next')
    return Math.max(
      0,
      occurrences.findIndex((occurrence) => anchorOf(occurrence).y >= 0),
    );
  return direction === 'next' ? 0 : occurrences.length - 1;
}

/** Scrolls to an ID that is out of sight. A frame cannot see whether a page of another origin has scrolled it away. */
export function bringIntoView(occurrence: Occurrence): void {
  const element = elementAround(occurrence.start.node);
  if (!element) return;
  const parent = boxedAround(element);
  const wasInSight = isInSight(occurrence, parent);
  if (wasInSight && window === window.top) return;
  const clips = clipsAround(parent);
  const block = wasInSight ? 'nearest' : 'center';
  Element.prototype.scrollIntoView.call(parent, { block, behavior: 'instant' });
  // The element around the ID may be larger than the window, or than the box that scrolls it.
  for (const edge of ['top', 'left'] as const)
    if (!isInSight(occurrence, parent)) scrollAround(occurrence, parent, edge);
  for (const putBack of clips) putBack(() => isInSight(occurrence, parent));
}

/** Whether an ID is drawn at its place: no page around it cuts it off, as a scrolled list does, nor covers it. */
function isInSight(occurrence: Occurrence, parent: Element): boolean {
  return isDrawnIn(parent, anchorOf(occurrence));
}

function isDrawnIn(element: Element, box: Required<DOMRectInit>): boolean {
  const root = Node.prototype.getRootNode.call(element) as Document | ShadowRoot;
  const drawn = root.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  // The button of the last ID may be above it, until it moves to this one.
  const top = drawn.find((each) => !isOwnHost(each)) ?? null;
  if (!Node.prototype.contains.call(element, top)) return false;
  const frame = documentOf(element)?.defaultView?.frameElement as HTMLElement | null | undefined;
  return !frame || isDrawnIn(frame, toParentFrame(box, frame));
}

/** Scrolls each element around an ID so that the ID is in its middle, down (`top`) or sideways (`left`). */
function scrollAround(occurrence: Occurrence, parent: Element, edge: 'top' | 'left'): void {
  for (let element: Element | null = parent; element; element = parentElementOf(element)) {
    const start = element === document.scrollingElement ? 0 : boxOf(element)[edge];
    const { x, y, width } = anchorOf(occurrence);
    const distance =
      edge === 'top' ? y - start - element.clientHeight / 2 : x + (width - element.clientWidth) / 2 - start;
    Reflect.apply(Element.prototype.scrollBy, element, [{ [edge]: distance, behavior: 'instant' }]);
  }
}

/** Scrolls an element back to where it was, unless the ID would then be out of sight. */
type PutBack = (isSeen: () => boolean) => void;

/**
 * Remembers the elements around an ID that scripts can scroll and users cannot, such as the shell of an application that
 * is a little too high: users could not put them back.
 */
function clipsAround(element: Element | null | undefined): PutBack[] {
  if (!element) return [];
  const page = documentOf(element);
  const outer = clipsAround(elementAround(element) ?? page?.defaultView?.frameElement);
  if (getComputedStyle(element).overflow !== 'hidden') return outer;
  // The overflow of the body applies to the window.
  const scroller = (element === page?.body && page.scrollingElement) || element;
  const placeOf = () => ({ left: scroller.scrollLeft, top: scroller.scrollTop, behavior: 'instant' });
  const scrollTo = (place: object) => Reflect.apply(Element.prototype.scrollTo, scroller, [place]);
  const before = placeOf();
  const putBack: PutBack = (isSeen) => {
    const after = placeOf();
    scrollTo(before);
    if (!isSeen()) scrollTo(after);
  };
  return [putBack, ...outer];
}
