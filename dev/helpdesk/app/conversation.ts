import { type Signal, signal } from '@preact/signals';
import { AGENT, type MessageKind, type Ticket, type TicketMessage } from '../tickets/ticket.ts';
import { timeOf } from './time.ts';

/** A message with its place in the thread and its time. */
export interface ThreadMessage extends Omit<TicketMessage, 'when'> {
  key: string;
  at: number;
}

/** A ticket and what changes about it while the console is open. */
export interface Conversation {
  ticket: Ticket;
  messages: Signal<ThreadMessage[]>;
  isTyping: Signal<boolean>;
  dueAt: number | undefined;
}

/** Starts a ticket's conversation with the messages it came with. */
export function createConversation(ticket: Ticket, now: number): Conversation {
  const messages = ticket.messages.map(({ when, ...message }, index) => ({
    ...message,
    key: `${ticket.id}-${index}`,
    at: timeOf(when, now),
  }));
  return {
    ticket,
    messages: signal(messages),
    isTyping: signal(false),
    dueAt: ticket.dueInMinutes === undefined ? undefined : now + ticket.dueInMinutes * 60_000,
  };
}

/** Adds a message to the end of the thread. */
export function addMessage({ ticket, messages }: Conversation, kind: MessageKind, text: string, at: number) {
  const author = kind === 'customer' ? ticket.customer.name : AGENT;
  const key = `${ticket.id}-${messages.value.length}`;
  messages.value = [...messages.value, { key, kind, author, text, at }];
}

/** When the conversation last moved. */
export function lastActivity({ messages }: Conversation): number {
  return Math.max(...messages.value.map((message) => message.at));
}
