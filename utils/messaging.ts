import { browser } from './browser.ts';
import { isObject } from './json.ts';
import { fail, type Outcome } from './outcome.ts';
import type { z } from './zod.ts';

/** One kind of message to the background. */
export interface Message {
  /**
   * `page`: content scripts may also send it, and a hostile page might impersonate them. `card`: only a page of the
   * extension in a tab. `extension`: any page of the extension.
   */
  from: 'page' | 'card' | 'extension';
  request: z.ZodMiniType;
  reply: z.ZodMiniType;
  /** It changes nothing, so it can be sent again if the background stops during the request. */
  isRepeatable?: true;
}

/** Messages by name. */
export type MessageMap = Readonly<Record<string, Message>>;

export type RequestOf<M extends Message> = z.infer<M['request']>;
export type ReplyOf<M extends Message> = z.infer<M['reply']>;

/** The names of messages that are sent again if the background stops during the request. */
export type RepeatableIn<P extends MessageMap> = {
  [N in keyof P]: P[N] extends { isRepeatable: true } ? N : never;
}[keyof P];

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

/** A sender in a tab. The senders of `page` and `card` messages always are. */
export interface FrameSender extends Sender {
  tabId: number;
  frameId: number;
}

export type SenderOf<M extends Message> = M['from'] extends 'extension' ? Sender : FrameSender;

/** One handler for every message. */
export type HandlersOf<P extends MessageMap> = {
  [N in keyof P]: (request: RequestOf<P[N]>, sender: SenderOf<P[N]>) => Promise<Outcome<ReplyOf<P[N]>>>;
};

/** Sends a message to the background. Never rejects. */
export type SendOf<P extends MessageMap> = <N extends keyof P>(
  name: N,
  request: RequestOf<P[N]>,
) => Promise<Outcome<ReplyOf<P[N]>>>;

/** For both attempts together; longer than the background may take for any operation. */
const REPLY_LIMIT_MS = 25_000;

interface SendOptions {
  /** The names of the messages that are sent once more if the background stops during the request. */
  repeatable: Readonly<Partial<Record<PropertyKey, true>>>;
  /** Whether the page is in a private window. Needed for pages outside tabs, for which browsers do not report it. */
  isPrivate?: Promise<boolean>;
  /** Called when the background belongs to another version of the extension, so that only a reload can help. */
  onOutdated(): void;
}

/**
 * Creates the function that sends messages from the extension's own pages to the background. Resolves with the reply or
 * a failure: the background's own, `timedOut` after 25 s, or `interrupted`. A message that may have changed something
 * never times out: after 25 s, its failure is `interrupted` too, and is marked as uncertain.
 *
 * Replies are not parsed here: the background has parsed them (`utils/serve.ts`), and answers no message of another
 * version, so both sides have the same schemas (docs/decisions.md#35).
 */
export function createSend<P extends MessageMap>({
  repeatable,
  isPrivate,
  onOutdated,
}: SendOptions): SendOf<P> {
  const { version } = browser.runtime.getManifest();
  return async (name, request) => {
    const message = { name, request, version, ...((await isPrivate) ? { isPrivate: true } : {}) };
    const isRepeatable = Object.hasOwn(repeatable, name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((resolve) => {
      const late = fail(isRepeatable ? 'timedOut' : 'interrupted');
      timer = setTimeout(() => resolve(late), REPLY_LIMIT_MS);
    });
    const life = new AbortController();
    const sendOnce = () => {
      const end = Promise.race([limit, returned(life.signal)]);
      return exchange<ReplyOf<P[typeof name]>>(message, end, onOutdated);
    };
    try {
      const first = await sendOnce();
      if (first.ok || first.failure.kind !== 'interrupted') return first;
      if (isRepeatable) return await sendOnce();
      return fail('interrupted', { isUncertain: true });
    } finally {
      clearTimeout(timer);
      life.abort();
    }
  };
}

/** Resolves when the page returns from the back/forward cache. Firefox drops replies to a page that is in it. */
function returned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal });
  });
}

async function exchange<T>(
  message: object,
  end: Promise<unknown>,
  onOutdated: () => void,
): Promise<Outcome<T>> {
  try {
    const answer: unknown = await Promise.race([browser.runtime.sendMessage(message), end]);
    if (isOutcome<T>(answer)) return answer;
    if (isObject(answer) && answer.isOutdated === true) onOutdated();
    return fail('interrupted');
  } catch {
    // Not logged: the caller gets the failure. Both browsers reject here, with different messages, if the background
    // has stopped or was not running. Which of the two is unknown in Firefox, so nothing that changes something is sent
    // again: it ignores a receiver that is destroyed with a message (`_raceResponses` in `ConduitsParent.sys.mjs`), and
    // then says “Receiving end does not exist” too.
    return fail('interrupted');
  }
}

/** Whether the background has answered at all. */
function isOutcome<T>(answer: unknown): answer is Outcome<T> {
  if (!isObject(answer)) return false;
  return answer.ok === true ? 'value' in answer : answer.ok === false && isObject(answer.failure);
}
