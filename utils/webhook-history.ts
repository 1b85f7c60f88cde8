import { WebhookReplySchema } from './connections.ts';
import { EnvironmentSchema } from './environment.ts';
import { FailureSchema } from './errors.ts';
import { z } from './zod.ts';

/** As many characters as the payload of a test webhook may have. */
export const MAX_PAYLOAD = 200_000;

export const MOST_SENDS = 50;
/** Of all payloads and replies together: what an extension may keep is bounded, and each change writes all of it. */
const MOST_CHARACTERS = 2_000_000;
/** Of one reply; the console shows the whole reply when it arrives. */
const MOST_REPLY_CHARACTERS = 20_000;

/** What became of a test webhook. `open`: it was sent, or about to be, and nothing is known of an answer. */
export const SendResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('replied'), reply: WebhookReplySchema }),
  z.object({ kind: z.literal('failed'), failure: FailureSchema }),
]);
export type SendResult = z.infer<typeof SendResultSchema>;

/** A test webhook that was sent: what, where, when, and what came back. Never a token. */
export const WebhookSendSchema = z.object({
  id: z.string().min(1).max(64),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  environment: EnvironmentSchema,
  url: z.string(),
  /** An access token went with it. */
  isAuthorized: z.boolean(),
  payload: z.string().max(MAX_PAYLOAD),
  result: SendResultSchema,
});
export type WebhookSend = z.infer<typeof WebhookSendSchema>;

export const WebhookSendsSchema = z.array(WebhookSendSchema);

export const WebhookHistorySchema = z.object({
  /** Latest first. */
  sends: WebhookSendsSchema,
  /** Sends are there but damaged or from a newer version; nothing is added before the list is cleared. */
  unreadable: z.boolean(),
});
export type WebhookHistory = z.infer<typeof WebhookHistorySchema>;

/**
 * Puts sends on the list, in the place of those with the same ids.
 * @returns latest first; the oldest go when there are more than 50, or when all together are too long to be kept
 */
export function withSends(sends: readonly WebhookSend[], added: readonly WebhookSend[]): WebhookSend[] {
  const others = sends.filter(({ id }) => !added.some((one) => one.id === id));
  const latestFirst = [...added.map(shortened), ...others].sort((one, other) => other.sentAt - one.sentAt);
  let characters = 0;
  return latestFirst.slice(0, MOST_SENDS).filter((send, index) => {
    characters += send.payload.length + replyLength(send);
    return index === 0 || characters <= MOST_CHARACTERS;
  });
}

function replyLength({ result }: WebhookSend): number {
  return result.kind === 'replied' ? result.reply.body.length : 0;
}

function shortened(send: WebhookSend): WebhookSend {
  if (send.result.kind !== 'replied' || replyLength(send) <= MOST_REPLY_CHARACTERS) return send;
  const { reply } = send.result;
  const body = reply.body.slice(0, MOST_REPLY_CHARACTERS);
  return { ...send, result: { kind: 'replied', reply: { ...reply, body, isCut: true } } };
}
