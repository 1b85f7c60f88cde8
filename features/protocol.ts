import type { HandlersOf, ReplyOf, RequestOf, SendOf } from '../utils/messaging.ts';
import { cardMessages } from './card/messages.ts';
import { connectionMessages } from './connection/messages.ts';
import { detectionMessages } from './detection/messages.ts';
import { diagnosticsMessages } from './diagnostics/messages.ts';
import { helpdesksMessages } from './helpdesks/messages.ts';
import { languageMessages } from './language/messages.ts';
import { launchMessages } from './launch/messages.ts';
import { lookupMessages } from './lookup/messages.ts';
import { newerDataMessages } from './newer-data/messages.ts';
import { pageMessages } from './page/messages.ts';
import { policyMessages } from './policy/messages.ts';
import { proofMessages } from './proof/messages.ts';
import { recentMessages } from './recent/messages.ts';
import { repliesMessages } from './replies/messages.ts';
import { settingsFileMessages } from './settings-file/messages.ts';
import { statusColorsMessages } from './status-colors/messages.ts';
import { watchMessages } from './watch/messages.ts';
import { webhookMessages } from './webhook/messages.ts';

/**
 * Every message to the background: who may send it, and the schemas of its request and reply. A `page` message may
 * come from a content script, which a hostile page might impersonate: none of those is answered with a key, a token
 * or a shipment. All others come from the extension's own pages only.
 */
export const protocol = {
  ...cardMessages,
  ...pageMessages,
  ...statusColorsMessages,
  ...detectionMessages,
  ...lookupMessages,
  ...recentMessages,
  ...proofMessages,
  ...launchMessages,
  ...languageMessages,
  ...connectionMessages,
  ...diagnosticsMessages,
  ...watchMessages,
  ...repliesMessages,
  ...helpdesksMessages,
  ...policyMessages,
  ...newerDataMessages,
  ...settingsFileMessages,
  ...webhookMessages,
} as const;

export type MessageProtocol = typeof protocol;
export type MessageName = keyof MessageProtocol;
export type Request<N extends MessageName> = RequestOf<MessageProtocol[N]>;
export type ReplyTo<N extends MessageName> = ReplyOf<MessageProtocol[N]>;
export type Send = SendOf<MessageProtocol>;
export type Handlers = HandlersOf<MessageProtocol>;
