import type { Listen } from '../../../utils/window-events.ts';

/** Defined in the style sheet of the content script. */
const ANIMATION = 'waybill-editable';

/**
 * Watches whether the whole document is an editor. No event and no mutation record reports `document.designMode`, so
 * the style sheet starts an animation in such documents, which draws nothing.
 * @param onStart called when the document has become an editor
 * @param onEnd called when the document is no longer an editor
 */
export function watchDesignMode(listen: Listen, onStart: () => void, onEnd: () => void): void {
  const handle = (event: AnimationEvent, handler: () => void): void => {
    if (event.animationName !== ANIMATION) return;
    // The event is ours, not the page's.
    event.stopImmediatePropagation();
    handler();
  };
  listen('animationstart', (event) => handle(event, onStart));
  listen('animationcancel', (event) => handle(event, onEnd));
}
