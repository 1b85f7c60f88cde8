import type { Hit, HitIndex, Unit } from '../../utils/hits.ts';

/**
 * All hits of a document, by unit.
 * @param onChange called with each element whose hits came or went
 */
export function createHitIndex(onChange: (element: Element) => void): HitIndex {
  const units = new Map<Element, Unit>();

  function drop(element: Element): void {
    if (units.delete(element)) onChange(element);
  }

  function unitAround(node: Node, isWanted: (unit: Unit) => boolean): Element | undefined {
    for (let element = elementOf(node); element; element = element.parentElement) {
      const unit = units.get(element);
      if (unit && isWanted(unit)) return element;
    }
    return undefined;
  }

  return {
    set(element, unit) {
      if (unit.hits.length === 0) return drop(element);
      units.set(element, unit);
      onChange(element);
    },
    drop,
    dropInside(element) {
      for (const unit of units.keys()) if (element.contains(unit)) drop(unit);
    },
    clear() {
      for (const element of units.keys()) drop(element);
    },
    dropRemoved() {
      for (const [element, { hits }] of units) {
        if (!hits.every(({ start, end }) => start.node.isConnected && end.node.isConnected)) drop(element);
      }
    },
    hitsOf: (element) => units.get(element)?.hits ?? [],
    unitAround: (node) => unitAround(node, () => true),
    wholeUnitAround: (node) => unitAround(node, ({ isWhole }) => isWhole),
    find(node, offset) {
      const element = unitAround(node, () => true);
      return element && units.get(element)?.hits.find((hit) => contains(hit, node, offset));
    },
    elements: () => units.keys(),
    isEmpty: () => units.size === 0,
  };
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

function contains({ start, end }: Hit, node: Node, offset: number): boolean {
  if (start.node === node && offset < start.offset) return false;
  if (end.node === node && offset > end.offset) return false;
  if (start.node === node || end.node === node) return true;
  return (
    (start.node.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (end.node.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  );
}

/** The boundary points of a hit, as `Range` and `StaticRange` take them. */
export function rangeOf({ start, end }: Hit): StaticRangeInit {
  return {
    startContainer: start.node,
    startOffset: start.offset,
    endContainer: end.node,
    endOffset: end.offset,
  };
}
