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

/** One open ticket: its head, its thread, the composer, and who wrote it. */
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
