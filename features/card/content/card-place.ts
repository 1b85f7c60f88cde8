import type { Anchor } from '../../page/model.ts';

interface ViewportSize {
  width: number;
  height: number;
}

/** The position of the card, in CSS pixels of the viewport. It grows away from its ID: the edge at the ID is fixed. */
export interface CardPlace {
  left: number;
  width: number;
  /** Set if the card is below its ID. */
  top?: number;
  /** Set if the card is above its ID: distance from the lower edge of the viewport. */
  bottom?: number;
  maxHeight: number;
}

const WIDTH = 380;
const GAP = 8;
const MARGIN = 8;
/** Share of the window's height that a card may take. */
const MAX_SHARE = 0.8;
/** Enough to show the answer without scrolling in most cases. */
const COMFORTABLE = 420;

/**
 * Places a card beside its ID without covering it: below if there is room, otherwise on the side with more room.
 * @param anchor box of the ID in the viewport
 */
export function placeCard(anchor: Anchor, viewport: ViewportSize): CardPlace {
  const width = Math.min(WIDTH, viewport.width - 2 * MARGIN);
  const left = clamp(anchor.x, MARGIN, viewport.width - width - MARGIN);
  const limit = viewport.height * MAX_SHARE;
  const roomBelow = viewport.height - (anchor.y + anchor.height) - GAP - MARGIN;
  const roomAbove = anchor.y - GAP - MARGIN;
  if (roomBelow >= Math.min(COMFORTABLE, limit) || roomBelow >= roomAbove) {
    const maxHeight = Math.max(Math.min(roomBelow, limit), Math.min(limit, 200));
    const top = Math.min(anchor.y + anchor.height + GAP, viewport.height - MARGIN - maxHeight);
    return { left, width, top: Math.max(MARGIN, top), maxHeight };
  }
  const maxHeight = Math.max(Math.min(roomAbove, limit), Math.min(limit, 200));
  const bottom = Math.min(viewport.height - anchor.y + GAP, viewport.height - MARGIN - maxHeight);
  return { left, width, bottom: Math.max(MARGIN, bottom), maxHeight };
}

/**
 * Moves a card by a drag, but not out of the window.
 * @param box the current box of the card
 */
export function moveCard(
  box: Anchor,
  dx: number,
  dy: number,
  viewport: ViewportSize,
): { left: number; top: number } {
  return {
    left: clamp(box.x + dx, MARGIN, viewport.width - box.width - MARGIN),
    top: clamp(box.y + dy, MARGIN, viewport.height - box.height - MARGIN),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
