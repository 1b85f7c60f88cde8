import type { Anchor } from '../../page/model.ts';

interface ViewportSize {
  width: number;
  height: number;
}

/** The window around a card. */
interface CardViewport extends ViewportSize {
  /** The browser's own font size, by which the card is larger (docs/decisions.md#36). */
  fontSize: number;
}

/** The position of the card, in CSS pixels of the viewport. One edge is fixed; the card grows away from it. */
interface CardPlace {
  left: number;
  width: number;
  /** Set if the upper edge is fixed, as below an ID. */
  top?: number;
  /** Set if the lower edge is fixed, as above an ID: distance from the lower edge of the viewport. */
  bottom?: number;
  maxHeight: number;
}

/** In em: 380 pixels at the default font size. */
const WIDTH = 23.75;
const GAP = 8;
const MARGIN = 8;
/** Share of the window's height that a card may take. */
const MAX_SHARE = 0.8;
/** Enough to show an answer without scrolling in most cases. */
const COMFORTABLE = 500;
/** A card beside its ID may grow this high without moving its fixed edge. */
const GROWN = 620;
/** A card with less height is of no use. */
const MIN_HEIGHT = 160;
/** A card with less height does not stay for the next ID: it would show little more than its head and its buttons. */
const MIN_KEPT = 300;
/** A card beside its ID starts this far above it, so that the ID is beside the head. */
const LEAD = 24;

/** The width of a card in this window. */
export const cardWidth = ({ width, fontSize }: CardViewport): number =>
  Math.min(WIDTH * fontSize, width - 2 * MARGIN);

/**
 * Places a card next to its ID without covering it: below if an answer has room there, otherwise above, otherwise to the
 * right or left. If there is not enough room anywhere, it is placed below or above, where there is more. Only in a window
 * that is too low for any card does it cover its ID.
 * @param anchor box of the ID in the viewport
 */
export function placeCard(anchor: Anchor, viewport: CardViewport): CardPlace {
  const width = cardWidth(viewport);
  const left = clamp(anchor.x, MARGIN, viewport.width - width - MARGIN);
  const limit = viewport.height * MAX_SHARE;
  const roomBelow = viewport.height - (anchor.y + anchor.height) - GAP - MARGIN;
  const roomAbove = anchor.y - GAP - MARGIN;
  const enough = Math.min(COMFORTABLE, limit);
  if (roomBelow < enough && roomAbove < enough) {
    const beside = placeBeside(anchor, viewport, width, limit);
    if (beside) return beside;
  }
  const least = Math.min(limit, MIN_HEIGHT);
  if (roomBelow >= enough || roomBelow >= roomAbove) {
    const maxHeight = Math.max(Math.min(roomBelow, limit), least);
    const top = Math.min(anchor.y + anchor.height + GAP, viewport.height - MARGIN - maxHeight);
    return { left, width, top: Math.max(MARGIN, top), maxHeight };
  }
  const maxHeight = Math.max(Math.min(roomAbove, limit), least);
  const bottom = Math.min(viewport.height - anchor.y + GAP, viewport.height - MARGIN - maxHeight);
  return { left, width, bottom: Math.max(MARGIN, bottom), maxHeight };
}

/**
 * Places a card to the right or left of its ID. In the upper half of the window it grows down, in the lower half up.
 * @returns `undefined` if neither side is wide enough
 */
function placeBeside(
  anchor: Anchor,
  viewport: ViewportSize,
  width: number,
  limit: number,
): CardPlace | undefined {
  const right = anchor.x + anchor.width + GAP;
  const toTheLeft = anchor.x - GAP - width;
  const left = right + width + MARGIN <= viewport.width ? right : toTheLeft;
  // An ID that is out of the window to one side has nothing beside it.
  if (left < MARGIN || left + width + MARGIN > viewport.width) return undefined;
  const furthest = Math.max(MARGIN, viewport.height - MARGIN - Math.min(GROWN, limit));
  const isInUpperHalf = anchor.y + anchor.height / 2 <= viewport.height / 2;
  const distance = isInUpperHalf ? anchor.y : viewport.height - (anchor.y + anchor.height);
  const edge = clamp(distance - LEAD, MARGIN, furthest);
  const maxHeight = Math.min(limit, viewport.height - MARGIN - edge);
  return isInUpperHalf ? { left, width, top: edge, maxHeight } : { left, width, bottom: edge, maxHeight };
}

/**
 * The height that a card can have without covering another ID, if its lower edge stays where it is, and with it the buttons
 * there.
 * @param box the current box of the card
 * @returns `undefined` if that is too little
 */
export function roomForNext(box: Anchor, anchor: Anchor, windowHeight: number): number | undefined {
  const bottom = box.y + box.height;
  const limit = windowHeight * MAX_SHARE;
  const isInWay = boxesOverlap({ x: box.x, y: 0, width: box.width, height: bottom }, anchor);
  const top = isInWay ? Math.max(MARGIN, anchor.y + anchor.height + GAP) : MARGIN;
  const room = Math.min(bottom - top, limit);
  return room >= Math.min(MIN_KEPT, limit) ? room : undefined;
}

/** Margin around a card over the whole window, as a share of the window's shorter side. */
const LARGE_MARGIN_SHARE = 0.03;

/** The box of a card over the whole window, in CSS pixels of the viewport. */
export function largeBox({ width, height }: ViewportSize) {
  const margin = Math.max(MARGIN, Math.round(Math.min(width, height) * LARGE_MARGIN_SHARE));
  return { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** Whether two boxes overlap. */
export function boxesOverlap(a: Anchor, b: Anchor): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
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
