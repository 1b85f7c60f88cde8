import { createQueue } from '../../../utils/async.ts';
import { isJson } from '../../../utils/json.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { ConnectionService } from '../../connection/background/connections.ts';
import type { SendWebhook } from '../../platform/client-api.ts';
import type { Environment, WebhookReply } from '../../platform/model.ts';
import { createWebhookRequest } from '../../platform/webhook-request.ts';
import type { Request } from '../../protocol.ts';
import type { webhookMessages } from '../messages.ts';
import type { WebhookHistory, WebhookSend } from '../model.ts';
import { resultOf } from '../send-outcome.ts';
import { withSends } from '../storage.ts';

const TIMEOUT_MS = 15_000;

interface Dependencies {
  connections: Pick<ConnectionService, 'client'>;
  sendWebhook: SendWebhook;
  read(): Promise<Stored<WebhookSend[]>>;
  write(sends: WebhookSend[]): Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WebhookService {
  /** Sends one test webhook. A test goes to production only if the user has confirmed exactly its URL. */
  send(request: Request<'sendTestWebhook'>): Promise<Outcome<WebhookReply>>;
  getHistory(): Promise<WebhookHistory>;
  /** Removes the sends with these ids from the history, or all sends without ids. @returns the removed sends */
  remove(ids: readonly string[] | undefined): Promise<WebhookSend[]>;
  restore(sends: readonly WebhookSend[]): Promise<void>;
}

/** Sends test webhooks and stores their results. */
export function createWebhooks({ connections, sendWebhook, read, write, now }: Dependencies): WebhookService {
  const enqueue = createQueue();

  /** Writing the history may fail: the test is sent and its response shown anyway. */
  function record(send: WebhookSend): Promise<void> {
    return enqueue(async () => {
      const { state, value } = await read();
      if (!isUnreadable(state)) await write(withSends(value, [send]));
    }).catch((error: unknown) => logUnexpected('the history of test webhooks', error));
  }

  /** Whether a test would go to production, even if its address was entered for the sandbox by mistake. */
  async function isProduction(environment: Environment, clientUrl: string): Promise<boolean> {
    const production = await connections.client('production');
    return environment === 'production' || (production.ok && production.value.clientUrl === clientUrl);
  }

  return {
    async send({ environment, payload, isAuthorized, confirmedUrl }) {
      const connection = await connections.client(environment);
      if (!connection.ok) return connection;
      const { clientUrl, token } = connection.value;
      const { url } = createWebhookRequest(clientUrl);
      if (confirmedUrl !== url && (await isProduction(environment, clientUrl)))
        return fail('invalidInput', { detail: url });
      if (!isJson(payload) || (isAuthorized && token === undefined)) return fail('invalidInput');
      const send = { id: crypto.randomUUID(), sentAt: now(), environment, url, isAuthorized, payload };
      // Before the request: if the browser stops the background in between, the history still contains the test.
      await record({ ...send, result: { kind: 'open' } });
      const outcome = await sendWebhook({
        clientUrl,
        token: isAuthorized ? token : undefined,
        payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await record({ ...send, result: resultOf(outcome) });
      return outcome;
    },

    getHistory: () =>
      enqueue(async () => {
        const { state, value } = await read();
        return { sends: value, unreadable: isUnreadable(state) };
      }),

    remove: (ids) =>
      enqueue(async () => {
        const { value } = await read();
        const isGone = ({ id }: WebhookSend) => ids === undefined || ids.includes(id);
        await write(value.filter((send) => !isGone(send)));
        return value.filter(isGone);
      }),

    restore: (sends) =>
      enqueue(async () => {
        const { state, value } = await read();
        // A test that was removed before its reply is in the history again, with its result.
        const missing = sends.filter(({ id }) => !value.some((send) => send.id === id));
        if (!isUnreadable(state)) await write(withSends(value, missing));
      }),
  };
}

/** Handlers for sending test webhooks and for their history. */
export function webhookHandlers(webhooks: WebhookService): HandlersOf<typeof webhookMessages> {
  return {
    sendTestWebhook: (request) => webhooks.send(request),
    getWebhookHistory: async () => succeed(await webhooks.getHistory()),
    removeWebhookSends: async ({ ids }) => succeed({ sends: await webhooks.remove(ids) }),
    async restoreWebhookSends({ sends }) {
      await webhooks.restore(sends);
      return succeed({});
    },
  };
}
