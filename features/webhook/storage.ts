import type { StoredItem } from '../../utils/storage.ts';
import { MAX_SENDS, type WebhookSend, WebhookSendsSchema } from './model.ts';

/** The past test webhooks, latest first. */
export const webhookHistoryItem: StoredItem<WebhookSend[]> = {
  area: 'local',
  key: 'webhook.history',
  schema: WebhookSendsSchema,
  version: 1,
  fallback: [],
};

/** Total of all sends as JSON: extension storage is limited, and each change writes all of it. */
const MAX_CHARACTERS = 2_000_000;
/** Per response; the console shows the whole response when it arrives. */
const MAX_REPLY_CHARACTERS = 20_000;

/**
 * Adds sends to the list; a send with the same id is replaced.
 * @returns latest first; the oldest are dropped if there are more than 50, or if the total is too long to store
 */
export function withSends(sends: readonly WebhookSend[], added: readonly WebhookSend[]): WebhookSend[] {
  const others = sends.filter(({ id }) => !added.some((send) => send.id === id));
  const latestFirst = [...added.map(shortened), ...others].sort((a, b) => b.sentAt - a.sentAt);
  let characters = 0;
  return latestFirst.slice(0, MAX_SENDS).filter((send, index) => {
    characters += JSON.stringify(send).length;
    return index === 0 || characters <= MAX_CHARACTERS;
  });
}

function shortened(send: WebhookSend): WebhookSend {
  if (send.result.kind !== 'replied') return send;
  const { reply } = send.result;
  const body = reply.body.slice(0, MAX_REPLY_CHARACTERS);
  const isCut = reply.isCut || body !== reply.body;
  return { ...send, result: { kind: 'replied', reply: { ...reply, body, isCut } } };
}
