import { browser } from 'wxt/browser';
import { isCardCommand, onEnlargeCard, onPinCard } from '../../features/card/content/card-command.ts';
import { createCardFrame } from '../../features/card/content/card-frame.ts';
import { createOpenAndMark } from '../../features/card/content/mark-open.ts';
import { createCardOpener, toTopFrame } from '../../features/card/content/open-card.ts';
import { mayContainMatch } from '../../features/detection/engine/detect.ts';
import { isCustomPattern } from '../../features/detection/engine/patterns/custom-pattern.ts';
import { watchClicks } from '../../features/page/content/clicks.ts';
import { createDeferredLists } from '../../features/page/content/deferred-lists.ts';
import { watchDesignMode } from '../../features/page/content/design-mode.ts';
import { findOccurrences } from '../../features/page/content/find-occurrences.ts';
import type { FocusOrigin } from '../../features/page/content/focus-origin.ts';
import { createHighlighter } from '../../features/page/content/highlighter.ts';
import { watchHover } from '../../features/page/content/hover.ts';
import { createIdButton } from '../../features/page/content/id-button.ts';
import { createIdNavigation } from '../../features/page/content/id-navigation.ts';
import { followIdTrail } from '../../features/page/content/id-trail.ts';
import { createOccurrenceIndex } from '../../features/page/content/occurrence-index.ts';
import { createOpenHighlight } from '../../features/page/content/open-highlight.ts';
import { sharePageIds } from '../../features/page/content/page-ids.ts';
import {
  onCardToggled,
  onCommand,
  onInsertText,
  onStep,
  onVerifyCardSeen,
} from '../../features/page/content/page-messaging.ts';
import type { FocusCommand } from '../../features/page/model.ts';
import type { OccurrenceIndex } from '../../features/page/occurrences.ts';
import type { FrameContext, PageFeatures } from '../../features/page/page-features.ts';
import { createPageTexts } from '../../features/page/page-texts.ts';
import { createComposer } from '../../features/replies/content/composer.ts';
import { STATUS_COLORS } from '../../features/shipment/status-look.ts';
import { createKnownStatuses } from '../../features/status-colors/content/known-statuses.ts';
import { hideFocus } from '../../utils/dom.ts';
import { createWindowEvents } from '../../utils/window-events.ts';

/** Starts the features of a frame with IDs. */
export function startPageFeatures(context: FrameContext, focusOrigin: FocusOrigin): PageFeatures {
  const { shadowRoots, life } = context;
  const { signal } = life;
  const texts = createPageTexts(browser.i18n.getUILanguage());
  const getIndex = (): OccurrenceIndex => index;
  const statuses = createKnownStatuses(
    (): void => highlighter.recolor(),
    () => pageIds.reportNow(),
    signal,
  );
  const { listen, reattachListeners } = createWindowEvents(signal);
  const pageIds = sharePageIds(getIndex, context, statuses.forget, listen, signal);
  const highlighter = createHighlighter(
    getIndex,
    shadowRoots,
    (id) => STATUS_COLORS[statuses.categoryOf(id)],
    pageIds.changed,
    signal,
  );
  const openHighlight = createOpenHighlight(getIndex, signal);
  const index = createOccurrenceIndex((element, isInView) => {
    highlighter.update(element, isInView);
    openHighlight.update(element);
    pageIds.changed();
    button.follow();
  });

  // Pages may switch between tickets by `visibility`, mostly after a click. No observer reports that.
  listen('click', pageIds.changed);
  // A page restored from the back/forward cache has missed changes and lost its statuses.
  listen('pageshow', ({ persisted }) => persisted && highlighter.recolor());

  const card = createCardFrame(shadowRoots, focusOrigin.restore, signal);

  const opener = createCardOpener(life, texts);
  const openCard = createOpenAndMark(opener, openHighlight, signal);
  const button = createIdButton(texts, focusOrigin, openCard, () => highlighter.setActive(undefined));
  pageIds.changed();
  onVerifyCardSeen(card.wasSeen, signal);
  const composer = createComposer(listen, shadowRoots, () => texts.current().chooseEditor, signal);
  onInsertText(composer.insert, signal);
  for (const name of ['focus', 'focusin'] as const) listen(name, hideFocus);
  onCardToggled(({ nonce, isOpen }) => isOpen || card.close(nonce), signal);
  onPinCard(card.pin, signal);
  onEnlargeCard(card.enlarge, signal);
  const step = createIdNavigation(index, highlighter, button, texts, context.readAll);
  onStep((...request) => {
    card.giveWay();
    return step(...request);
  }, signal);
  // Sent before a step in another frame.
  onCommand<FocusCommand>('noteFocus', card.giveWay, signal);
  followIdTrail(index, context, openCard, signal);
  watchDesignMode(listen, index.clear, context.searchAll);
  watchHover(listen, { index, shadowRoots, highlighter, button, onEnter: opener.prepare }, signal);
  watchClicks(listen, index, highlighter, {
    onPick: openCard,
    onRepeatedClick: () => card.isPinned() || opener.takeBack(),
  });

  return {
    findOccurrences,
    lists: createDeferredLists(context.searchNear, context.isSearched, listen, signal),
    isCustomPattern,
    mayContainMatch,
    index,
    reattachListeners,
    onUnread: pageIds.changed,
    useSettings(settings) {
      texts.choose(settings?.language);
      statuses.restart(settings?.hasStatusColors ?? false);
    },
    onCardCommand(command) {
      if (!isCardCommand(command)) return;
      if (command.command === 'prepareCard') card.prepare();
      else if (command.command === 'placeCard') card.place(command);
      else {
        const anchor = command.isFromSubframe ? toTopFrame(command.anchor) : command.anchor;
        composer.standBy();
        card.show(command.nonce, command.title, anchor);
      }
    },
  };
}
