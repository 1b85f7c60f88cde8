import { useRef } from 'preact/hooks';
import { useTicks } from '../../../components/hooks.ts';
import { Notice } from '../../../components/Notice.tsx';
import { environmentOf, platformAnswer } from '../../lookup/state.ts';
import { LookupPanel } from '../../lookup/ui/LookupPanel.tsx';
import { useCardPageMessages, useLocale } from '../../messages-context.tsx';
import { currentCopyOptions, describeCopies } from '../../replies/describe-copies.ts';
import { describeLookup } from '../../shipment/shipment-description.ts';
import type { ShortcutSource } from '../../shortcuts/model.ts';
import { useAnswerKeys } from '../../shortcuts/ui/use-answer-keys.ts';
import { useShortcutsSheet } from '../../shortcuts/ui/use-shortcuts-sheet.tsx';
import type { WatchStore } from '../../watch/state.ts';
import { useFrameFocus, useNaturalHeight } from '../frame.ts';
import type { CardState } from '../state.ts';
import { CardActions } from './CardActions.tsx';
import { startDrag } from './drag.ts';
import { EmptyCard } from './EmptyCard.tsx';
import { IdSteps } from './IdSteps.tsx';

interface Props {
  state: CardState;
  watches: WatchStore;
  shortcuts: ShortcutSource;
  openOptions(): void;
}

/** The card: a page in a frame, which the content script places beside an ID. */
export function CardApp({ state, watches, shortcuts, openOptions }: Props) {
  const messages = useCardPageMessages();
  const locale = useLocale();
  const root = useRef<HTMLElement>(null);
  const grant = state.grant.value;
  const lookup = state.lookup.state.value;
  // Of the lookup, or the selected environment while there is no lookup.
  const isSandbox =
    (environmentOf(lookup) ?? (grant.step === 'redeemed' ? grant.environment : undefined)) === 'sandbox';
  const unfamiliar = state.unfamiliar.value;
  const notId = state.notId.value;
  const answered = platformAnswer(lookup);
  const answer = answered?.lookup;
  const watch = watches.control(answer, locale);
  const formatContext = { messages, locale, now: Date.now() };

  useTicks(answered !== undefined);
  const { sheet } = useShortcutsSheet(shortcuts);
  useAnswerKeys();
  useNaturalHeight(root, state.resize);
  // Preact reuses the element in all states.
  useFrameFocus(root);

  return (
    <main
      ref={root}
      class="card"
      tabIndex={-1}
      aria-label={grant.step === 'redeemed' ? messages.browserUi.cardOf(grant.trackingId) : undefined}
    >
      {lookup.step === 'idle' ? (
        <EmptyCard isOpening={grant.step === 'redeeming'} onClose={state.close} />
      ) : (
        <LookupPanel
          state={lookup}
          description={answer && describeLookup(answer, formatContext)}
          copies={
            answered && describeCopies(answered, currentCopyOptions(state.replies, isSandbox), formatContext)
          }
          replies={state.replies}
          isSandbox={isSandbox}
          onAddPattern={unfamiliar === undefined ? undefined : () => void state.teach(unfamiliar)}
          notId={notId && { ...notId, list: (isWanted) => void state.setIgnored(notId.trackingId, isWanted) }}
          notice={
            grant.step === 'redeemed' && state.refusedAt.value !== undefined ? (
              <HiddenNotice onShowOutsidePage={() => state.showOutsidePage(grant.trackingId)} />
            ) : (
              // The page now shows another ticket, so a reply would go to another customer. An ignored ID is gone, too.
              state.trail.isGone.value &&
              !notId?.isListed && (
                <Notice kind="warning" title={messages.card.goneTitle} advice={messages.card.goneAdvice} />
              )
            )
          }
          footActions={<CardActions state={state} isFound={!answered || answer !== undefined} />}
          footNav={<IdSteps trail={state.trail} />}
          watch={watch && { ...watch, toggle: () => void state.changeIfSeen(watch.toggle) }}
          onInsert={state.beginInsertion}
          onRefresh={state.lookup.refresh}
          onLookIn={state.lookup.lookIn}
          onOpenOptions={openOptions}
          onOpenTemplates={state.openTemplates}
          onClose={state.close}
          onHeadPointerDown={(event) => startDrag(event, state.move)}
        />
      )}
      {sheet}
    </main>
  );
}

/**
 * Explains that nothing was changed because the page hides, covers or moves the card, and offers the popup, which no
 * page can cover (docs/decisions.md#31).
 */
function HiddenNotice({ onShowOutsidePage }: { onShowOutsidePage(): void }) {
  const { card } = useCardPageMessages();
  return (
    <Notice
      kind="error"
      title={card.hiddenTitle}
      advice={card.hiddenAdvice}
      action={{ label: card.showOutsidePage, onClick: onShowOutsidePage }}
    />
  );
}
