import { type Signal, signal } from '@preact/signals';
import { AGENT, type MessageKind, type Ticket, type TicketMessage } from '../tickets/ticket.ts';
import { timeOf } from './time.ts';

/** A message with its key and time. */
export interface ThreadMessage extends Omit<TicketMessage, 'when'> {
  key: string;
  at: number;
}

/** A ticket and its changing parts. */
export interface Conversation {
  ticket: Ticket;
  messages: Signal<ThreadMessage[]>;
  isTyping: Signal<boolean>;
  dueAt: number | undefined;
}

/** Creates a ticket's conversation with its initial messages. */
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

/** The time of the latest message. */
export function lastActivity({ messages }: Conversation): number {
  return Math.max(...messages.value.map((message) => message.at));
}
