import type { Ticket } from '../tickets/ticket.ts';
import { Avatar } from './Avatar.tsx';

/** The customer of the ticket, on the right of wide windows. */
export function CustomerPanel({ ticket }: { ticket: Ticket }) {
  const { name, email, phone, city, language, since, tickets } = ticket.customer;
  const facts = [
    ['E-mail', email],
    ['Phone', phone],
    ['Location', city],
    ['Language', language],
    ['Tickets', String(tickets)],
  ];
  return (
    <aside class="customer" aria-label="Customer">
      <div class="customer-head">
        <Avatar name={name} />
        <p>
          <b>{name}</b>
          <span class="customer-since">Since {since}</span>
        </p>
      </div>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Tags</h2>
      <ul class="tags">
        {ticket.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </aside>
  );
}
