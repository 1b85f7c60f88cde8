import { boxOf, childrenOf } from '../../../../utils/native-dom.ts';
import { firstBelow, isVast } from '../../near-viewport.ts';
import { isList, isReadAtOnce } from './text-blocks.ts';

/** The most blocks that a window is expected to show at once. */
export const MAX_VISIBLE_BLOCKS = 60;

/**
 * The blocks in view, from top to bottom, except those in vast lists. Assumes that lists run downwards, so that it
 * reads the positions of only a few children. The blocks of other lists are searched later.
 * @param root the body, if the document has one
 */
export function visibleBlocks(root: Element | null): Element[] {
  const blocks: Element[] = [];
  if (root) collect(root, blocks);
  return blocks;
}

function collect(element: Element, blocks: Element[]): void {
  if (blocks.length >= MAX_VISIBLE_BLOCKS) return;
  // Deferred lists are read in steps: it takes long to reach an item in the middle of ten thousand.
  if (isVast(element)) return;
  const hasItems = isList(element);
  if (isReadAtOnce(element)) {
    blocks.push(element);
    return;
  }
  const children = childrenOf(element);
  for (let index = hasItems ? firstBelow(children, 0) : 0; index < children.length; index++) {
    const child = children[index] as Element;
    const { top, bottom } = boxOf(child);
    if (bottom > 0 && top < innerHeight && bottom > top) collect(child, blocks);
    else if (hasItems && top >= innerHeight) return;
  }
}
