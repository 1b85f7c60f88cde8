import type { SendOf } from '../utils/messaging.ts';
import type { connectionMessages } from './connection/messages.ts';
import type { detectionMessages } from './detection/messages.ts';
import type { launchMessages } from './launch/messages.ts';
import type { lookupMessages } from './lookup/messages.ts';
import type { proofMessages } from './proof/messages.ts';
import type { recentMessages } from './recent/messages.ts';
import type { repliesMessages } from './replies/messages.ts';
import type { watchMessages } from './watch/messages.ts';

/**
 * The messages that card, popup and panel send: those about an answer. Only the background loads their schemas; a page
 * that sends them needs their types (docs/decisions.md#35).
 */
export type SharedProtocol = typeof lookupMessages &
  typeof connectionMessages &
  typeof detectionMessages &
  typeof proofMessages &
  typeof repliesMessages &
  typeof watchMessages;

/** Sends a message that every page may send. */
export type SharedSend = SendOf<SharedProtocol>;

/** The messages that popup and side panel send. */
export type PopupProtocol = SharedProtocol & typeof launchMessages & typeof recentMessages;

/** Sends a message of popup or side panel to the background. */
export type PopupSend = SendOf<PopupProtocol>;
