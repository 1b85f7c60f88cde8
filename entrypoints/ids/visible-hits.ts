import type { Hit, HitIndex } from '../../utils/hits.ts';

/** The hits that can be seen, in reading order. Zendesk keeps several tickets in one document: hidden ones do not count. */
export function visibleHits(index: HitIndex): Hit[] {
  const hits = [...index.elements()].flatMap((element) => index.hitsOf(element)).filter(isVisible);
  const paths = new Map(hits.map((hit) => [hit, pathOf(hit.start.node)]));
  return hits.sort(
    (one, two) =>
      comparePaths(paths.get(one) ?? [], paths.get(two) ?? []) || one.start.offset - two.start.offset,
  );
}

/** Some of the IDs that can be seen, each once, in no order. One visible place of each is enough. */
export function someVisibleIds(index: HitIndex, most: number): Set<string> {
  const ids = new Set<string>();
  for (const element of index.elements()) {
    for (const hit of index.hitsOf(element)) if (!ids.has(hit.id) && isVisible(hit)) ids.add(hit.id);
    if (ids.size >= most) break;
  }
  return ids;
}

function isVisible({ start }: Hit): boolean {
  return start.node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
}

/** The shadow hosts around a node, from the outermost in, and the node. */
function pathOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [...pathOf(root.host), node] : [node];
}

function comparePaths(one: readonly Node[], two: readonly Node[]): number {
  const depth = one.findIndex((node, index) => node !== two[index]);
  const [first, second] = [one[depth], two[depth]];
  if (!first || !second) return one.length - two.length;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
