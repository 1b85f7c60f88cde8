import { browser } from 'wxt/browser';
import { addShadowHost, dismissOnOutsideClick, setRaised, takeFocusTo } from '../../../utils/dom.ts';
import { sendFromPage } from '../../page/content/page-messaging.ts';
import type { Anchor, CardCommand } from '../../page/model.ts';
import type { CardMessage } from '../frame.ts';
import { type CardBox, createCardBox } from './card-box.ts';
import { type CardGuard, guardCard } from './card-guard.ts';
import { createLeaveListener } from './leaving.ts';
import { createPageFrame } from './page-frame.ts';

export interface CardFrame {
  /** Loads the card while hidden, so that it appears at once when it is opened. */
  prepare(): void;
  show(nonce: string, title: string, anchor: Anchor): void;
  /** Resizes or moves the card, or keeps it in place for the next ID, if it is still shown. */
  place(command: Extract<CardCommand, { command: 'placeCard' }>): void;
  /** Closes the card, if it is still shown and not pinned. */
  close(nonce: string): void;
  /** Closes a card that is not pinned, because it may cover the ID that the agent goes to by keyboard. */
  giveWay(): void;
  /** Keeps the card open until Escape or its own button closes it, also for the next IDs; or ends that. */
  pin(nonce: string, isPinned: boolean): void;
  isPinned(): boolean;
  /** Puts the card over the window, while it shows a large image, or back to its place; if it is still shown. */
  enlarge(nonce: string, isLarge: boolean): void;
  /** Whether the user saw the card when they pressed a button in it. @param pressedAt as `Date.now()` */
  wasSeen(nonce: string, pressedAt: number): Promise<boolean>;
}

/** No transition: a card that fades or slides in counts as hidden or moved meanwhile (card-guard.ts). */
const STYLE = `
  iframe {
    position: fixed;
    z-index: 2147483647;
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
`;
/** Time for a loaded card to redeem its nonce. One that has worked before is at most busy, unless it has crashed. */
const GRACE_MS = 1_000;
const BUSY_GRACE_MS = 5_000;

/**
 * The card: an extension page in an iframe, in a closed shadow root on one host element. Page styles and scripts cannot
 * reach it, and no customer data enters the page's own document (docs/decisions.md#3). After closing, it stays in the
 * page, hidden and empty: loading it again would take longer than the rest of an answer. A click or Escape in the page
 * closes it, if it is pinned only Escape.
 * @param shadowRoots the shadow roots of the page, in which there may be dialogs
 * @param restoreFocus returns the focus to the element that had it before
 * @param signal removes the card from the page
 */
export function createCardFrame(
  shadowRoots: ReadonlySet<ShadowRoot>,
  restoreFocus: (focusedBefore: Element | null) => void,
  signal: AbortSignal,
): CardFrame {
  // Read now: after an update of the extension, `getURL` fails, but its last card must still be closed.
  const address = browser.runtime.getURL('/card.html');
  const origin = browser.runtime.getURL('/');
  let card:
    | { host: HTMLElement; frame: HTMLIFrameElement; box: CardBox; hasLoaded: boolean; hasWorked: boolean }
    | undefined;
  /** The card that is shown; `undefined` while it is hidden. */
  let open: { nonce: string; listening: AbortController; guard: CardGuard } | undefined;
  let focusedBefore: Element | null = null;
  let hasTakenFocus = false;
  let hasContent = false;
  let isPinned = false;
  const watchLeaving = createLeaveListener(removeFromLeft, signal);

  /** Loads the card, also after the page has removed or moved it. If it removes it at once, its host is not connected. */
  function load(): NonNullable<typeof card> {
    if (card?.host.parentNode === document.documentElement) return card;
    card?.host.remove();
    const { host, root } = addShadowHost(STYLE);
    const frame = createPageFrame(address, () => {
      loading.hasLoaded = true;
      if (loading === card && open) handOver(open.nonce);
    });
    const loading = { host, frame, box: createCardBox(frame), hasLoaded: false, hasWorked: false };
    root.append(frame);
    card = loading;
    watchLeaving();
    return loading;
  }

  /**
   * Chromium keeps no page with a frame of an extension in its back/forward cache, and decides before `pagehide`. In a page
   * that may stay, an open card stays too.
   */
  function removeFromLeft(mayStay: boolean): void {
    if (!mayStay) dismiss();
    if (!open) card?.host.remove();
  }

  /** Sends a message to the card. A nonce in the URL would add an entry to the page's history. */
  function post(message: CardMessage): void {
    card?.frame.contentWindow?.postMessage(message, origin);
  }

  function handOver(nonce: string): void {
    if (card) post({ kind: 'show', nonce, shownAt: Date.now(), isPinned, ...card.box.limits() });
    takeFocus();
    // If the browser blocks the card, it loads an error page instead. Only the background can detect this.
    const grace = card?.hasWorked ? BUSY_GRACE_MS : GRACE_MS;
    // Not if the user has closed the card meanwhile.
    setTimeout(() => nonce === open?.nonce && check(nonce), grace);
  }

  /** The background looks the ID up in the popup if the card has not redeemed its nonce. */
  function check(nonce: string): void {
    void sendFromPage('checkCard', { nonce });
  }

  /** Whether a modal dialog or an element in full screen is open: nothing outside of it can be used, or seen. */
  const isBlockedByDialog = (): boolean =>
    [document, ...shadowRoots].some((root) => root.querySelector(':modal:not(:root)'));

  /**
   * Focuses the card as soon as it has loaded: a frame that is still loading would swallow an early Escape, and until
   * then, keys for the card go to the editor that had the focus before. If the agent has moved the focus in the meantime,
   * it stays there.
   */
  function takeFocus(): void {
    if (hasTakenFocus) return;
    hasTakenFocus = true;
    if (card && document.activeElement === focusedBefore) takeFocusTo(card.frame);
  }

  /** @param next the card shows another ID in the same task, and may keep the focus that it has */
  function close(next?: { keepsFocus: boolean }): void {
    if (!card || !open) return;
    open.listening.abort();
    open.guard.stop();
    open = undefined;
    isPinned = false;
    // Focus returns only from the card itself; a click elsewhere has already moved it. A browser may move the focus
    // from a card that has just loaded to the body.
    const { activeElement, body } = document;
    const returnsFocus = activeElement === card.host || (hasTakenFocus && activeElement === body);
    removeEventListener('resize', keepInWindow);
    // Hidden even for a moment, the frame would lose its focus to the page.
    if (next?.keepsFocus) return;
    card.frame.blur();
    card.frame.hidden = true;
    setRaised(card.host, false);
    // A card that has not loaded is still empty, and no message reaches it.
    if (card.hasLoaded && !next) post({ kind: 'empty' });
    if (returnsFocus) restoreFocus(focusedBefore);
    focusedBefore = null;
  }

  /** Closes the card after a click or Escape in this frame. The background notifies the other frames of the tab. */
  function dismiss(): void {
    if (!open) return;
    const { nonce } = open;
    close();
    void sendFromPage('closeCard', { nonce });
  }

  /** Sends the card the limits that it has now, after it was moved. */
  function limit(): void {
    if (card?.hasLoaded) post({ kind: 'limit', ...card.box.limits() });
    open?.guard.placed();
  }

  const keepInWindow = (): void => {
    card?.box.keepInWindow();
    limit();
  };

  signal.addEventListener('abort', () => {
    close();
    card?.host.remove();
  });

  return {
    prepare: () => void load(),
    show(nonce, title, anchor) {
      const wasPinned = isPinned;
      const shown = open && card;
      shown?.box.enlarge(false);
      const kept = shown?.box.staysFor(anchor, wasPinned) ? shown : undefined;
      // Between two IDs, the focus stays in the card: Escape would otherwise go to the page, or to a frame of it.
      const hasFocus = shown !== undefined && document.activeElement === shown.host;
      close({ keepsFocus: hasFocus });
      isPinned = wasPinned;
      const { host, frame, box, hasLoaded } = load();
      // A sandboxed page has no origin, so no rule lets it frame the card, and Firefox reports no end of a refused load. An
      // isolated page may block the card's photos.
      if (!host.isConnected || self.origin === 'null' || self.crossOriginIsolated || isBlockedByDialog()) {
        if (hasLoaded) post({ kind: 'empty' });
        return check(nonce);
      }
      const listening = new AbortController();
      // During a view transition, the root of the page receives every press, also one on the card.
      const isInside = (event: PointerEvent): boolean =>
        isPinned || event.target === host || (event.target === host.parentNode && box.holds(event));
      dismissOnOutsideClick(isInside, dismiss, listening.signal);
      if (!hasFocus) {
        focusedBefore = document.activeElement;
        hasTakenFocus = false;
        hasContent = false;
        // Moved even for a moment, too, the frame would lose its focus.
        setRaised(host, true);
      }
      frame.title = title;
      if (kept !== card) box.placeAt(anchor);
      frame.hidden = false;
      box.fitHeight();
      open = { nonce, listening, guard: guardCard(host, frame) };
      addEventListener('resize', keepInWindow);
      if (hasLoaded) handOver(nonce);
      else setTimeout(() => host.isConnected || check(nonce), GRACE_MS);
    },
    place(command) {
      if (!card || command.nonce !== open?.nonce) return;
      if (command.change === 'height') {
        card.box.fitHeight(command.height);
        open.guard.placed();
        hasContent = true;
        card.hasWorked = true;
      } else if (command.change === 'step') card.box.keepButtons();
      else {
        card.box.move(command.dx, command.dy);
        limit();
      }
    },
    enlarge(nonce, isLarge) {
      if (nonce === open?.nonce && card?.box.enlarge(isLarge)) open.guard.jumped();
    },
    close(nonce) {
      // A click in another frame of the tab closes an unpinned card. A card that has shown nothing yet may never do so.
      if (nonce === open?.nonce && !(isPinned && hasContent)) close();
    },
    giveWay: () => void (isPinned || dismiss()),
    pin(nonce, isWanted) {
      if (nonce === open?.nonce) isPinned = isWanted;
    },
    isPinned: () => isPinned,
    wasSeen: async (nonce, pressedAt) => nonce === open?.nonce && open.guard.confirm(pressedAt),
  };
}
