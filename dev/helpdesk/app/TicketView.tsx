import { Composer } from './Composer.tsx';
import { CustomerPanel } from './CustomerPanel.tsx';
import type { Conversation } from './conversation.ts';
import type { Desk } from './desk.ts';
import { Thread } from './Thread.tsx';
import { TicketHead } from './TicketHead.tsx';

interface Props {
  desk: Desk;
  conversation: Conversation;
  isHidden: boolean;
}

/** One open ticket: head, thread, composer and customer. */
export function TicketView({ desk, conversation, isHidden }: Props) {
  const { id, subject } = conversation.ticket;
  return (
    <article class="ticket" data-ticket-id={id} aria-label={`Ticket #${id}: ${subject}`} hidden={isHidden}>
      <div class="ticket-main">
        <TicketHead conversation={conversation} now={desk.time.value} />
        <Thread conversation={conversation} now={desk.time.value} generation={desk.generation.value} />
        <Composer conversation={conversation} onSend={(kind, text) => desk.send(id, kind, text)} />
      </div>
      <CustomerPanel ticket={conversation.ticket} />
    </article>
  );
}

/** Shown if no ticket is open, or if the URL names an unknown ticket. */
export function EmptyView({ id }: { id: string | undefined }) {
  return (
    <div class="empty">
      <p class="empty-title">{id === undefined ? 'No ticket is open' : `There is no ticket #${id}`}</p>
      <p>Choose one from the list on the left.</p>
    </div>
  );
}
