import { isJson } from '../../utils/json.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import type { Http } from './http.ts';
import type { WebhookReply } from './model.ts';
import { MASKED_TOKEN, webhookRequest } from './webhook-request.ts';

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
 * token is given, which is then blotted out of what came back. Never repeated here: what a lost reply did on the platform cannot be known. (The browser itself opens a kept connection anew that
 * breaks before any answer; an extension cannot forbid that.)
 * @returns any HTTP answer as it came, also an error status; failures only where there was no answer
 */
export function createSendWebhook(http: Http, now: () => number): SendWebhook {
  return async ({ clientUrl, token, payload, signal }) => {
    if (!isJson(payload)) return fail('invalidInput');
    const request = webhookRequest(clientUrl, token);
    // A server may echo what it was sent.
    const blotted = (text: string) => (token === undefined ? text : text.replaceAll(token, MASKED_TOKEN));
    const startedAt = now();
    const sent = await http({
      ...request,
      body: payload,
      retries: 0,
      signal,
    });
    if (!sent.ok) return sent;
    const { status, statusText, headers, isCut } = sent.value;
    const body = blotted(sent.value.body);
    return succeed({
      url: request.url,
      status,
      statusText: blotted(statusText),
      durationMs: Math.max(0, now() - startedAt),
      headers: [...headers.entries()].map(([name, value]): [string, string] => [name, blotted(value)]),
      body: body.slice(0, MAX_SHOWN),
      isCut: isCut || body.length > MAX_SHOWN,
    });
  };
}
