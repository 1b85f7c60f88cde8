import { Globe, Mail, MessageCircle } from 'lucide-preact';
import type { Ticket, TicketStatus } from '../tickets/ticket.ts';

const CHANNELS = {
  email: { Icon: Mail, name: 'E-mail' },
  chat: { Icon: MessageCircle, name: 'Chat' },
  web: { Icon: Globe, name: 'Web form' },
} as const;

/** The customer's channel. */
export function ChannelIcon({ channel }: { channel: Ticket['channel'] }) {
  const { Icon, name } = CHANNELS[channel];
  return (
    <span class="channel" title={name}>
      <Icon size={14} role="img" aria-label={name} />
    </span>
  );
}

const NAMES: Record<TicketStatus, string> = {
  new: 'New',
  open: 'Open',
  pending: 'Pending',
  solved: 'Solved',
};

/** A ticket's status as a word in a colour. */
export function StatusChip({ status }: { status: TicketStatus }) {
  return <span class={`chip chip-${status}`}>{NAMES[status]}</span>;
}
