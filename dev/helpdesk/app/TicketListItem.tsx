import { ChannelIcon } from './ChannelIcon.tsx';
import { type Conversation, lastActivity } from './conversation.ts';
import type { Desk } from './desk.ts';
import { StatusChip } from './StatusChip.tsx';
import { TicketLink } from './TicketLink.tsx';
import { ageLabel } from './time.ts';

/** One line of the ticket list. */
export function TicketListItem({ desk, conversation }: { desk: Desk; conversation: Conversation }) {
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
