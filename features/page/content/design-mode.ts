import type { Listen } from '../../../utils/window-events.ts';

/** Its rules are in the style sheet of the content script. */
const ANIMATION = 'waybill-editable';

/**
 * Watches whether the whole document is an editor. No event and no mutation record reports `document.designMode`, so
 * the style sheet starts an animation in such documents, which draws nothing.
 * @param onStart called when the document has become an editor
 * @param onEnd called when the document is no longer an editor
 */
export function watchDesignMode(listen: Listen, onStart: () => void, onEnd: () => void): void {
  const on = (event: AnimationEvent, act: () => void): void => {
    if (event.animationName !== ANIMATION) return;
    // The event is ours, not the page's.
    event.stopImmediatePropagation();
    act();
  };
  listen('animationstart', (event) => on(event, onStart));
  listen('animationcancel', (event) => on(event, onEnd));
}
