import type { Runtime } from 'webextension-polyfill';
import { browser } from './browser.ts';
import { fail, type Outcome } from './errors.ts';
import { logUnexpected } from './logger.ts';
import { type MessageName, protocol, type Reply, type Request } from './protocol.ts';
import { z } from './zod.ts';

/** Who sent a message, as far as the browser vouches for it. */
export interface Sender {
  tabId: number | undefined;
  frameId: number | undefined;
  windowId: number | undefined;
  /** Of its page; for one without an address or an origin of its own, that of the tab. */
  address: string | undefined;
}

/** One function for every message of the protocol. */
export type Handlers = {
  [N in MessageName]: (request: Request<N>, sender: Sender) => Promise<Outcome<Reply<N>>>;
};

const MessageSchema = z.object({ name: z.string(), request: z.unknown() });

/** Firefox before 126 knows no `sender.origin`; Chrome has it since 80. */
type SenderWithOrigin = Runtime.MessageSender & { origin?: string };

/**
 * Answers the messages of the protocol: checks the sender, parses the request, runs the handler, sends its outcome.
 * Every message gets an answer; an unexpected exception becomes `interrupted`. Other messages are left alone.
 */
export function serve(handlers: Handlers): void {
  const ownOrigin = new URL(browser.runtime.getURL('')).origin;
  function listen(message: unknown, from: SenderWithOrigin, sendResponse: (answer: unknown) => void) {
    const parsed = MessageSchema.safeParse(message);
    if (!parsed.success || !isMessageName(parsed.data.name)) return undefined;
    void answer(handlers, parsed.data.name, parsed.data.request, from, ownOrigin).then(sendResponse);
    // A promise would do in new browsers; this works in all of them (reliability.md section iv).
    return true as const;
  }
  // The polyfill's types know no listener that answers some messages and leaves others alone.
  browser.runtime.onMessage.addListener(listen as Runtime.OnMessageListenerCallback);
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(protocol, name);
}

async function answer<N extends MessageName>(
  handlers: Handlers,
  name: N,
  request: unknown,
  from: SenderWithOrigin,
  ownOrigin: string,
): Promise<Outcome<unknown>> {
  if (!maySend(name, from, ownOrigin)) return fail('invalidInput');
  const parsed = protocol[name].request.safeParse(request);
  if (!parsed.success) return fail('invalidInput');
  try {
    const sender = {
      tabId: from.tab?.id,
      frameId: from.frameId,
      windowId: from.tab?.windowId,
      address: addressOf(from),
    };
    return await handlers[name](parsed.data as Request<N>, sender);
  } catch (error) {
    logUnexpected(`message ${name}`, error);
    return fail('interrupted');
  }
}

/** Blank, written and sandboxed frames have `about:` addresses, and the last no origin. */
function addressOf({ url, origin, tab }: SenderWithOrigin): string | undefined {
  return [url, origin, tab?.url].find((address) => address !== undefined && /^https?:/.test(address));
}

/** Privileged messages come from our own origin only; a tab proves nothing, the options page has one too. */
function maySend(name: MessageName, from: SenderWithOrigin, ownOrigin: string): boolean {
  if (from.id !== browser.runtime.id) return false;
  if (protocol[name].from === 'page') return from.tab?.id !== undefined;
  const origin = from.origin ?? (from.url ? new URL(from.url).origin : undefined);
  return origin === ownOrigin;
}
