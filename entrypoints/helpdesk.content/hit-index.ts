import type { Evidence } from '../../utils/tracking/detect.ts';
import type { TextPoint } from './text-run.ts';

/** One place of one ID in the page. */
export interface Hit {
  id: string;
  evidence: Evidence;
  start: TextPoint;
  end: TextPoint;
}

/** An element whose text was read as one, and searched again when something in it changes. */
export interface Unit {
  hits: readonly Hit[];
  /** Its child blocks were read with it; otherwise they are units of their own. */
  isWhole: boolean;
}

export interface HitIndex {
  /** Replaces what is known of an element. Only elements with hits are remembered. */
  set(element: Element, unit: Unit): void;
  /** Forgets the unit that an element is, if it is one. */
  drop(element: Element): void;
  clear(): void;
  /** Forgets units whose text has left the page. */
  dropRemoved(): void;
  hitsOf(element: Element): readonly Hit[];
  /** The unit that was read as a whole with a node in it. */
  wholeUnitAround(node: Node): Element | undefined;
  /** The hit at an offset of a text node. */
  find(node: Node, offset: number): Hit | undefined;
  elements(): Iterable<Element>;
}

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
    clear() {
      for (const element of units.keys()) drop(element);
    },
    dropRemoved() {
      for (const [element, { hits }] of units) {
        if (!hits.every(({ start, end }) => start.node.isConnected && end.node.isConnected)) drop(element);
      }
    },
    hitsOf: (element) => units.get(element)?.hits ?? [],
    wholeUnitAround: (node) => unitAround(node, ({ isWhole }) => isWhole),
    find(node, offset) {
      const element = unitAround(node, () => true);
      return element && units.get(element)?.hits.find((hit) => contains(hit, node, offset));
    },
    elements: () => units.keys(),
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
