import { effect } from '@preact/signals';
import type { Desk } from './desk.ts';

const ROOT = '/agent/tickets';

/** The path of a ticket. */
export function ticketPath(id: string): string {
  return `${ROOT}/${id}`;
}

/** The ticket ID in a path. */
function ticketIdIn(path: string): string | undefined {
  return /^\/agent\/tickets\/([^/]+)$/.exec(path)?.[1];
}

/** Synchronizes the URL, the window's title and the active ticket. */
export function startRouter(desk: Desk): void {
  const follow = () => {
    const id = ticketIdIn(location.pathname);
    if (id !== undefined) desk.open(id);
  };
  follow();
  addEventListener('popstate', follow);
  effect(() => {
    const id = desk.activeId.value;
    const path = id === undefined ? ROOT : ticketPath(id);
    if (location.pathname !== path) history.pushState(null, '', path);
    const subject = id === undefined ? undefined : desk.conversations.get(id)?.ticket.subject;
    document.title = subject === undefined ? 'Demo helpdesk' : `#${id} ${subject} · Demo helpdesk`;
  });
}
