import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import {
  FITTED,
  moved,
  type PixelSize,
  type Point,
  type Room,
  turned,
  type View,
  zoomed,
} from '../image-view.ts';

export interface ViewControl {
  view: View;
  /** @param at relative to the middle of the stage, which is the default */
  zoomBy(factor: number, at?: Point): void;
  moveBy(by: Point): void;
  turn(): void;
  /** Returns to zoom 1; the image stays rotated. */
  showWhole(): void;
  /** Returns to the initial view, for another image. */
  reset(): void;
}

/** Zoom factor of one click or key press. */
export const ZOOM_STEP = 1.5;

const MIDDLE: Point = { x: 0, y: 0 };

/**
 * Zoom, position and rotation of the image on a stage.
 * @param image its natural size; the view cannot change before the size is known
 */
export function useView(stage: RefObject<HTMLElement>, image: PixelSize | undefined): ViewControl {
  const [view, setView] = useState<View>(FITTED);

  function change(how: (view: View, room: Room) => View): void {
    if (!image || !stage.current) return;
    const { width, height } = stage.current.getBoundingClientRect();
    setView((now) => how(now, { image, stage: { width, height } }));
  }

  return {
    view,
    zoomBy: (factor, at = MIDDLE) => change((now, room) => zoomed(now, factor, at, room)),
    moveBy: (by) => change((now, room) => moved(now, by, room)),
    turn: () => change(turned),
    showWhole: () => change(({ turns }) => ({ ...FITTED, turns })),
    reset: () => setView(FITTED),
  };
}
