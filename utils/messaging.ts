import { browser } from './browser.ts';
import { fail, type Outcome, outcomeOf, succeed } from './outcome.ts';
import { safeRead, z } from './zod.ts';

/** One kind of message to the background. */
export interface Message {
  /** `page`: content scripts may also send it, and a hostile page might impersonate them. */
  from: 'page' | 'extension';
  request: z.ZodMiniType;
  reply: z.ZodMiniType;
  /** It changes nothing, so it can be sent again if the background stops during the request. */
  isRepeatable?: true;
}

/** Messages by name. */
export type MessageMap = Readonly<Record<string, Message>>;

export type RequestOf<M extends Message> = z.infer<M['request']>;
export type ReplyOf<M extends Message> = z.infer<M['reply']>;

/** A message or reply without content. */
export const EmptySchema = z.object({});

/** The format of every reply from the background. */
const EnvelopeSchema = outcomeOf(z.unknown());

/** The sender of a message, as the browser reports it. */
export interface Sender {
  tabId: number | undefined;
  frameId: number | undefined;
  windowId: number | undefined;
  /** The URL of its page; for a page without its own URL or origin, the URL of the tab. */
  address: string | undefined;
  /** The message comes from a private window (docs/decisions.md#32). */
  isPrivate?: true;
}

/** One handler for every message. */
export type HandlersOf<P extends MessageMap> = {
  [N in keyof P]: (request: RequestOf<P[N]>, sender: Sender) => Promise<Outcome<ReplyOf<P[N]>>>;
};

/** Sends a message to the background and parses its reply. Never rejects. */
export type SendOf<P extends MessageMap> = <N extends keyof P>(
  name: N,
  request: RequestOf<P[N]>,
) => Promise<Outcome<ReplyOf<P[N]>>>;

/** For both attempts together; longer than the background may take for any operation. */
const REPLY_LIMIT_MS = 25_000;
const LATE = Symbol('late');

/**
 * Creates the function that sends messages from the extension's own pages to the background. If the background stops
 * during a request, a repeatable message is sent once more. Resolves with the parsed reply or a failure: the
 * background's own, `timedOut` after 25 s, `unreadableReply`, or `interrupted`, which is marked as uncertain if the
 * message may have changed something.
 * @param isPrivate whether the page is in a private window; for pages outside tabs, of which browsers do not report it
 */
export function createSend<P extends MessageMap>(protocol: P, isPrivate?: Promise<boolean>): SendOf<P> {
  return async (name, request) => {
    const message = { name, request, ...((await isPrivate) ? { isPrivate: true } : {}) };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<typeof LATE>((resolve) => {
      timer = setTimeout(() => resolve(LATE), REPLY_LIMIT_MS);
    });
    try {
      const first = await sendOnce(protocol[name], message, limit);
      if (first.ok || first.failure.kind !== 'interrupted') return first;
      if (protocol[name]?.isRepeatable) return await sendOnce(protocol[name], message, limit);
      return fail('interrupted', { ...first.failure, isUncertain: true });
    } finally {
      clearTimeout(timer);
    }
  };
}

async function sendOnce<M extends Message>(
  message: M | undefined,
  sent: { name: PropertyKey; request: RequestOf<M> },
  limit: Promise<typeof LATE>,
): Promise<Outcome<ReplyOf<M>>> {
  try {
    const answer: unknown = await Promise.race([browser.runtime.sendMessage(sent), limit]);
    if (answer === LATE) return fail('timedOut');
    const envelope = safeRead(EnvelopeSchema, answer);
    if (!envelope.success) return fail('interrupted');
    if (!envelope.data.ok) return envelope.data;
    const reply = message && safeRead(message.reply, envelope.data.value);
    return reply?.success ? succeed(reply.data as ReplyOf<M>) : fail('unreadableReply');
  } catch {
    // Not logged: the caller gets the failure. Both browsers reject here, with different messages, if the background
    // has stopped or was not running.
    return fail('interrupted');
  }
}
