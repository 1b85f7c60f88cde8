import type { ComponentChildren } from 'preact';
import type { Desk } from './desk.ts';
import { ticketPath } from './router.ts';

interface Props {
  desk: Desk;
  id: string;
  class: string;
  title?: string;
  children: ComponentChildren;
}

/** A link that opens a ticket without reloading the page. */
export function TicketLink({ desk, id, children, ...attributes }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    desk.open(id);
  };
  const current = desk.activeId.value === id ? 'page' : undefined;
  return (
    <a {...attributes} href={ticketPath(id)} aria-current={current} onClick={follow}>
      {children}
    </a>
  );
}
