import { browser } from 'wxt/browser';
import type { CardMessage } from '../../utils/card-message.ts';
import type { Anchor, CardCommand } from '../../utils/page-commands.ts';
import { sendFromPage } from '../../utils/page-messaging.ts';
import { moveCard, placeCard } from './card-place.ts';
import { addHost, giveFocusBack } from './host-element.ts';

export interface CardFrame {
  /** Loads the card out of sight, so that it is there at once when it is asked for. */
  prepare(): void;
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
  iframe[hidden] { display: none; }
  @media (prefers-reduced-motion: no-preference) {
    iframe { animation: appear 120ms cubic-bezier(0.2, 0, 0, 1); }
    @keyframes appear { from { opacity: 0; } }
  }
`;
/** Height until the card reports its own: that of its skeleton. */
const FIRST_HEIGHT = 264;
/** A card that was given its ticket redeems it at once; the message may take its time. */
const GRACE_MS = 1_000;
/** Distance to the window's lower edge that growing leaves free. */
const EDGE = 8;

/**
 * The card: an extension page in an iframe, in a closed shadow root on one host element. Page styles and scripts cannot
 * reach it, and no customer data enters the page's own document (design decision 3). Between two IDs it stays, hidden
 * and emptied: loading it anew costs more than all the rest of an answer.
 * @param onToggle called when it was opened or closed
 * @param signal takes it out of the page
 */
export function createCardFrame(onToggle: () => void, signal: AbortSignal): CardFrame {
  // Asked for now: an extension that was updated has no addresses any more, and its last card is yet to be closed.
  const address = browser.runtime.getURL('/card.html');
  const origin = browser.runtime.getURL('/');
  let card: { host: HTMLElement; frame: HTMLIFrameElement; hasLoaded: boolean } | undefined;
  /** Of the ID that is shown; `undefined` while the card is hidden. */
  let ticket: string | undefined;
  let focusedBefore: Element | null = null;
  let hasTakenFocus = false;
  let maxHeight = 0;

  const viewport = () => ({ width: innerWidth, height: innerHeight });
  /** A card that hangs from its upper edge may have been dragged down. */
  const room = (box: HTMLElement) =>
    box.style.top === ''
      ? maxHeight
      : Math.min(maxHeight, innerHeight - EDGE - box.getBoundingClientRect().y);

  /** A page that writes its document anew takes the card with it. */
  function load(): NonNullable<typeof card> {
    if (card?.host.isConnected) return card;
    const { host, root } = addHost(STYLE);
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.allow = 'clipboard-write *';
    frame.src = address;
    const loading = { host, frame, hasLoaded: false };
    frame.addEventListener('load', () => {
      loading.hasLoaded = true;
      if (loading === card && ticket !== undefined) handOver(ticket);
    });
    root.append(frame);
    card = loading;
    return loading;
  }

  /** By a message, because a ticket in the address would be a step in the page's history. */
  function tell(message: CardMessage): void {
    card?.frame.contentWindow?.postMessage(message, origin);
  }

  function handOver(ticket: string): void {
    tell({ ticket });
    // Where the browser lets no card stand, it has loaded a page of its own: only the background can tell them apart.
    setTimeout(() => void sendFromPage('checkCard', { ticket }), GRACE_MS);
  }

  /**
   * Only when the card has spoken for the first time: a frame that is still loading would swallow the Escape of a
   * quick agent. One who has gone on typing elsewhere keeps the focus.
   */
  function takeFocus(): void {
    if (hasTakenFocus) return;
    hasTakenFocus = true;
    if (document.activeElement === focusedBefore) card?.frame.focus({ preventScroll: true });
  }

  function close(): void {
    if (!card || ticket === undefined) return;
    ticket = undefined;
    // Focus goes back only from the card itself; a click elsewhere has chosen its own place. A browser may take it from a
    // card that has just loaded, and give it to the page as a whole.
    const { activeElement, body } = document;
    const returnsFocus = activeElement === card.host || (hasTakenFocus && activeElement === body);
    removeEventListener('resize', keepInWindow);
    card.frame.blur();
    card.frame.hidden = true;
    tell({});
    if (returnsFocus) giveFocusBack(focusedBefore);
    focusedBefore = null;
    onToggle();
  }

  function move(dx: number, dy: number): void {
    if (!card) return;
    const { left, top } = moveCard(card.frame.getBoundingClientRect(), dx, dy, viewport());
    card.frame.style.left = `${left}px`;
    card.frame.style.top = `${top}px`;
    card.frame.style.bottom = 'auto';
  }

  /** A window that got smaller must not lose the card. */
  const keepInWindow = (): void => move(0, 0);

  signal.addEventListener('abort', () => {
    close();
    card?.host.remove();
  });

  return {
    prepare: () => void load(),
    show(newTicket, title, anchor) {
      close();
      const { frame, hasLoaded } = load();
      ticket = newTicket;
      focusedBefore = document.activeElement;
      hasTakenFocus = false;
      const place = placeCard(anchor, viewport());
      maxHeight = place.maxHeight;
      frame.title = title;
      const box = frame.style;
      box.left = `${place.left}px`;
      box.width = `${place.width}px`;
      box.height = `${Math.min(FIRST_HEIGHT, maxHeight)}px`;
      box.top = place.top === undefined ? '' : `${place.top}px`;
      box.bottom = place.bottom === undefined ? '' : `${place.bottom}px`;
      frame.hidden = false;
      addEventListener('resize', keepInWindow);
      if (hasLoaded) handOver(newTicket);
      onToggle();
    },
    change(command) {
      if (!card || ticket === undefined) return;
      if (command.change === 'close') close();
      else if (command.change === 'height') {
        card.frame.style.height = `${Math.min(command.height, room(card.frame))}px`;
        takeFocus();
      } else move(command.dx, command.dy);
    },
    close,
    isOpen: () => ticket !== undefined,
    holds: (target) => target !== null && target === card?.host,
  };
}
