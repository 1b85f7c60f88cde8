import type { WebhookReply } from '../../utils/connections.ts';
import { fail, type Outcome } from '../../utils/errors.ts';
import { createTurns } from '../../utils/in-turn.ts';
import { isJson } from '../../utils/is-json.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { SendWebhook } from '../../utils/platform/webhook.ts';
import type { Request } from '../../utils/protocol.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';
import { type WebhookHistory, type WebhookSend, withSends } from '../../utils/webhook-history.ts';
import { webhookRequest } from '../../utils/webhook-request.ts';
import type { ConnectionService } from './connections.ts';

const LIMIT_MS = 15_000;

interface Dependencies {
  connections: Pick<ConnectionService, 'client'>;
  sendWebhook: SendWebhook;
  read(): Promise<Stored<WebhookSend[]>>;
  write(sends: WebhookSend[]): Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WebhookService {
  /** Sends one test webhook, to production only what a person has confirmed for exactly its address. */
  send(request: Request<'sendTestWebhook'>): Promise<Outcome<WebhookReply>>;
  describe(): Promise<WebhookHistory>;
  /** Takes sends off the history, all if no ids are given. @returns those */
  remove(ids: readonly string[] | undefined): Promise<WebhookSend[]>;
  restore(sends: readonly WebhookSend[]): Promise<void>;
}

/** Sends test webhooks and keeps what became of them. */
export function createWebhooks({ connections, sendWebhook, read, write, now }: Dependencies): WebhookService {
  const inTurn = createTurns();

  /** The history serves the sending, not the other way round: what cannot be noted is sent and shown all the same. */
  function note(send: WebhookSend): Promise<void> {
    return inTurn(async () => {
      const { state, value } = await read();
      if (!isUnreadable(state)) await write(withSends(value, [send]));
    }).catch((error: unknown) => logUnexpected('the history of test webhooks', error));
  }

  return {
    async send({ environment, payload, isAuthorized, confirmedUrl }) {
      const connection = await connections.client(environment);
      if (!connection.ok) return connection;
      const { clientUrl, token } = connection.value;
      const { url } = webhookRequest(clientUrl);
      if (environment === 'production' && confirmedUrl !== url) return fail('invalidInput', { detail: url });
      if (!isJson(payload) || (isAuthorized && token === undefined)) return fail('invalidInput');
      const send = { id: crypto.randomUUID(), sentAt: now(), environment, url, isAuthorized, payload };
      // Before it goes: a background that is stopped in between leaves a trace of what it has sent.
      await note({ ...send, result: { kind: 'open' } });
      const signal = AbortSignal.timeout(LIMIT_MS);
      const outcome = await sendWebhook({
        clientUrl,
        token: isAuthorized ? token : undefined,
        payload,
        signal,
      });
      await note({
        ...send,
        result: outcome.ok
          ? { kind: 'replied', reply: outcome.value }
          : { kind: 'failed', failure: outcome.failure },
      });
      return outcome;
    },

    describe: () =>
      inTurn(async () => {
        const { state, value } = await read();
        return { sends: value, unreadable: isUnreadable(state) };
      }),

    remove: (ids) =>
      inTurn(async () => {
        const { value } = await read();
        const isGone = ({ id }: WebhookSend) => ids === undefined || ids.includes(id);
        await write(value.filter((send) => !isGone(send)));
        return value.filter(isGone);
      }),

    restore: (sends) =>
      inTurn(async () => {
        const { state, value } = await read();
        if (!isUnreadable(state)) await write(withSends(value, sends));
      }),
  };
}
