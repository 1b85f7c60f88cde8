import type { WebhookReply } from '../connections.ts';
import { fail, type Outcome, succeed } from '../errors.ts';
import { isJson } from '../is-json.ts';
import { webhookRequest } from '../webhook-request.ts';
import type { Http } from './http.ts';

const MAX_SHOWN = 100_000;

/** Sends one test webhook. */
export type SendWebhook = (request: {
  /** Client API base address without a trailing slash. */
  clientUrl: string;
  /** JSON text; sent as it is. */
  payload: string;
  signal: AbortSignal;
}) => Promise<Outcome<WebhookReply>>;

/**
 * The test operation of spec section 4.1: `POST {base}/webhook/test`, without authentication. Never repeated
 * here: what a lost reply did on the platform cannot be known. (The browser itself opens a kept connection anew that
 * breaks before any answer; an extension cannot forbid that.)
 * @returns any HTTP answer as it came, also an error status; failures only where there was no answer
 */
export function createSendWebhook(http: Http, now: () => number): SendWebhook {
  return async ({ clientUrl, payload, signal }) => {
    if (!isJson(payload)) return fail('invalidInput');
    const request = webhookRequest(clientUrl);
    const startedAt = now();
    const sent = await http({
      ...request,
      body: payload,
      retries: 0,
      signal,
    });
    if (!sent.ok) return sent;
    const { status, statusText, headers, body, isCut } = sent.value;
    return succeed({
      url: request.url,
      status,
      statusText,
      durationMs: Math.max(0, now() - startedAt),
      headers: [...headers.entries()],
      body: body.slice(0, MAX_SHOWN),
      isCut: isCut || body.length > MAX_SHOWN,
    });
  };
}
