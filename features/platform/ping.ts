import { type Outcome, succeed } from '../../utils/outcome.ts';
import { platformFailure, readJson } from './api-reply.ts';
import type { Http } from './http.ts';

/** Finds out whether a host answers. */
export type Ping = (baseUrl: string, signal: AbortSignal) => Promise<Outcome<{ host: string }>>;

/**
 * Asks for the base address itself, without key and token: the Client API has no operation for this, and its only
 * specified one sends a webhook. A refusal or a redirect, which is not followed, is an answer too.
 * @returns the host; `platformError` where it answers with a 5xx; the failures of `Http` where it does not answer
 */
export function createPing(http: Http): Ping {
  return async (baseUrl, signal) => {
    const { host } = new URL(baseUrl);
    const sent = await http({ method: 'GET', url: baseUrl, retries: 0, signal });
    if (!sent.ok) {
      const hasAnswered = sent.failure.kind === 'redirected' || sent.failure.kind === 'rateLimited';
      return hasAnswered ? succeed({ host }) : sent;
    }
    if (sent.value.status >= 500) return platformFailure(host, sent.value, readJson(sent.value));
    return succeed({ host });
  };
}
