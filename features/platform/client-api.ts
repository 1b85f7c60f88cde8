import { isJson } from '../../utils/json.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { platformFailure, readJson } from './api-reply.ts';
import type { Http } from './http.ts';
import type { WebhookReply } from './model.ts';
import { createWebhookRequest, MASKED_TOKEN } from './webhook-request.ts';

const MAX_SHOWN = 100_000;

/** Sends one test webhook. */
export type SendWebhook = (request: {
  /** Client API base address without a trailing slash. */
  clientUrl: string;
  /** An access token, if one is to be sent. */
  token?: string | undefined;
  /** JSON text; sent as it is. */
  payload: string;
  signal: AbortSignal;
}) => Promise<Outcome<WebhookReply>>;

/**
 * The test operation (docs/platform-api.md#test-webhook): `POST {base}/webhook/test`, without authentication unless a
 * token is given, which is then masked in the reply. Never retried here, because a request whose reply is lost may have
 * had its effect. (The browser itself reopens a reused connection that breaks before any reply; an extension cannot
 * prevent that.)
 * @returns any HTTP reply as it came, also one with an error status; a failure only if there was no reply
 */
export function createSendWebhook(http: Http, now: () => number): SendWebhook {
  return async ({ clientUrl, token, payload, signal }) => {
    if (!isJson(payload)) return fail('invalidInput');
    const request = createWebhookRequest(clientUrl, token);
    // A server may echo what it was sent.
    const masked = (text: string) => (token === undefined ? text : text.replaceAll(token, MASKED_TOKEN));
    const startedAt = now();
    const sent = await http({
      ...request,
      body: payload,
      retries: 0,
      signal,
    });
    if (!sent.ok) return sent;
    const { status, statusText, headers, isCut } = sent.value;
    const body = masked(sent.value.body);
    return succeed({
      url: request.url,
      status,
      statusText: masked(statusText),
      durationMs: Math.max(0, now() - startedAt),
      headers: [...headers.entries()].map(([name, value]): [string, string] => [name, masked(value)]),
      body: body.slice(0, MAX_SHOWN),
      isCut: isCut || body.length > MAX_SHOWN,
    });
  };
}

/** Checks whether a host replies. */
export type Ping = (baseUrl: string, signal: AbortSignal) => Promise<Outcome<{ host: string }>>;

/**
 * Requests the base address itself, without key and token: the Client API has no operation for this, and the only one
 * that is specified sends a webhook. A refusal or a redirect, which is not followed, counts as a reply.
 * @returns the host; `platformError` if it replies with a 5xx; the failures of `Http` if it does not reply
 */
export function createPing(http: Http): Ping {
  return async (baseUrl, signal) => {
    const { host } = new URL(baseUrl);
    const sent = await http({ method: 'GET', url: baseUrl, retries: 0, signal });
    if (!sent.ok) {
      const hasReplied = sent.failure.kind === 'redirected' || sent.failure.kind === 'rateLimited';
      return hasReplied ? succeed({ host }) : sent;
    }
    if (sent.value.status >= 500) return platformFailure(host, sent.value, readJson(sent.value));
    return succeed({ host });
  };
}
