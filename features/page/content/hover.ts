import { isOwnHost } from '../../../utils/dom.ts';
import type { Listen } from '../../../utils/window-events.ts';
import { isElementTarget } from '../elements.ts';
import type { Occurrence, OccurrenceIndex, TextHolder } from '../occurrences.ts';
import { isInControl } from './clicks.ts';
import type { Highlighter } from './highlighter.ts';
import type { IdButton } from './id-button.ts';

interface HoverContext {
  index: OccurrenceIndex;
  shadowRoots: ReadonlySet<ShadowRoot>;
  highlighter: Highlighter;
  button: IdButton;
  /** Called when the pointer enters an ID. */
  onEnter(): void;
}

/**
 * Shows that the ID under the pointer can be clicked, with a stronger highlight and a pointer cursor. Links and buttons
 * have their own click, so an ID in one gets a button beside it instead.
 */
export function watchHover(
  listen: Listen,
  { index, shadowRoots, highlighter, button, onEnter }: HoverContext,
  signal: AbortSignal,
): void {
  let current: { occurrence: Occurrence; target: Element } | undefined;
  let cursor: Animation | undefined;

  function leave(): void {
    if (!current) return;
    current = undefined;
    cursor?.cancel();
    highlighter.setActive(undefined);
    button.hideSoon();
  }

  function enter(occurrence: Occurrence, target: Element): void {
    if (current?.occurrence === occurrence && current.target === target) return;
    leave();
    current = { occurrence, target };
    highlighter.setActive(occurrence);
    onEnter();
    if (isInControl(occurrence, target)) button.showSoon(occurrence);
    else cursor = pointerCursorOn(target);
  }

  /** Avoids the cost of looking outside blocks with IDs. Events in a closed shadow root name only its host. */
  const mayShowId = (path: readonly EventTarget[]): boolean =>
    path.some((each) => index.occurrencesOf(each as TextHolder).length > 0) ||
    [...shadowRoots].some(({ host }) => host === path[0]);

  listen('pointermove', (event) => {
    const path = event.composedPath();
    const [target] = path;
    if (!isElementTarget(target) || button.holds(event)) return;
    highlighter.verify();
    const isLooking = event.isTrusted && event.pointerType !== 'touch' && event.buttons === 0;
    const occurrence =
      isLooking && mayShowId(path) ? highlighter.occurrenceAt(event.clientX, event.clientY) : undefined;
    if (occurrence) enter(occurrence, target);
    else leave();
  });
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && leave());
  // Only the document in a frame gets the moves over it.
  listen('pointerover', (event) => {
    const [target] = event.composedPath();
    const isOverFrame = isElementTarget(target) && (target.localName === 'iframe' || isOwnHost(target));
    if (isOverFrame && !button.holds(event)) leave();
  });
  // The card has taken the focus, or the user has left the window. Moves of the pointer that automation sends to
  // a frame of another process, such as the card, give the page no `pointerover` in Chromium; those of a mouse do.
  listen('blur', ({ target }) => target === window && leave());
  signal.addEventListener('abort', leave);
}

/**
 * Shows the pointer cursor on an element. A paused animation does not change the page's DOM, and does not recalculate
 * all styles, as a new rule in a style sheet does.
 */
function pointerCursorOn(element: Element): Animation {
  const animation = Element.prototype.animate.call(
    element,
    { cursor: ['pointer', 'pointer'] },
    { duration: 1, fill: 'both' },
  );
  animation.pause();
  return animation;
}
