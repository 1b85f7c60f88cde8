import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What changes within this time of a press is the user's own doing. */
const OWN_MS = 500;

/**
 * Reports the height of the card's content whenever it changes, at most once per frame. The parts are measured instead
 * of the page, because the page is as high as the frame that holds it. While the pointer is on buttons that a new height
 * would move, the card keeps the height that it has.
 */
export function useNaturalHeight(root: RefObject<HTMLElement>, report: (height: number) => void): void {
  useEffect(() => {
    const card = root.current;
    if (!card) return;
    const ends = new AbortController();
    let parts: HTMLElement[] = [];
    let reported = 0;
    const isOnMovingEdge = followPointer(() => measure(), ends.signal);
    function measure(): void {
      const height = Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
      if (height === 0) return;
      const isHeld = reported > 0 && height !== reported && isOnMovingEdge();
      hold(isHeld ? reported : undefined);
      if (isHeld || height === reported) return;
      reported = height;
      report(height);
    }
    const sizes = new ResizeObserver(measure);
    // Parts are added and removed, also by components inside, such as a reply that replaces the answer.
    const follow = (): void => {
      sizes.disconnect();
      parts = [...card.querySelectorAll<HTMLElement>('[data-part]')];
      for (const part of parts) sizes.observe(part);
    };
    const changes = new MutationObserver(follow);
    changes.observe(card, { childList: true, subtree: true });
    follow();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      ends.abort();
      hold(undefined);
    };
  }, [root, report]);
}

/** Keeps the card at a height, or no longer. */
function hold(height: number | undefined): void {
  document.documentElement.style.setProperty('--card-height', height === undefined ? '' : `${height}px`);
}

/**
 * Follows the pointer over the card. Events instead of `:hover`, which stays after a touch.
 * @param onChange called when the pointer may have left the buttons
 * @returns whether the pointer is at the edge that moves with the height, and the user has not just pressed anything
 */
function followPointer(onChange: () => void, signal: AbortSignal): () => boolean {
  let edge: 'start' | 'end' | undefined;
  let pressedAt = Number.NEGATIVE_INFINITY;
  const listen = <Name extends keyof WindowEventMap>(name: Name, on: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, on, { capture: true, signal });
  listen('pointerover', ({ target }) => {
    edge = target instanceof Element ? edgeOf(target) : undefined;
    onChange();
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget) return;
    edge = undefined;
    onChange();
  });
  for (const name of ['pointerdown', 'keydown', 'click'] as const)
    listen(name, ({ timeStamp }) => {
      pressedAt = timeStamp;
    });
  return () => {
    // The other edge (`fitFrame`).
    const moving = document.documentElement.style.getPropertyValue('--card-edge') === 'end' ? 'start' : 'end';
    return edge === moving && performance.now() - pressedAt > OWN_MS;
  };
}

function edgeOf(element: Element): 'start' | 'end' | undefined {
  if (element.closest('.panel-foot, .panel-under')) return 'end';
  return element.closest('.panel-head, .panel-corner') ? 'start' : undefined;
}
