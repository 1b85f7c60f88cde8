import type { Anchor } from '../model.ts';
import type { Occurrence, OccurrenceIndex, TextBlock } from '../occurrences.ts';

/**
 * All occurrences in a document, by block.
 * @param onChange called with each element whose occurrences have changed
 */
export function createOccurrenceIndex(onChange: (element: Element) => void): OccurrenceIndex {
  const blocks = new Map<Element, TextBlock>();

  function drop(element: Element): void {
    if (blocks.delete(element)) onChange(element);
  }

  function blockAround(node: Node, isWanted: (block: TextBlock) => boolean): Element | undefined {
    for (let element = elementOf(node); element; element = element.parentElement) {
      const block = blocks.get(element);
      if (block && isWanted(block)) return element;
    }
    return undefined;
  }

  return {
    set(element, block) {
      if (block.occurrences.length === 0) return drop(element);
      blocks.set(element, block);
      onChange(element);
    },
    drop,
    dropInside(element) {
      for (const block of blocks.keys()) if (element.contains(block)) drop(block);
    },
    clear() {
      for (const element of blocks.keys()) drop(element);
    },
    dropRemoved() {
      for (const [element, { occurrences }] of blocks) {
        if (!occurrences.every(({ start, end }) => start.node.isConnected && end.node.isConnected))
          drop(element);
      }
    },
    occurrencesOf: (element) => blocks.get(element)?.occurrences ?? [],
    blockAround: (node) => blockAround(node, () => true),
    wholeBlockAround: (node) => blockAround(node, ({ isWhole }) => isWhole),
    find(node, offset) {
      const element = blockAround(node, () => true);
      return (
        element && blocks.get(element)?.occurrences.find((occurrence) => contains(occurrence, node, offset))
      );
    },
    elements: () => blocks.keys(),
    isEmpty: () => blocks.size === 0,
  };
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

function contains({ start, end }: Occurrence, node: Node, offset: number): boolean {
  if (start.node === node && offset < start.offset) return false;
  if (end.node === node && offset > end.offset) return false;
  if (start.node === node || end.node === node) return true;
  return (
    (start.node.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (end.node.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  );
}

/** The boundary points of an occurrence, as `Range` and `StaticRange` take them. */
export function rangeOf({ start, end }: Occurrence): StaticRangeInit {
  return {
    startContainer: start.node,
    startOffset: start.offset,
    endContainer: end.node,
    endOffset: end.offset,
  };
}

/** The box of an occurrence in the viewport of its frame, over all its lines. */
export function anchorOf(occurrence: Occurrence): Anchor {
  const { startContainer, startOffset, endContainer, endOffset } = rangeOf(occurrence);
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}
