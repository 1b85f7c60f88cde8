import { boxOf, parentElementOf } from '../../../utils/native-dom.ts';
import { comparePaths } from '../compare-paths.ts';
import type { Occurrence, OccurrenceIndex } from '../occurrences.ts';

/** The visible occurrences, in reading order. Zendesk has several tickets in one document and hides all but one. */
export function visibleOccurrences(index: OccurrenceIndex): Occurrence[] {
  const occurrences = [...index.elements()]
    .flatMap((element) => index.occurrencesOf(element))
    .filter(isVisible);
  const paths = new Map(occurrences.map((occurrence) => [occurrence, pathOf(occurrence.start.node)]));
  return occurrences.sort(
    (a, b) =>
      comparePaths(paths.get(a) ?? [], paths.get(b) ?? [], inDocumentOrder) ||
      a.start.offset - b.start.offset,
  );
}

/** The visible occurrences that scrolling can bring into sight, in reading order. */
export function reachableOccurrences(index: OccurrenceIndex): Occurrence[] {
  const known = new Map<Element, boolean>();
  return visibleOccurrences(index).filter(({ start }) => !isOutOfReach(elementAround(start.node), known));
}

/** Those that can be seen now, in reading order. Not for lists that stay: pages fade in what they show. */
export const opaqueOccurrences = (index: OccurrenceIndex): Occurrence[] =>
  reachableOccurrences(index).filter(({ start }) => {
    const element = elementAround(start.node);
    return element !== null && checkVisibility(boxedAround(element), { opacityProperty: true });
  });

/** The IDs of occurrences, each once, in their order. */
export const distinctIdsOf = (occurrences: readonly Occurrence[]): string[] => [
  ...new Set(occurrences.map(({ id }) => id)),
];

/** Up to about `limit` visible IDs, each once, in no order. An ID is visible if one of its occurrences is. */
export function someVisibleIds(index: OccurrenceIndex, limit: number): Set<string> {
  const ids = new Set<string>();
  for (const element of index.elements()) {
    for (const occurrence of index.occurrencesOf(element))
      if (!ids.has(occurrence.id) && isVisible(occurrence)) ids.add(occurrence.id);
    if (ids.size >= limit) break;
  }
  return ids;
}

const checkVisibility = (element: Element, options: CheckVisibilityOptions): boolean =>
  Element.prototype.checkVisibility.call(element, options);

const isShown = (element: Element): boolean => checkVisibility(element, { visibilityProperty: true });

/**
 * Whether no scrolling shows an element: it is off the page, as a closed drawer, or something around it cuts it off, as a
 * closed section of an accordion, or the pixel that has text for screen readers alone.
 * @param known results for the elements around others
 */
function isOutOfReach(element: Element | null, known: Map<Element, boolean>): boolean {
  // The overflow of these applies to the window.
  if (!element || element === document.body || element === document.documentElement) return false;
  let result = known.get(element);
  if (result === undefined) {
    const { position, overflow } = getComputedStyle(element);
    const isCut = overflow !== 'visible' && isTiny(boxOf(element));
    const clipper = clipperOf(element, position);
    result = isCut || isOffPage(element, position, clipper) || isOutOfReach(clipper, known);
    known.set(element, result);
  }
  return result;
}

const isTiny = ({ width, height }: DOMRect): boolean => Math.min(width, height) <= 1;

/** The nearest element that may cut off another one. */
function clipperOf(element: Element, position: string): Element | null {
  if (position === 'fixed') return null;
  let around = elementAround(element);
  if (position === 'absolute')
    while (around && getComputedStyle(around).position === 'static') around = elementAround(around);
  return around;
}

function isOffPage(element: Element, position: string, clipper: Element | null): boolean {
  if (position !== 'fixed' && position !== 'absolute') return false;
  const { left, top, right, bottom } = boxOf(element);
  if (position === 'fixed') return right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
  // Also outside the element that holds it, and not scrolled away there.
  const isLeft = right + scrollX <= 0 && (!clipper || right + clipper.scrollLeft <= boxOf(clipper).left);
  const isAbove = bottom + scrollY <= 0 && (!clipper || bottom + clipper.scrollTop <= boxOf(clipper).top);
  return isLeft || isAbove;
}

function isVisible({ start }: Occurrence): boolean {
  const element = elementAround(start.node);
  return element !== null && (isShown(element) || isShown(boxedAround(element)));
}

/** The element around a node: its parent, or the host of the shadow root that it is directly in. */
export function elementAround(node: Node): Element | null {
  return parentElementOf(node) ?? (Node.prototype.getRootNode.call(node) as Partial<ShadowRoot>).host ?? null;
}

/** The element whose box shows the contents of an element, which may have none of its own (`display: contents`). */
export function boxedAround(element: Element): Element {
  if (getComputedStyle(element).display !== 'contents') return element;
  const parent = elementAround(element);
  return parent ? boxedAround(parent) : element;
}

/** The shadow hosts around a node, from the outermost in, and the node. */
function pathOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [...pathOf(root.host), node] : [node];
}

const inDocumentOrder = (a: Node, b: Node): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
