import { isObject } from '../../utils/json.ts';
import { type Failure, fail, succeed } from '../../utils/outcome.ts';
import { safeRead, z } from '../../utils/zod.ts';
import { findAuthError, isErrorReply, messageOf, platformFailure, readJson } from './api-reply.ts';
import type { Http, HttpReply } from './http.ts';
import { keySecret } from './mask-secrets.ts';
import type { PartnerConnection } from './model.ts';
import { TokenSchema } from './token-record.ts';

const SuccessSchema = z.object({ success: z.literal(true), data: z.object({ accessToken: TokenSchema }) });

/**
 * Exchanges a Partner API key for a JWT. `isRefusal`: the platform itself has rejected the key, so the same key would
 * be rejected again. Responses of proxies, and faults of the platform, do not count.
 */
export type Exchange = (connection: PartnerConnection, signal: AbortSignal) => Promise<Exchanged>;
type Exchanged = { ok: true; value: string } | { ok: false; failure: Failure; isRefusal?: boolean };

/**
 * The token exchange (docs/platform-api.md#token-exchange): `GET {partner_url}/auth/token` with `X-API-Key`.
 * Retries once after a network failure or a 5xx, so that a rejected key costs at most two requests.
 * @returns the JWT; `keyRejected` if the response rejects the key; or another failure
 */
export function createExchange(http: Http): Exchange {
  return async (connection, signal) => {
    const { host } = new URL(connection.partnerUrl);
    const sent = await http({
      method: 'GET',
      url: `${connection.partnerUrl}/auth/token`,
      headers: { Accept: 'application/json', 'X-API-Key': connection.key },
      retries: 1,
      signal,
      environment: connection.environment,
      secrets: [keySecret(connection.key)],
      readToken: readNewToken,
    });
    if (!sent.ok) return sent;
    const { status, token } = sent.value;
    if (token !== undefined && status < 300) return succeed(token);
    const json = readJson(sent.value);
    if (rejectsKey(sent.value, json)) {
      const detail = messageOf(json);
      const rejected = fail('keyRejected', { host, status, ...(detail === undefined ? {} : { detail }) });
      return isObject(json) && status >= 400 && status <= 403 ? { ...rejected, isRefusal: true } : rejected;
    }
    return isErrorReply(sent.value, json)
      ? platformFailure(host, sent.value, json)
      : fail('unreadableReply', { host, status });
  };
}

function readNewToken(body: string): string | undefined {
  return safeRead(SuccessSchema, readJson({ body, isCut: false })).data?.data.accessToken;
}

function rejectsKey(reply: HttpReply, json: unknown): boolean {
  const authError = findAuthError(reply, json);
  // A firewall blocks requests with a page and status 403.
  if (authError === 'forbidden') return json !== undefined || reply.body.trim() === '';
  if (authError) return true;
  // "Error generating API token" with status 200 or 5xx does not say that the key is at fault.
  return reply.status >= 400 && reply.status <= 403 && isObject(json) && json.success === false;
}
