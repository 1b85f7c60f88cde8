import type { Hit } from '../../utils/hits.ts';
import { type HitTest, isInControl } from './hit-test.ts';
import type { Listen } from './window-events.ts';

/** A press that moves further than this is a drag. */
const MAX_CLICK_TRAVEL = 4;

/**
 * Tells when a person clicks a painted ID. A click that selects text, drags, or belongs to a link or button
 * is none; clicks made by scripts are ignored.
 */
export function watchClicks(
  listen: Listen,
  hitTest: HitTest,
  handlers: {
    onHit(hit: Hit): void;
    /** The second click of a double click: the first one was the start of a selection. */
    onRepeatedClick(): void;
  },
): void {
  let pressedAt = { x: 0, y: 0 };
  listen('pointerdown', ({ clientX, clientY }) => {
    pressedAt = { x: clientX, y: clientY };
  });
  listen('click', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    if (event.detail > 1) {
      handlers.onRepeatedClick();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > MAX_CLICK_TRAVEL) return;
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return;
    const hit = hitTest(event.clientX, event.clientY);
    if (hit && !isInControl(hit, target)) handlers.onHit(hit);
  });
}
