import { browser } from 'wxt/browser';
import type { Anchor, CardCommand } from '../../utils/page-commands.ts';
import { sendFromPage } from '../../utils/page-messaging.ts';
import { moveCard, placeCard } from './card-place.ts';
import { addHost, giveFocusBack } from './host-element.ts';

export interface CardFrame {
  show(ticket: string, title: string, anchor: Anchor): void;
  change(command: Extract<CardCommand, { command: 'placeCard' }>): void;
  close(): void;
  isOpen(): boolean;
  /** Whether an event comes from the card's host element. */
  holds(target: EventTarget | null): boolean;
}

const STYLE = `
  iframe {
    position: fixed;
    border: 0;
    border-radius: 14px;
    color-scheme: light dark;
    background: light-dark(#ffffff, #1c1f25);
    box-shadow:
      0 0 0 1px light-dark(rgb(16 24 40 / 0.1), rgb(255 255 255 / 0.14)),
      0 1px 2px rgb(16 24 40 / 0.06),
      0 12px 32px -8px rgb(16 24 40 / 0.3);
  }
  @media (prefers-reduced-motion: no-preference) {
    iframe { animation: appear 120ms cubic-bezier(0.2, 0, 0, 1); }
    @keyframes appear { from { opacity: 0; } }
  }
`;
/** Height until the card reports its own: that of its skeleton. */
const FIRST_HEIGHT = 264;
/** Distance to the window's lower edge that growing leaves free. */
const EDGE = 8;

/**
 * The card: an extension page in an iframe, in a closed shadow root on one host element. Page styles and scripts cannot
 * reach it, and no customer data enters the page's own document (design decision 3).
 * @param onToggle called when it was opened or closed
 */
export function createCardFrame(onToggle: () => void): CardFrame {
  let host: HTMLElement | undefined;
  let frame: HTMLIFrameElement | undefined;
  let focusedBefore: Element | null = null;
  let hasTakenFocus = false;
  let maxHeight = 0;

  const viewport = () => ({ width: innerWidth, height: innerHeight });
  /** A card that hangs from its upper edge may have been dragged down. */
  const room = (box: HTMLElement) =>
    box.style.top === ''
      ? maxHeight
      : Math.min(maxHeight, innerHeight - EDGE - box.getBoundingClientRect().y);

  /**
   * Only when the card has spoken for the first time: a frame that is still loading would swallow the Escape of a
   * quick agent. One who has gone on typing elsewhere keeps the focus.
   */
  function takeFocus(): void {
    if (hasTakenFocus) return;
    hasTakenFocus = true;
    if (document.activeElement === focusedBefore) frame?.focus({ preventScroll: true });
  }

  function close(): void {
    if (!host) return;
    // Focus goes back only from the card itself; a click elsewhere has chosen its own place.
    const returnsFocus = document.activeElement === host;
    removeEventListener('resize', keepInWindow);
    host.remove();
    host = undefined;
    frame = undefined;
    if (returnsFocus) giveFocusBack(focusedBefore);
    focusedBefore = null;
    onToggle();
  }

  function move(dx: number, dy: number): void {
    if (!frame) return;
    const { left, top } = moveCard(frame.getBoundingClientRect(), dx, dy, viewport());
    frame.style.left = `${left}px`;
    frame.style.top = `${top}px`;
    frame.style.bottom = 'auto';
  }

  /** A window that got smaller must not lose the card. */
  const keepInWindow = (): void => move(0, 0);

  return {
    show(ticket, title, anchor) {
      close();
      focusedBefore = document.activeElement;
      hasTakenFocus = false;
      const own = addHost(STYLE);
      host = own.host;
      const place = placeCard(anchor, viewport());
      maxHeight = place.maxHeight;
      frame = document.createElement('iframe');
      frame.title = title;
      frame.allow = 'clipboard-write *';
      // Where the browser lets no card stand, it loads a page of its own: only the background can tell them apart.
      frame.addEventListener('load', () => void sendFromPage('cardFrameLoaded', { ticket }));
      frame.src = `${browser.runtime.getURL('/card.html')}#${ticket}`;
      const box = frame.style;
      box.left = `${place.left}px`;
      box.width = `${place.width}px`;
      box.height = `${Math.min(FIRST_HEIGHT, maxHeight)}px`;
      if (place.top !== undefined) box.top = `${place.top}px`;
      if (place.bottom !== undefined) box.bottom = `${place.bottom}px`;
      own.root.append(frame);
      addEventListener('resize', keepInWindow);
      onToggle();
    },
    change(command) {
      if (!frame) return;
      if (command.change === 'close') close();
      else if (command.change === 'height') {
        frame.style.height = `${Math.min(command.height, room(frame))}px`;
        takeFocus();
      } else move(command.dx, command.dy);
    },
    close,
    isOpen: () => host !== undefined,
    holds: (target) => target !== null && target === host,
  };
}
