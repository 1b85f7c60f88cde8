/** Kinds of messages: only agents see a `note`; the console writes an `event`. */
export type MessageKind = 'customer' | 'reply' | 'note' | 'event';

/** The age of a message, counted back from now: `12m` (minutes) or `3d 09:12` (days and a time of day). */
export type When = `${number}m` | `${number}d ${number}:${number}`;

/** An HTML e-mail, shown in its own frame. */
export interface Email {
  html: string;
  /** `open` allows the console to measure the mail; `locked` gives the frame its own origin. */
  isolation: 'open' | 'locked';
  /** Height in pixels before measuring, or if it cannot be measured. */
  height: number;
}

/** One entry of a conversation. */
export interface TicketMessage {
  kind: MessageKind;
  author: string;
  when: When;
  /** Plain text; an empty line starts a new paragraph. */
  text: string;
  /** The earlier message, quoted by a mail program below the text. */
  quoted?: string;
  email?: Email;
}

/** A message that arrives while the ticket is open. */
interface Arrival {
  afterSeconds: number;
  text: string;
}

interface Customer {
  name: string;
  email: string;
  phone: string;
  city: string;
  language: string;
  /** Month and year of the first order, such as `March 2021`. */
  since: string;
  tickets: number;
}

export type TicketStatus = 'new' | 'open' | 'pending' | 'solved';

export interface Ticket {
  id: string;
  subject: string;
  status: TicketStatus;
  channel: 'email' | 'chat' | 'web';
  customer: Customer;
  tags: string[];
  /** Minutes from now until the next reply is due; absent if none is due. */
  dueInMinutes?: number;
  messages: TicketMessage[];
  /** Initial text in the composer. */
  draft?: string;
  arrivals?: Arrival[];
}

/** The agent who uses the console. */
export const AGENT = 'Sam Okafor';

/** A message from the ticket's customer. */
export function customer(author: string, when: When, text: string, quoted?: string): TicketMessage {
  return { kind: 'customer', author, when, text, ...(quoted === undefined ? {} : { quoted }) };
}

/** A public reply from an agent. */
export function reply(when: When, text: string, author = AGENT): TicketMessage {
  return { kind: 'reply', author, when, text };
}

/** A note that only agents see. */
export function note(author: string, when: When, text: string): TicketMessage {
  return { kind: 'note', author, when, text };
}

/** A line that the console generated, such as a change of status. */
export function event(when: When, text: string): TicketMessage {
  return { kind: 'event', author: 'Demo helpdesk', when, text };
}
