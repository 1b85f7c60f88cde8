import { Clock } from 'lucide-preact';
import type { Conversation } from './conversation.ts';
import { StatusChip } from './TicketSigns.tsx';
import { countdown } from './time.ts';

/** The ticket's subject, status, and time until a reply is due. */
export function TicketHead({ conversation, now }: { conversation: Conversation; now: number }) {
  const { id, subject, status, customer } = conversation.ticket;
  const entryCount = conversation.messages.value.length;
  return (
    <div class="ticket-head">
      <div class="ticket-title">
        <h1>{subject}</h1>
        <p class="ticket-meta">
          #{id} · {customer.name} · {entryCount} {entryCount === 1 ? 'entry' : 'entries'}
        </p>
      </div>
      {conversation.dueAt !== undefined && (
        <span class="due" title="Time until the next reply is due">
          <Clock size={14} aria-hidden="true" /> Reply due in {countdown(conversation.dueAt, now)}
        </span>
      )}
      <StatusChip status={status} />
    </div>
  );
}
