import type { SendOf } from '../utils/messaging.ts';
import { connectionMessages } from './connection/messages.ts';
import { detectionMessages } from './detection/messages.ts';
import { lookupMessages } from './lookup/messages.ts';
import { proofMessages } from './proof/messages.ts';
import { repliesMessages } from './replies/messages.ts';
import { watchMessages } from './watch/messages.ts';

/**
 * The messages that card, popup and panel send: those about an answer. Each page loads the messages of its own surface
 * only; the options and the background have all of them (`features/protocol.ts`).
 */
export const sharedProtocol = {
  ...lookupMessages,
  ...connectionMessages,
  ...detectionMessages,
  ...proofMessages,
  ...repliesMessages,
  ...watchMessages,
} as const;

/** Sends a message that every page may send. */
export type SharedSend = SendOf<typeof sharedProtocol>;
