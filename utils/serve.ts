import type { Runtime } from 'webextension-polyfill';
import { browser } from './browser.ts';
import { logUnexpected } from './logger.ts';
import type { HandlersOf, Message, MessageMap, RequestOf, SenderOf } from './messaging.ts';
import { fail, type Outcome, succeed } from './outcome.ts';
import { refusalOf } from './storage.ts';
import { OptionalTextSchema, safeRead, z } from './zod.ts';

const MessageSchema = z.object({
  name: z.string(),
  request: z.unknown(),
  isPrivate: z.optional(z.literal(true)),
  /** Of the extension; content scripts omit it. */
  version: OptionalTextSchema,
});

/** The reply to a page of another version, which an update has left open. It may not understand any other reply. */
const OUTDATED = { isOutdated: true };

/** The types of the polyfill lack `origin`. */
type SenderWithOrigin = Runtime.MessageSender & { origin?: string };

/**
 * Handles the messages of the protocol: checks the sender, parses the request, runs the handler, parses its reply and
 * returns it. So nothing leaves the background that is not in the schema of the reply, and pages need no schemas
 * (docs/decisions.md#35). Every message gets a reply; an unexpected exception becomes `interrupted`. Other messages are
 * ignored.
 */
export function serve<P extends MessageMap>(protocol: P, handlers: HandlersOf<P>): void {
  const ownOrigin = new URL(browser.runtime.getURL('')).origin;
  const ownVersion = browser.runtime.getManifest().version;
  function listen(received: unknown, from: SenderWithOrigin, sendResponse: (answer: unknown) => void) {
    const parsed = safeRead(MessageSchema, received);
    if (!parsed.success || !Object.hasOwn(protocol, parsed.data.name)) return undefined;
    const { version = ownVersion } = parsed.data;
    if (version !== ownVersion) {
      sendResponse(OUTDATED);
      return undefined;
    }
    void answer(protocol, handlers, parsed.data, from, ownOrigin).then(sendResponse);
    // New browsers accept a promise; returning true works in all of them.
    return true as const;
  }
  // The polyfill's types do not allow a listener that ignores some messages.
  browser.runtime.onMessage.addListener(listen as Runtime.OnMessageListenerCallback);
}

async function answer<P extends MessageMap>(
  protocol: P,
  handlers: HandlersOf<P>,
  { name, request, isPrivate }: z.infer<typeof MessageSchema>,
  from: SenderWithOrigin,
  ownOrigin: string,
): Promise<Outcome<unknown>> {
  try {
    const message = protocol[name];
    const handle = handlers[name];
    if (!message || !handle || !maySend(message, from, ownOrigin)) return fail('invalidInput');
    const parsed = safeRead(message.request, request);
    if (!parsed.success) return fail('invalidInput');
    const sender = {
      tabId: from.tab?.id,
      frameId: from.frameId,
      windowId: from.tab?.windowId,
      address: addressOf(from),
      ...(isPrivate || from.tab?.incognito ? { isPrivate: true as const } : {}),
    };
    // `maySend` has checked that the sender is in a tab if the message demands it.
    const outcome = await handle(parsed.data as RequestOf<P[string]>, sender as SenderOf<P[string]>);
    if (!outcome.ok) return outcome;
    const reply = safeRead(message.reply, outcome.value);
    return reply.success ? succeed(reply.data) : fail('unreadableReply');
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return fail(refusal);
    logUnexpected(`message ${name}`, error);
    return fail('interrupted');
  }
}

/** Blank, script-written and sandboxed frames have `about:` URLs; sandboxed frames have no origin. */
function addressOf({ url, origin, tab }: SenderWithOrigin): string | undefined {
  return [url, origin, tab?.url].find((address) => address !== undefined && /^https?:/.test(address));
}

/**
 * Privileged messages come only from our own origin; having a tab proves nothing, because the options page has one too.
 */
function maySend(
  message: Message,
  { id, tab, frameId, origin }: SenderWithOrigin,
  ownOrigin: string,
): boolean {
  const isInTab = tab?.id !== undefined && frameId !== undefined;
  return (
    id === browser.runtime.id &&
    (message.from === 'page' || origin === ownOrigin) &&
    (message.from === 'extension' || isInTab)
  );
}
