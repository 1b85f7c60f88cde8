import { isJson } from '../../utils/json.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { platformFailure, readJson } from './api-reply.ts';
import type { Http } from './http.ts';
import { tokenSecret } from './mask-secrets.ts';
import type { WebhookReply } from './model.ts';
import { createWebhookRequest } from './webhook-request.ts';

const MAX_SHOWN = 100_000;

/** Sends one test webhook. */
export type SendWebhook = (request: {
  /** Client API base URL without a trailing slash. */
  clientUrl: string;
  /** An access token to send, if any. */
  token?: string | undefined;
  /** JSON text, sent unchanged. */
  payload: string;
  signal: AbortSignal;
}) => Promise<Outcome<WebhookReply>>;

/**
 * Sends a test webhook (docs/platform-api.md#test-webhook): `POST {base}/webhook/test`. Sends no authentication unless
 * a token is given. Never retries, because a request may have taken effect even if its response is lost. (The browser may
 * resend a request on a reused connection that breaks before a response; an extension cannot prevent that.)
 * @returns any HTTP response, including one with an error status; a failure only if there is no response
 */
export function createSendWebhook(http: Http, now: () => number): SendWebhook {
  return async ({ clientUrl, token, payload, signal }) => {
    if (!isJson(payload)) return fail('invalidInput');
    const request = createWebhookRequest(clientUrl, token);
    const startedAt = now();
    const sent = await http({
      ...request,
      body: payload,
      retries: 0,
      signal,
      secrets: token === undefined ? [] : [tokenSecret(token)],
    });
    if (!sent.ok) return sent;
    const { status, statusText, headers, body, isCut } = sent.value;
    return succeed({
      url: request.url,
      status,
      statusText,
      durationMs: Math.max(0, now() - startedAt),
      headers: [...headers],
      body: body.slice(0, MAX_SHOWN),
      isCut: isCut || body.length > MAX_SHOWN,
    });
  };
}

/** Checks whether a host responds. */
export type Ping = (baseUrl: string, signal: AbortSignal) => Promise<Outcome<{ host: string }>>;

/**
 * Requests the base URL without key and token. The Client API has no operation for this check; its only specified
 * operation sends a webhook. A 4xx status or a redirect, which is not followed, counts as a response.
 * @returns the host; `platformError` for a 5xx status; a failure of `Http` if there is no response
 */
export function createPing(http: Http): Ping {
  return async (baseUrl, signal) => {
    const { host } = new URL(baseUrl);
    const sent = await http({ method: 'GET', url: baseUrl, retries: 0, signal, secrets: [] });
    if (!sent.ok) {
      const hasReplied = sent.failure.kind === 'redirected' || sent.failure.kind === 'rateLimited';
      return hasReplied ? succeed({ host }) : sent;
    }
    if (sent.value.status >= 500) return platformFailure(host, sent.value, readJson(sent.value));
    return succeed({ host });
  };
}
