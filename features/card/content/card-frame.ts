import { browser } from 'wxt/browser';
import { dismissOnOutsideClick } from '../../../utils/dom.ts';
import { addHost, returnFocus } from '../../page/content/host-element.ts';
import { sendFromPage } from '../../page/content/page-messaging.ts';
import type { Anchor, CardCommand } from '../../page/model.ts';
import type { CardMessage } from '../frame.ts';
import { moveCard, placeCard } from './card-place.ts';

export interface CardFrame {
  /** Loads the card out of sight, so that it appears at once when it is opened. */
  prepare(): void;
  show(nonce: string, title: string, anchor: Anchor): void;
  /** Resizes or moves the card, if it is still the one that is shown. */
  place(command: Extract<CardCommand, { command: 'placeCard' }>): void;
  /** Closes the card, if it is still the one that is shown. */
  close(nonce: string): void;
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
/** A loaded card redeems its nonce at once; the message may take a moment. */
const GRACE_MS = 1_000;
/** CSS pixels that a growing card leaves free above the window's lower edge. */
const EDGE = 8;

/**
 * The card: an extension page in an iframe, in a closed shadow root on one host element. Page styles and scripts cannot
 * reach it, and no customer data enters the page's own document (docs/decisions.md#3). Between two IDs it stays, hidden
 * and emptied: loading it again costs more than all the rest of an answer. A click or Escape in the page closes it.
 * @param signal takes it out of the page
 */
export function createCardFrame(signal: AbortSignal): CardFrame {
  // Read now: an extension that was updated has no addresses any more, and its last card must still be closed.
  const address = browser.runtime.getURL('/card.html');
  const origin = browser.runtime.getURL('/');
  let card: { host: HTMLElement; frame: HTMLIFrameElement; hasLoaded: boolean } | undefined;
  /** The card that is shown; `undefined` while it is hidden. */
  let open: { nonce: string; listening: AbortController } | undefined;
  let focusedBefore: Element | null = null;
  let hasTakenFocus = false;
  let maxHeight = 0;

  const viewport = () => ({ width: innerWidth, height: innerHeight });
  /** A card below its ID may have been dragged down. */
  const room = (box: HTMLElement) =>
    box.style.top === ''
      ? maxHeight
      : Math.min(maxHeight, innerHeight - EDGE - box.getBoundingClientRect().y);

  /** A page that writes its document again removes the card. */
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
      if (loading === card && open) handOver(open.nonce);
    });
    root.append(frame);
    card = loading;
    return loading;
  }

  /** By a message, because a nonce in the address would add an entry to the page's history. */
  function post(message: CardMessage): void {
    card?.frame.contentWindow?.postMessage(message, origin);
  }

  function handOver(nonce: string): void {
    post({ nonce });
    // Where the browser blocks the card, it loads an error page instead: only the background can tell them apart.
    setTimeout(() => void sendFromPage('checkCard', { nonce }), GRACE_MS);
  }

  /**
   * Only after the first message from the card: a frame that is still loading would swallow the Escape of a quick agent.
   * An agent who has moved the focus meanwhile keeps it there.
   */
  function takeFocus(): void {
    if (hasTakenFocus) return;
    hasTakenFocus = true;
    if (document.activeElement === focusedBefore) card?.frame.focus({ preventScroll: true });
  }

  function close(): void {
    if (!card || !open) return;
    open.listening.abort();
    open = undefined;
    // Focus goes back only from the card itself; a click elsewhere has chosen its own place. A browser may take it from a
    // card that has just loaded, and give it to the page as a whole.
    const { activeElement, body } = document;
    const returnsFocus = activeElement === card.host || (hasTakenFocus && activeElement === body);
    removeEventListener('resize', keepInWindow);
    card.frame.blur();
    card.frame.hidden = true;
    post({});
    if (returnsFocus) returnFocus(focusedBefore);
    focusedBefore = null;
  }

  /** By a click or Escape in this frame. The background notifies the other frames of the tab. */
  function dismiss(): void {
    if (!open) return;
    const { nonce } = open;
    close();
    void sendFromPage('closeCard', { nonce });
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
    show(nonce, title, anchor) {
      close();
      const { host, frame, hasLoaded } = load();
      const listening = new AbortController();
      open = { nonce, listening };
      dismissOnOutsideClick((target) => target === host, dismiss, listening.signal);
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
      if (hasLoaded) handOver(nonce);
    },
    place(command) {
      if (!card || command.nonce !== open?.nonce) return;
      if (command.change === 'height') {
        card.frame.style.height = `${Math.min(command.height, room(card.frame))}px`;
        takeFocus();
      } else move(command.dx, command.dy);
    },
    close(nonce) {
      if (nonce === open?.nonce) close();
    },
  };
}
