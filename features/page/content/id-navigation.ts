import { boxOf, parentElementOf } from '../../../utils/native-dom.ts';
import type { StepDirection } from '../model.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';
import type { PageTexts } from '../page-texts.ts';
import type { Highlighter } from './highlighter.ts';
import type { IdButton } from './id-button.ts';
import { anchorOf } from './occurrence-index.ts';
import { boxedAround, elementAround, visibleOccurrences } from './visible-occurrences.ts';

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
    const occurrences = visibleOccurrences(index);
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

/** A block that was searched again has new occurrences at the same places. */
function isSamePlace(a: Occurrence, b: Occurrence): boolean {
  return a.start.node === b.start.node && a.start.offset === b.start.offset;
}

/** Scrolls to an ID that is out of sight. A frame cannot see whether it is itself scrolled out of the page around it. */
export function bringIntoView(occurrence: Occurrence): void {
  const element = elementAround(occurrence.start.node);
  if (!element) return;
  const parent = boxedAround(element);
  const wasInSight = isInSight(occurrence, parent);
  if (wasInSight && window === window.top) return;
  const block = wasInSight ? 'nearest' : 'center';
  Element.prototype.scrollIntoView.call(parent, { block, behavior: 'instant' });
  // The element around the ID may be higher than the window.
  if (!isInSight(occurrence, parent)) scrollAround(occurrence, parent);
}

/** Whether an ID is drawn at its place: the page neither cuts it off, as a list that was scrolled does, nor covers it. */
function isInSight(occurrence: Occurrence, parent: Element): boolean {
  const { x, y, width, height } = anchorOf(occurrence);
  const root = Node.prototype.getRootNode.call(parent) as Document | ShadowRoot;
  const drawn = root.elementsFromPoint(x + width / 2, y + height / 2);
  // The button of the last ID may be above it, until it moves to this one.
  const top = drawn.find(({ localName }) => !/^waybill-card/.test(localName)) ?? null;
  return Node.prototype.contains.call(parent, top);
}

/** Scrolls each element around an ID so that the ID is in its middle. */
function scrollAround(occurrence: Occurrence, parent: Element): void {
  for (let element: Element | null = parent; element; element = parentElementOf(element)) {
    const top = element === document.scrollingElement ? 0 : boxOf(element).top;
    const distance = anchorOf(occurrence).y - top - element.clientHeight / 2;
    Reflect.apply(Element.prototype.scrollBy, element, [{ top: distance, behavior: 'instant' }]);
  }
}
