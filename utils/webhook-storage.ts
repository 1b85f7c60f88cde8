import type { StoredItem } from './storage.ts';
import { type WebhookSend, WebhookSendsSchema } from './webhook-history.ts';

/** The test webhooks that were sent. Latest first. */
export const webhookHistoryItem: StoredItem<WebhookSend[]> = {
  area: 'local',
  key: 'webhookHistory',
  schema: WebhookSendsSchema,
  version: 1,
  fallback: [],
};
