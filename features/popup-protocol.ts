import type { SendOf } from '../utils/messaging.ts';
import { launchMessages } from './launch/messages.ts';
import { recentMessages } from './recent/messages.ts';
import { sharedProtocol } from './shared-protocol.ts';

/** The messages that popup and side panel send. */
export const popupProtocol = { ...sharedProtocol, ...launchMessages, ...recentMessages } as const;

/** Sends a message of popup or side panel to the background. */
export type PopupSend = SendOf<typeof popupProtocol>;
