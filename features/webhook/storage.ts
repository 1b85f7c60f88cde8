import type { StoredItem } from '../../utils/storage.ts';
import { type WebhookSend, WebhookSendsSchema } from './model.ts';

/** The test webhooks that were sent. Latest first. */
export const webhookHistoryItem: StoredItem<WebhookSend[]> = {
  area: 'local',
  key: 'webhookHistory',
  schema: WebhookSendsSchema,
  version: 1,
  fallback: [],
};
