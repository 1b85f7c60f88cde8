import { browser } from './browser.ts';
import { fail, type Outcome, succeed } from './errors.ts';
import { EnvelopeSchema, type MessageName, protocol, type Reply, type Request } from './protocol.ts';

/** Longer than any operation of the background may take, so that nothing spins for ever. */
const REPLY_LIMIT_MS = 25_000;

/** Reads only: repeating one of these after the background was stopped in mid-request changes nothing on the platform. */
const REPEATABLE: ReadonlySet<MessageName> = new Set([
  'getShipment',
  'getKept',
  'getConnections',
  'checkConnection',
  'checkClientApi',
  'getToken',
  'getActivity',
  'getPatterns',
  'getDetectionRules',
  'getStatusColours',
  'getHelpdesks',
  'getRecent',
  'getWatches',
  'getProofPreference',
  'getReplySettings',
  'getWebhookHistory',
  'getPolicy',
  'getPortableSettings',
]);

/** Sends a message to the background and parses its reply. Never rejects. */
export type Send = <N extends MessageName>(name: N, request: Request<N>) => Promise<Outcome<Reply<N>>>;

/**
 * Sends a message from one of the extension's own pages to the background.
 * A background that was stopped in mid-request is asked once more, for reads only.
 * @returns the parsed reply, or a failure: the background's own, `timedOut` after 25 s, `interrupted`, `unreadableReply`
 */
export const send: Send = async (name, request) => {
  const first = await sendOnce(name, request);
  const mayRepeat = !first.ok && first.failure.kind === 'interrupted' && REPEATABLE.has(name);
  return mayRepeat ? sendOnce(name, request) : first;
};

async function sendOnce<N extends MessageName>(name: N, request: Request<N>): Promise<Outcome<Reply<N>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), REPLY_LIMIT_MS);
  });
  try {
    const answer: unknown = await Promise.race([browser.runtime.sendMessage({ name, request }), limit]);
    if (answer === 'late') return fail('timedOut');
    const envelope = EnvelopeSchema.safeParse(answer);
    if (!envelope.success) return fail('interrupted');
    if (!envelope.data.ok) return envelope.data;
    const reply = protocol[name].reply.safeParse(envelope.data.value);
    return reply.success ? succeed(reply.data as Reply<N>) : fail('unreadableReply');
  } catch {
    // Not logged: the caller gets the failure. Both browsers reject here when the background stopped or was not there;
    // the texts differ, the meaning does not.
    return fail('interrupted');
  } finally {
    clearTimeout(timer);
  }
}
