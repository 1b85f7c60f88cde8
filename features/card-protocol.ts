import type { SendOf } from '../utils/messaging.ts';
import { cardMessages } from './card/messages.ts';
import { sharedProtocol } from './shared-protocol.ts';

/** The messages that the card sends. */
export const cardProtocol = { ...sharedProtocol, ...cardMessages } as const;

/** Sends a message of the card to the background. */
export type CardSend = SendOf<typeof cardProtocol>;
