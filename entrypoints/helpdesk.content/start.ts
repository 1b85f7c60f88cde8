import { isExtensionAlive, onPageCommand, sendFromPage } from '../../utils/page-messaging.ts';
import { createCardFrame } from './card-frame.ts';
import { createDetection } from './detection.ts';
import { toTopFrame, towardsTopFrame } from './frame-offset.ts';
import { createHighlighter } from './highlighter.ts';
import { createHitIndex, type HitIndex } from './hit-index.ts';
import { offerPageIds } from './page-ids.ts';
import { anchorOf, watchClicks } from './pointer.ts';
import { startScanner } from './scanner.ts';

/** Starts Waybill in one frame. It stops by itself when the extension is updated or removed. */
export function startHelpdesk(): void {
  const life = new AbortController();
  const { signal } = life;

  const getIndex = (): HitIndex => index;
  const highlighter = createHighlighter(getIndex, signal);
  const pageIds = offerPageIds(getIndex, signal);
  const index = createHitIndex((element) => {
    highlighter.update(element);
    pageIds.changed();
  });
  const detection = createDetection(signal);
  const shadowRoots = startScanner(document, detection, index, signal);

  /** A card stands in another frame of this tab; what happens here may close it. */
  let isCardElsewhere = false;
  const card = createCardFrame();

  /** The card that the last click asked for, until a double click takes it back. */
  let opening: Promise<boolean> | undefined;

  function stop(): void {
    card.close();
    life.abort();
  }

  watchClicks(
    index,
    shadowRoots,
    highlighter,
    {
      onHit(hit) {
        if (!isExtensionAlive()) return stop();
        opening = sendFromPage('openCard', { trackingId: hit.id, anchor: towardsTopFrame(anchorOf(hit)) });
      },
      onRepeatedClick() {
        void opening?.then(() => sendFromPage('dismissCard', {}));
        opening = undefined;
      },
    },
    signal,
  );

  onPageCommand((command) => {
    if (command.command === 'placeCard') return card.change(command);
    if (command.command === 'cardIsOpen') {
      isCardElsewhere = command.isOpen && !card.isOpen();
      return;
    }
    const anchor = command.isFromSubframe ? toTopFrame(command.anchor) : command.anchor;
    card.show(command.ticket, command.title, anchor);
  }, signal);

  // A window that got smaller must not lose the card.
  addEventListener('resize', () => card.change({ command: 'placeCard', change: 'move', dx: 0, dy: 0 }), {
    signal,
  });

  function dismiss(): void {
    if (card.isOpen()) card.close();
    else if (isCardElsewhere) {
      isCardElsewhere = false;
      void sendFromPage('dismissCard', {});
    }
  }

  addEventListener('pointerdown', (event) => event.isTrusted && !card.holds(event.target) && dismiss(), {
    capture: true,
    passive: true,
    signal,
  });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.isTrusted || !(card.isOpen() || isCardElsewhere)) return;
      // This Escape is ours: helpdesks close tickets and dialogs with theirs.
      event.stopImmediatePropagation();
      event.preventDefault();
      dismiss();
    },
    { capture: true, signal },
  );
}
