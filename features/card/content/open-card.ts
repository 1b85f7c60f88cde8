import { deepActiveElement, focusFrame, toParentFrame } from '../../../utils/dom.ts';
import { objectOf } from '../../../utils/json.ts';
import { askFromPage, isExtensionAlive, sendFromPage } from '../../page/content/page-messaging.ts';
import { shadowRootOf } from '../../page/elements.ts';
import type { Anchor } from '../../page/model.ts';
import type { PageTexts } from '../../page/page-texts.ts';
import { createReloadNotice } from './reload-notice.ts';

export interface CardOpener {
  /**
   * Loads the hidden card, and wakes the background, which takes longer to start than to answer. Not for keyboard
   * navigation: the loading frame could take the focus.
   */
  prepare(): void;
  /**
   * Opens the card of an ID, or asks the user to reload a page that an update of the extension has left behind.
   * @param anchor its box in the viewport of this frame
   * @param textAround the text around it, by which the card offers a reply in the customer's language
   * @returns the card's nonce; `undefined` if none was opened
   */
  open(trackingId: string, anchor: Anchor, textAround: string): Promise<string | undefined>;
  /** Closes the card that was opened last, because its click was the first of a double click. */
  takeBack(): void;
}

/** Browsers stop a background that has had nothing to do for 30 seconds. */
const AWAKE_MS = 25_000;

/** Requests cards from the background, which shows them in the top frame. */
export function createCardOpener(life: AbortController, texts: Pick<PageTexts, 'current'>): CardOpener {
  let opening: Promise<{ nonce: string } | undefined> | undefined;
  let clicks = 0;
  let preparedAt = Number.NEGATIVE_INFINITY;
  const showReloadNotice = createReloadNotice(texts);

  return {
    prepare() {
      if (performance.now() - preparedAt < AWAKE_MS || !isExtensionAlive()) return;
      preparedAt = performance.now();
      void sendFromPage('prepareCard', {});
    },
    async open(trackingId, anchor, textAround) {
      if (isExtensionAlive()) {
        const request = { trackingId, anchor: towardsTopFrame(anchor), textAround };
        const ask = () => askFromPage('openCard', request, isOpenedCard);
        // A background that is stopped meanwhile sends no reply. The next one opens the card, unless the user has
        // gone on to another ID, for which this one gives way in the background too.
        const own = ++clicks;
        opening = focusFrame()
          .then(ask)
          .then((opened) => opened ?? (own === clicks ? ask() : undefined));
        return (await opening)?.nonce;
      }
      life.abort();
      showReloadNotice(anchor);
      return undefined;
    },
    takeBack() {
      void opening?.then((opened) => opened && sendFromPage('closeCard', opened));
      opening = undefined;
    },
  };
}

function isOpenedCard(value: unknown): value is { nonce: string } {
  return typeof objectOf(value).nonce === 'string';
}

/**
 * Translates an anchor from this frame to the frame directly below the top one, as far as the frames between have the
 * same origin. The top frame does the last step (`toTopFrame`): a sandboxed frame cannot read its own position.
 */
function towardsTopFrame(anchor: Anchor): Anchor {
  let moved = anchor;
  for (
    let frame: Window = window;
    frame.parent !== window.top && frame !== window.top;
    frame = frame.parent
  ) {
    const element = frameElementOf(frame);
    if (!element) break;
    moved = toParentFrame(moved, element);
  }
  return moved;
}

function frameElementOf(frame: Window): HTMLElement | null {
  try {
    return frame.frameElement as HTMLElement | null;
  } catch {
    // There is a frame of another origin in between. The card opens at the coordinates known so far.
    return null;
  }
}

/**
 * Translates an anchor from the frame that was just clicked to the top frame, which is this frame. That frame has the
 * focus, so it is the active element. No message is needed that the page could read or forge.
 */
export function toTopFrame(anchor: Anchor): Anchor {
  const active = deepActiveElement(shadowRootOf);
  return active instanceof HTMLIFrameElement || active instanceof HTMLFrameElement
    ? toParentFrame(anchor, active)
    : anchor;
}
