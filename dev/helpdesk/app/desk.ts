import { computed, signal } from '@preact/signals';
import type { MessageKind, Ticket } from '../tickets/ticket.ts';
import { addMessage, createConversation } from './conversation.ts';
import { matchesSearch, withoutTab, withTab } from './tabs.ts';

/**
 * The state of the console: signals and actions.
 * @param tickets all tickets of the list
 * @param firstTabs tickets that are initially open
 * @param now the current time in milliseconds
 */
export function createDesk(tickets: Ticket[], firstTabs: readonly string[], now: () => number) {
  const start = now();
  const conversations = new Map(tickets.map((ticket) => [ticket.id, createConversation(ticket, start)]));
  const tabs = signal<string[]>([...firstTabs]);
  const activeId = signal<string | undefined>(firstTabs[0]);
  const query = signal('');
  const time = signal(start);
  /** Part of every message's key: a new number re-creates all message nodes. */
  const generation = signal(0);

  const listed = computed(() =>
    [...conversations.values()].filter(({ ticket }) => matchesSearch(ticket, query.value)),
  );

  function open(id: string) {
    if (conversations.has(id)) tabs.value = withTab(tabs.value, id, activeId.value);
    activeId.value = id;
  }

  function close(id: string) {
    const { rest, next } = withoutTab(tabs.value, id);
    tabs.value = rest;
    if (activeId.value === id) activeId.value = next;
  }

  function add(id: string, kind: MessageKind, text: string) {
    const conversation = conversations.get(id);
    if (conversation === undefined) throw new Error(`There is no ticket ${id}`);
    addMessage(conversation, kind, text, now());
  }

  return {
    conversations,
    tabs,
    activeId,
    query,
    time,
    generation,
    listed,
    open,
    close,
    receive: (id: string, text: string) => add(id, 'customer', text),
    send: (id: string, kind: 'reply' | 'note', text: string) => add(id, kind, text),
    tick: () => {
      time.value = now();
    },
    /** Re-creates all message nodes, like an application that discards its DOM. */
    rerender: () => {
      generation.value += 1;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
