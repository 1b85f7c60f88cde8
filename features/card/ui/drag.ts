/** Elements in the head that handle the pointer themselves. */
const OWN_USE = 'button, a, input, .copyable-text';

/**
 * Drags the card by its head. Uses screen coordinates, because the card's page moves under the pointer; at most one
 * step per animation frame.
 * @param event the `pointerdown` event
 * @param move receives the distance since the last step
 */
export function startDrag(event: PointerEvent, move: (dx: number, dy: number) => void): void {
  const head = event.currentTarget;
  if (!(head instanceof HTMLElement) || event.button !== 0) return;
  if (event.target instanceof Element && event.target.closest(OWN_USE)) return;
  const ends = new AbortController();
  const { signal } = ends;
  let last = { x: event.screenX, y: event.screenY };
  let next = last;
  let frame = 0;

  function step(): void {
    frame = 0;
    const [dx, dy] = [next.x - last.x, next.y - last.y];
    last = next;
    if (dx !== 0 || dy !== 0) move(dx, dy);
  }

  function follow(moved: PointerEvent): void {
    next = { x: moved.screenX, y: moved.screenY };
    if (frame === 0) frame = requestAnimationFrame(step);
  }

  function release(up: PointerEvent): void {
    ends.abort();
    follow(up);
  }

  head.setPointerCapture(event.pointerId);
  head.addEventListener('pointermove', follow, { signal });
  head.addEventListener('pointerup', release, { signal });
  head.addEventListener('pointercancel', () => ends.abort(), { signal });
}
