import type { Ticket } from '../tickets/ticket.ts';

const MAX_TABS = 3;

/** The tabs after opening `id`: if there are too many, the oldest inactive one is closed. */
export function withTab(tabs: string[], id: string, activeId: string | undefined): string[] {
  if (tabs.includes(id)) return tabs;
  if (tabs.length < MAX_TABS) return [...tabs, id];
  const leaving = tabs.find((tab) => tab !== activeId);
  return [...tabs.filter((tab) => tab !== leaving), id];
}

/** The tabs after closing `id`, and the neighbour to show next. */
export function withoutTab(tabs: string[], id: string): { rest: string[]; next: string | undefined } {
  const index = tabs.indexOf(id);
  const rest = tabs.filter((tab) => tab !== id);
  return { rest, next: rest[Math.min(index, rest.length - 1)] };
}

/** Whether a ticket matches the words in the search box. */
export function matchesSearch({ id, subject, customer, tags }: Ticket, query: string): boolean {
  const haystack = [`#${id}`, subject, customer.name, ...tags].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
