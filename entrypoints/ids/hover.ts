import type { Hit, HitIndex } from '../../utils/hits.ts';
import type { Highlighter } from './highlighter.ts';
import { type HitTest, isInControl } from './hit-test.ts';
import type { IdOffer } from './id-offer.ts';
import type { Listen } from './window-events.ts';

/** Passing over a link is no interest in it; resting on it is. */
const REST_MS = 350;

/**
 * Shows that an ID under the pointer can be clicked: a stronger mark, and the pointer's shape. An ID in a link or button,
 * which keeps its own click, gets the offer beside it instead.
 * @param onEnter called when the pointer has come to an ID
 */
export function watchHover(
  listen: Listen,
  index: HitIndex,
  hitTest: HitTest,
  shadowRoots: ReadonlySet<ShadowRoot>,
  highlighter: Highlighter,
  offer: IdOffer,
  onEnter: () => void,
  signal: AbortSignal,
): void {
  let current: { hit: Hit; target: Element } | undefined;
  let cursor: Animation | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function leave(): void {
    if (!current) return;
    current = undefined;
    clearTimeout(resting);
    cursor?.cancel();
    highlighter.point(undefined);
    offer.hideSoon();
  }

  function enter(hit: Hit, target: Element): void {
    if (current?.hit === hit && current.target === target) return;
    leave();
    current = { hit, target };
    highlighter.point(hit);
    onEnter();
    if (isInControl(hit, target)) resting = setTimeout(() => offer.show(hit), REST_MS);
    else cursor = pointerCursorOn(target);
  }

  /** A hit test is only worth its price where an ID stands; a closed shadow root shows no more than its host. */
  const mayShowHit = (target: Element): boolean =>
    index.unitAround(target) !== undefined || [...shadowRoots].some(({ host }) => host === target);

  listen('pointermove', (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || offer.holds(target)) return;
    highlighter.verify();
    const isLooking = event.isTrusted && event.pointerType !== 'touch' && event.buttons === 0;
    const hit = isLooking && mayShowHit(target) ? hitTest(event.clientX, event.clientY) : undefined;
    if (hit) enter(hit, target);
    else leave();
  });
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && leave());
  signal.addEventListener('abort', leave);
}

/**
 * An animation that stands still gives an element a style without a change of the page's DOM, and without the
 * recalculation of the whole page's style that a rule in a style sheet costs.
 */
function pointerCursorOn(element: Element): Animation {
  const animation = element.animate({ cursor: ['pointer', 'pointer'] }, { duration: 1, fill: 'both' });
  animation.pause();
  return animation;
}
