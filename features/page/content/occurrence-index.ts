import { parentNodeOf } from '../../../utils/native-dom.ts';
import type { Anchor } from '../model.ts';
import type { Occurrence, OccurrenceIndex, TextBlock, TextHolder } from '../occurrences.ts';

/**
 * All occurrences in a document, by block.
 * @param onChange called with each element whose occurrences have changed, and whether it is likely to be in view
 */
export function createOccurrenceIndex(
  onChange: (element: TextHolder, isInView: boolean) => void,
): OccurrenceIndex {
  const blocks = new Map<TextHolder, TextBlock>();

  function drop(element: TextHolder): boolean {
    const wasThere = blocks.delete(element);
    if (wasThere) onChange(element, false);
    return wasThere;
  }

  function blockAround(node: Node, isWanted: (block: TextBlock) => boolean): TextHolder | undefined {
    for (let holder: Node | null = node; holder; holder = parentNodeOf(holder)) {
      const block = blocks.get(holder as TextHolder);
      if (block && isWanted(block)) return holder as TextHolder;
    }
    return undefined;
  }

  function set(element: TextHolder, block: TextBlock, isInView = false): void {
    if (block.occurrences.length === 0) drop(element);
    else {
      blocks.set(element, block);
      onChange(element, isInView);
    }
  }

  return {
    set,
    drop,
    dropInside(element) {
      for (const [block, { occurrences }] of blocks) {
        const nodes = occurrences.flatMap(({ start, end }) => [start.node, end.node]);
        if (nodes.some((node) => isInside(node, element))) drop(block);
      }
    },
    clear() {
      for (const element of blocks.keys()) drop(element);
    },
    dropRemoved() {
      for (const [element, block] of blocks) {
        const left = block.occurrences.filter(
          ({ start, end }) => start.node.isConnected && end.node.isConnected,
        );
        if (left.length < block.occurrences.length) set(element, { ...block, occurrences: left });
      }
    },
    occurrencesOf: (element) => blocks.get(element)?.occurrences ?? [],
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

/** Whether a node is inside an element, or in a shadow root inside it. */
function isInside(node: Node, element: Element): boolean {
  if (Node.prototype.contains.call(element, node)) return true;
  const root = node.getRootNode();
  return root instanceof ShadowRoot && isInside(root.host, element);
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

/** Whether two occurrences begin at the same place: a block that was searched again has new ones there. */
export function isSamePlace({ start: a }: Occurrence, { start: b }: Occurrence): boolean {
  return a.node === b.node && a.offset === b.offset;
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

const NO_BOX: Anchor = { x: 0, y: 0, width: 0, height: 0 };

/** The text of an occurrence; `undefined` if the page has shortened it. */
function drawnRange({ start, end }: Occurrence): Range | undefined {
  if (start.offset > start.node.length || end.offset > end.node.length) return undefined;
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

/**
 * The box of an occurrence in the viewport of its frame, over all its lines. It is empty if the page has hidden or
 * shortened the text.
 */
export function anchorOf(occurrence: Occurrence): Anchor {
  const { x, y, width, height } = drawnRange(occurrence)?.getBoundingClientRect() ?? NO_BOX;
  return { x, y, width, height };
}

/** Whether an occurrence is drawn at a point of the viewport of its frame. */
export function isDrawnAt(occurrence: Occurrence, x: number, y: number): boolean {
  const boxes = [...(drawnRange(occurrence)?.getClientRects() ?? [])];
  return boxes.some(({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}
