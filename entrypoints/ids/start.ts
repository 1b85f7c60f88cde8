import type { Hit, HitIndex } from '../../utils/hits.ts';
import type { Ids, IdsContext } from '../../utils/ids-script.ts';
import { isExtensionAlive, onInsertText, sendFromPage } from '../../utils/page-messaging.ts';
import { findInLink, findTrackingIds, mayHold } from '../../utils/tracking/detect.ts';
import { FIRST_USES } from '../../utils/tracking/first-uses.ts';
import { isTaughtPattern } from '../../utils/tracking/taught-pattern.ts';
import { type CardFrame, createCardFrame } from './card-frame.ts';
import { watchClicks } from './clicks.ts';
import { createComposer } from './composer.ts';
import { createDismissal } from './dismissal.ts';
import { toTopFrame, towardsTopFrame } from './frame-offset.ts';
import { createHighlighter } from './highlighter.ts';
import { createHitIndex } from './hit-index.ts';
import { anchorOf, createHitTest } from './hit-test.ts';
import { watchHover } from './hover.ts';
import { createIdOffer } from './id-offer.ts';
import { offerPageIds } from './page-ids.ts';
import { createSteps } from './steps.ts';
import { createTones } from './tones.ts';
import { createWindowEvents } from './window-events.ts';

/** Starts what a frame with IDs needs. */
export function startIds(context: IdsContext): Ids {
  const { shadowRoots, life } = context;
  const { signal } = life;
  const getIndex = (): HitIndex => index;
  const tones = createTones((): void => highlighter.recolour(), signal);
  const { listen, listenAgain } = createWindowEvents(signal);
  const pageIds = offerPageIds(getIndex, context, listen, signal);
  const highlighter = createHighlighter(getIndex, tones.toneOf, pageIds.changed, signal);
  const index = createHitIndex((element) => {
    highlighter.update(element);
    pageIds.changed();
    offer.follow();
  });

  const getCard = (): CardFrame => card;
  const dismissal = createDismissal(getCard, signal);
  const card = createCardFrame(dismissal.update, signal);

  /** The card that the last click asked for, until a double click takes it back. */
  let opening: Promise<boolean> | undefined;

  let hasPrepared = false;

  /**
   * Not for a step by keyboard: a frame that loads in a process of its own makes the browser focus the top frame, which
   * would take the focus from an ID in another frame that was stepped to in that moment.
   */
  function prepareCard(): void {
    if (hasPrepared || !isExtensionAlive()) return;
    hasPrepared = true;
    void sendFromPage('prepareCard', {});
  }

  function openCard(hit: Hit): void {
    if (isExtensionAlive()) {
      opening = sendFromPage('openCard', { trackingId: hit.id, anchor: towardsTopFrame(anchorOf(hit)) });
    } else life.abort();
  }

  function takeBack(): void {
    void opening?.then(() => sendFromPage('dismissCard', {}));
    opening = undefined;
  }

  const hitTest = createHitTest(index, shadowRoots, highlighter);
  const offer = createIdOffer(openCard, () => highlighter.point(undefined));
  pageIds.changed();
  onInsertText(createComposer(listen).insert, signal);
  watchHover(listen, index, hitTest, shadowRoots, highlighter, offer, prepareCard, signal);
  watchClicks(listen, hitTest, { onHit: openCard, onRepeatedClick: takeBack });

  return {
    firstUses: FIRST_USES,
    findInLink,
    findTrackingIds,
    isTaughtPattern,
    mayHold,
    index,
    listenAgain,
    showTones: tones.restart,
    step: createSteps(index, highlighter, offer, context.readAll),
    obey(command) {
      if (command.command === 'prepareCard') card.prepare();
      else if (command.command === 'placeCard') card.change(command);
      else if (command.command === 'cardIsOpen') dismissal.cardIsOpen(command.isOpen);
      else {
        const anchor = command.isFromSubframe ? toTopFrame(command.anchor) : command.anchor;
        card.show(command.ticket, command.title, anchor);
      }
    },
  };
}
