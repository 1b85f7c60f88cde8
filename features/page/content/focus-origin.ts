import { isOwnHost, returnFocus } from '../../../utils/dom.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { FocusCommand } from '../model.ts';
import { onCommand, sendFromPage } from './page-messaging.ts';

/** Where the focus was before keyboard navigation moved it, perhaps into a frame. */
export interface FocusOrigin {
  /** Remembers the focused element, unless navigation has put the focus there. Call this before the focus moves. */
  note(): void;
  /** Returns the focus to where the agent was. @param before the element that had it in this frame */
  restore(before: Element | null): void;
  /** In the top frame: also remembers and restores for navigation in other frames. Ends with `signal`. */
  follow(listen: Listen, signal: AbortSignal): void;
}

const isFrame = (element: Element | null): boolean => element !== null && /^i?frame$/.test(element.localName);

/** Creates the memory of one frame. */
export function createFocusOrigin(): FocusOrigin {
  let origin: Element | undefined;
  /** In a frame inside the page: the focus was elsewhere. */
  let isOutside = false;

  function note(): void {
    const { activeElement } = document;
    if (!activeElement || isOwnHost(activeElement)) return;
    isOutside = !document.hasFocus();
    // The frame with the focus may be one that navigation went to.
    if (!origin || !isFrame(activeElement)) origin = activeElement;
  }

  function restore(before: Element | null): void {
    const { activeElement } = document;
    const target = origin && isFrame(before) ? origin : before;
    origin = undefined;
    // The body cannot be focused, but the page around a frame has the keyboard once the frame has lost it.
    if (target === document.body && isFrame(activeElement))
      HTMLElement.prototype.blur.call(activeElement as HTMLElement);
    returnFocus(target);
    if (window !== window.top && isOutside) void sendFromPage('returnFocus', {});
  }

  return {
    note,
    restore,
    follow(listen, signal) {
      onCommand<FocusCommand>('noteFocus', note, signal);
      onCommand<FocusCommand>('restoreFocus', () => restore(document.activeElement), signal);
      // The agent has gone on.
      listen('focusin', ({ target }) => {
        if (target instanceof Element && !isOwnHost(target)) origin = undefined;
      });
    },
  };
}
