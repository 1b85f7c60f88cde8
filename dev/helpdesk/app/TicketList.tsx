import { Search } from 'lucide-preact';
import { type Conversation, lastActivity } from './conversation.ts';
import type { Desk } from './desk.ts';
import { TicketLink } from './TicketLink.tsx';
import { ChannelIcon, StatusChip } from './TicketSigns.tsx';
import { ageLabel } from './time.ts';

/** The column of tickets, with a search box. */
export function TicketList({ desk }: { desk: Desk }) {
  const listed = desk.listed.value;
  return (
    <section class="list" aria-labelledby="list-title">
      <div class="list-head">
        <h2 id="list-title">
          Tickets <span class="count">{listed.length}</span>
        </h2>
        <div class="search">
          <Search size={15} aria-hidden="true" />
          <input
            type="search"
            aria-label="Search tickets"
            placeholder="Search tickets"
            value={desk.query.value}
            onInput={(event) => {
              desk.query.value = event.currentTarget.value;
            }}
          />
        </div>
      </div>
      <ul class="list-items">
        {listed.map((conversation) => (
          <TicketListItem key={conversation.ticket.id} desk={desk} conversation={conversation} />
        ))}
      </ul>
      {listed.length === 0 && <p class="list-empty">No ticket has these words.</p>}
    </section>
  );
}

/** One row of the ticket list. */
function TicketListItem({ desk, conversation }: { desk: Desk; conversation: Conversation }) {
  const { id, subject, customer, status, channel } = conversation.ticket;
  return (
    <li>
      <TicketLink desk={desk} id={id} class="item">
        <span class="item-top">
          <ChannelIcon channel={channel} />
          <span class="item-id">#{id}</span>
          <span class="item-age">{ageLabel(lastActivity(conversation), desk.time.value)}</span>
        </span>
        <span class="item-subject">{subject}</span>
        <span class="item-bottom">
          <span class="item-customer">{customer.name}</span>
          <StatusChip status={status} />
        </span>
      </TicketLink>
    </li>
  );
}
