import { parentElementOf } from '../../../utils/native-dom.ts';
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

/** The visible IDs, each once, in reading order. */
export const visibleIds = (index: OccurrenceIndex): string[] => [
  ...new Set(visibleOccurrences(index).map(({ id }) => id)),
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

const isShown = (element: Element): boolean =>
  Element.prototype.checkVisibility.call(element, { visibilityProperty: true });

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
