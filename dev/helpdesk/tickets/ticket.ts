/** Who wrote a message, and for whom: a `note` is seen by agents only, an `event` is written by the console. */
export type MessageKind = 'customer' | 'reply' | 'note' | 'event';

/** When a message was written, counted back from now: `12m` (minutes) or `3d 09:12` (days, then the time of day). */
export type When = `${number}m` | `${number}d ${number}:${number}`;

/** An HTML e-mail, shown in a frame of its own. */
export interface Email {
  html: string;
  /** `open` lets the console measure the mail; `locked` gives the frame an origin of its own. */
  isolation: 'open' | 'locked';
  /** Height in pixels before (or without) measuring. */
  height: number;
}

/** One entry of a conversation. */
export interface TicketMessage {
  kind: MessageKind;
  author: string;
  when: When;
  /** Plain text; an empty line starts a new paragraph. */
  text: string;
  /** The earlier message that a mail program repeated below the text. */
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
  /** Minutes from now until the next reply is due; absent when none is. */
  dueInMinutes?: number;
  messages: TicketMessage[];
  /** Text that waits in the composer. */
  draft?: string;
  arrivals?: Arrival[];
}

/** The agent who uses the console. */
export const AGENT = 'Sam Okafor';

/** A message of the ticket's customer. */
export function customer(author: string, when: When, text: string, quoted?: string): TicketMessage {
  return { kind: 'customer', author, when, text, ...(quoted === undefined ? {} : { quoted }) };
}

/** A public reply of an agent. */
export function reply(when: When, text: string, author = AGENT): TicketMessage {
  return { kind: 'reply', author, when, text };
}

/** A note that only agents see. */
export function note(author: string, when: When, text: string): TicketMessage {
  return { kind: 'note', author, when, text };
}

/** A line that the console itself wrote, such as a change of status. */
export function event(when: When, text: string): TicketMessage {
  return { kind: 'event', author: 'Demo helpdesk', when, text };
}
