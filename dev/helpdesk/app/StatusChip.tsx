import type { TicketStatus } from '../tickets/ticket.ts';

const NAMES: Record<TicketStatus, string> = {
  new: 'New',
  open: 'Open',
  pending: 'Pending',
  solved: 'Solved',
};

/** A ticket's status, in a word and a colour. */
export function StatusChip({ status }: { status: TicketStatus }) {
  return <span class={`chip chip-${status}`}>{NAMES[status]}</span>;
}
