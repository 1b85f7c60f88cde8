import type { Anchor } from '../../page/model.ts';
import { boxesOverlap, cardWidth, largeBox, moveCard, placeCard, roomForNext } from './card-place.ts';

/** Height until the card reports its own; the height of the skeleton. */
const FIRST_HEIGHT = 264;
/** Distance between a growing card and the lower edge of the window, in CSS pixels. */
const EDGE = 8;

/** The box of the card's frame in the window. Heights are in CSS pixels. */
export interface CardBox {
  /** Places the frame next to an ID. It must be shown for everything else. */
  placeAt(anchor: Anchor): void;
  /** Call this when the user clicks for the next ID: the next click on the same point should hit the same button. */
  keepButtons(): void;
  /**
   * Whether the frame stays where it is for the next ID, which remains uncovered, however high the card grows. It does if it
   * is pinned, or if the user has clicked for that ID in the card; then its lower edge is fixed.
   */
  staysFor(anchor: Anchor, isPinned: boolean): boolean;
  /** Whether an event happened within the frame's box. */
  holds(event: MouseEvent): boolean;
  /** Makes the frame as high as its content, if there is room. @param content absent if it has not changed */
  fitHeight(content?: number): void;
  /** The height that the frame can have at most where it is, and whether it grows at its upper edge. */
  limits(): { maxHeight: number; growsUp: boolean };
  /** Moves the frame, but not out of the window. */
  move(dx: number, dy: number): void;
  /** Puts the frame over the window, or back to its place. @returns whether that changed anything */
  enlarge(isLarge: boolean): boolean;
  /** Keeps the frame inside a window that was resized, or whose page was zoomed. */
  keepInWindow(): void;
}

/** Creates the box of a frame. Report every change to the guard (card-guard.ts). */
export function createCardBox(frame: HTMLElement): CardBox {
  const { style } = frame;
  let maxHeight = 0;
  /** Height of the card's content. */
  let natural = 0;
  let keepsButtons = false;
  /** Where a frame over the window returns to. */
  let before: { styles: string; width: number; height: number } | undefined;

  const viewport = () => ({
    width: innerWidth,
    height: innerHeight,
    // The host has the browser's font size, not the page's (`addShadowHost`).
    fontSize: Number.parseFloat(getComputedStyle(frame).fontSize),
  });
  /** Whether the lower edge is fixed, as it is above an ID. */
  const growsUp = () => style.top === '';

  // A card below its ID may have been dragged down, which leaves less room.
  function room(): number {
    if (growsUp()) return maxHeight;
    return Math.min(maxHeight, innerHeight - EDGE - frame.getBoundingClientRect().y);
  }

  function isClearOf(anchor: Anchor, { x, y, bottom, width }: DOMRect): boolean {
    const height = room();
    return !boxesOverlap({ x, y: growsUp() ? bottom - height : y, width, height }, anchor);
  }

  function set(edges: Partial<Record<'left' | 'top' | 'bottom' | 'width' | 'height', number>>): void {
    for (const [edge, pixels] of Object.entries(edges)) style.setProperty(edge, `${pixels}px`);
  }

  function fitHeight(content = natural): void {
    natural = content;
    if (!before) set({ height: Math.min(natural, room()) });
  }

  function move(dx: number, dy: number): void {
    if (before) return;
    set(moveCard(frame.getBoundingClientRect(), dx, dy, viewport()));
    style.bottom = 'auto';
    fitHeight();
  }

  function enlarge(isLarge: boolean): boolean {
    if (isLarge === (before !== undefined)) return false;
    if (isLarge) {
      before = { styles: style.cssText, ...viewport() };
      style.bottom = 'auto';
      set(largeBox(viewport()));
    } else if (before) {
      const { styles, width, height } = before;
      before = undefined;
      style.cssText = styles;
      if (width === innerWidth && height === innerHeight) fitHeight();
      else keepInWindow();
    }
    return true;
  }

  function keepInWindow(): void {
    if (before) {
      set(largeBox(viewport()));
      return;
    }
    set({ width: cardWidth(viewport()) });
    move(0, 0);
  }

  return {
    placeAt(anchor) {
      before = undefined;
      keepsButtons = false;
      const place = placeCard(anchor, viewport());
      ({ maxHeight } = place);
      natural = FIRST_HEIGHT;
      style.top = '';
      style.bottom = '';
      const { maxHeight: _, ...edges } = place;
      set(edges);
    },
    keepButtons() {
      keepsButtons = true;
    },
    staysFor(anchor, isPinned) {
      const box = frame.getBoundingClientRect();
      const kept = keepsButtons ? roomForNext(box, anchor, innerHeight) : undefined;
      keepsButtons = false;
      if (kept === undefined) return isPinned && isClearOf(anchor, box);
      maxHeight = kept;
      style.top = '';
      set({ bottom: innerHeight - box.bottom });
      return true;
    },
    holds({ clientX, clientY }) {
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    },
    fitHeight,
    limits: () => ({ maxHeight: room(), growsUp: growsUp() }),
    move,
    enlarge,
    keepInWindow,
  };
}
