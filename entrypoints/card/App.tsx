import { useRef } from 'preact/hooks';
import { LookupPanel } from '../../components/LookupPanel.tsx';
import { useMessages } from '../../components/messages-context.ts';
import { describeCopies, wishesOf } from '../../utils/replies/describe-copies.ts';
import type { Lookup } from '../../utils/shipment.ts';
import { describeLookup } from '../../utils/shipment-description.ts';
import type { WatchStore } from '../../utils/watch-state.ts';
import { startDrag } from './drag.ts';
import { EmptyCard } from './EmptyCard.tsx';
import type { CardState, TicketState } from './state.ts';
import { useFocusOfFrame } from './use-focus-of-frame.ts';
import { useNaturalHeight } from './use-natural-height.ts';

interface Props {
  state: CardState;
  watches: WatchStore;
  /** For dates and times. */
  locale: string;
  openOptions(): void;
}

/** The card: a page in a frame that the content script places beside an ID. */
export function App({ state, watches, locale, openOptions }: Props) {
  const messages = useMessages();
  const root = useRef<HTMLElement>(null);
  const ticket = state.ticket.value;
  const lookup = state.lookup.state.value;
  const unfamiliar = state.unfamiliar.value;
  const notId = state.notId.value;
  const answer = lookup.step === 'ready' ? lookup.lookup : undefined;
  const wording = { messages, locale, now: Date.now() };

  useNaturalHeight(root, state.resize);
  // Preact keeps the element through all states.
  useFocusOfFrame(root);

  return (
    <main
      ref={root}
      class="card"
      tabIndex={-1}
      aria-label={ticket.step === 'redeemed' ? messages.card.cardOf(ticket.trackingId) : undefined}
    >
      {lookup.step === 'idle' ? (
        <EmptyCard isOpening={ticket.step === 'redeeming'} onClose={state.close} />
      ) : (
        <LookupPanel
          state={lookup}
          description={answer && describeLookup(answer, wording)}
          copies={describeCopies(lookup, wishesOf(state.replies, isSandbox(ticket, answer)), wording)}
          replies={state.replies}
          isSandbox={isSandbox(ticket, answer)}
          onTeach={unfamiliar === undefined ? undefined : () => state.teach(unfamiliar)}
          notId={notId && { ...notId, list: (isWanted) => void state.listNotId(notId.trackingId, isWanted) }}
          watch={watches.control(answer, locale)}
          onInsert={state.insert}
          onRefresh={state.lookup.refresh}
          onOpenOptions={openOptions}
          onOpenTemplates={state.openTemplates}
          onClose={state.close}
          onHeadPointerDown={(event) => startDrag(event, state.move)}
        />
      )}
    </main>
  );
}

/** The answer names its own environment; until it is there, the selected one counts. */
function isSandbox(ticket: TicketState, answer: Lookup | undefined): boolean {
  if (answer) return answer.environment === 'sandbox';
  return ticket.step === 'redeemed' && ticket.environment === 'sandbox';
}
