import { askFromPage, isExtensionAlive, sendFromPage } from '../../page/content/page-messaging.ts';
import type { Anchor } from '../../page/model.ts';
import { towardsTopFrame } from './frame-offset.ts';

export interface CardOpener {
  /** Loads the hidden card, once. Not for keyboard navigation: the loading frame could take the focus. */
  prepare(): void;
  /** Opens the card of an ID. @param anchor its box in the viewport of this frame */
  open(trackingId: string, anchor: Anchor): void;
  /** Closes the card that was opened last, because its click was the first of a double click. */
  takeBack(): void;
}

/** Requests cards from the background, which shows them in the top frame. */
export function createCardOpener(life: AbortController): CardOpener {
  let opening: Promise<{ nonce: string } | undefined> | undefined;
  let hasPrepared = false;

  return {
    prepare() {
      if (hasPrepared || !isExtensionAlive()) return;
      hasPrepared = true;
      void sendFromPage('prepareCard', {});
    },
    open(trackingId, anchor) {
      if (isExtensionAlive())
        opening = askFromPage('openCard', { trackingId, anchor: towardsTopFrame(anchor) }, isOpenedCard);
      else life.abort();
    },
    takeBack() {
      void opening?.then((opened) => opened && sendFromPage('closeCard', opened));
      opening = undefined;
    },
  };
}

function isOpenedCard(value: unknown): value is { nonce: string } {
  return typeof value === 'object' && value !== null && 'nonce' in value && typeof value.nonce === 'string';
}
