import { LifeBuoy, X } from 'lucide-preact';
import { AGENT } from '../tickets/ticket.ts';
import { Avatar } from './Avatar.tsx';
import type { Desk } from './desk.ts';
import { TicketLink } from './TicketLink.tsx';

/** The dark bar at the top: product name, open tickets, agent. */
export function HeaderBar({ desk }: { desk: Desk }) {
  return (
    <header class="header">
      <span class="brand">
        <LifeBuoy size={18} aria-hidden="true" />
        Demo helpdesk
      </span>
      <nav class="tabs" aria-label="Open tickets">
        {desk.tabs.value.map((id) => {
          const subject = desk.conversations.get(id)?.ticket.subject ?? '';
          return (
            <div class="tab" key={id}>
              <TicketLink desk={desk} id={id} class="tab-link" title={subject}>
                <b>#{id}</b> <span class="tab-subject">{subject}</span>
              </TicketLink>
              <button
                type="button"
                class="tab-close"
                aria-label={`Close #${id}`}
                onClick={() => desk.close(id)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </div>
          );
        })}
      </nav>
      <span class="agent">
        <Avatar name={AGENT} />
        <span class="agent-name">{AGENT}</span>
      </span>
    </header>
  );
}
