import { useRef } from 'preact/hooks';
import type { Point } from '../image-view.ts';
import type { ViewControl } from './use-view.ts';

/** A wheel notch of 100 pixels zooms by about a fifth. */
const WHEEL_RATE = 0.002;
/** Browsers report a pinch on a touch pad as a wheel event with Ctrl, in much smaller steps. */
const PINCH_RATE = 0.01;
/** Pixels per line, for wheels that report lines. */
const LINE = 16;
const DOUBLE_CLICK_ZOOM = 2.5;

/** Wheel, drag, pinch and double-click on a stage. */
export function useGestures({ view, zoomBy, moveBy, showWhole }: ViewControl) {
  const pointers = useRef(new Map<number, Point>());

  function wheel(event: WheelEvent & { currentTarget: HTMLElement }): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    zoomBy(Math.exp(-pixels * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE)), fromMiddle(event));
  }

  function press(event: PointerEvent & { currentTarget: HTMLElement }): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromMiddle(event));
  }

  function move(event: PointerEvent & { currentTarget: HTMLElement }): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      // The image follows both fingers: it scales with their distance and moves with their midpoint.
      moveBy({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else moveBy({ x: now.x - before.x, y: now.y - before.y });
    pointers.current.set(event.pointerId, now);
  }

  function release(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
  }

  function doubleClick(event: MouseEvent & { currentTarget: HTMLElement }): void {
    if (view.zoom > 1) showWhole();
    else zoomBy(DOUBLE_CLICK_ZOOM, fromMiddle(event));
  }

  return {
    onWheel: wheel,
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onDblClick: doubleClick,
  };
}

function fromMiddle({ clientX, clientY, currentTarget }: MouseEvent & { currentTarget: HTMLElement }): Point {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - x - width / 2, y: clientY - y - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
