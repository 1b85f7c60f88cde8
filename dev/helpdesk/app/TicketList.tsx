import { Search } from 'lucide-preact';
import type { Desk } from './desk.ts';
import { TicketListItem } from './TicketListItem.tsx';

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
