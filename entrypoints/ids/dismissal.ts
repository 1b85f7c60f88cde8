import { sendFromPage } from '../../utils/page-messaging.ts';
import type { CardFrame } from './card-frame.ts';

export interface Dismissal {
  /** To be called when this frame's card was opened or closed. */
  update(): void;
  /** A card was opened or closed in this tab. */
  cardIsOpen(isOpen: boolean): void;
}

/** Closes the card on a click or Escape in the page, in whatever frame either is. Listens only while one is open. */
export function createDismissal(getCard: () => CardFrame, signal: AbortSignal): Dismissal {
  let isCardElsewhere = false;
  let listening: AbortController | undefined;

  function dismiss(): void {
    if (getCard().isOpen()) getCard().close();
    else {
      isCardElsewhere = false;
      update();
      void sendFromPage('dismissCard', {});
    }
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.isTrusted && !getCard().holds(event.target)) dismiss();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !event.isTrusted) return;
    // This Escape is ours: helpdesks close tickets and dialogs with theirs.
    event.stopImmediatePropagation();
    event.preventDefault();
    dismiss();
  }

  function update(): void {
    const isNeeded = (getCard().isOpen() || isCardElsewhere) && !signal.aborted;
    if (!isNeeded) {
      listening?.abort();
      listening = undefined;
    } else if (!listening) {
      listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      addEventListener('pointerdown', onPointerDown, { ...options, passive: true });
      addEventListener('keydown', onKeyDown, options);
    }
  }

  signal.addEventListener('abort', update);

  return {
    update,
    cardIsOpen(isOpen) {
      isCardElsewhere = isOpen && !getCard().isOpen();
      update();
    },
  };
}
