import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import { findAuthError, messageOf, platformFailure, readJson } from './api-reply.ts';
import type { Http } from './http.ts';
import type { PartnerConnection } from './model.ts';

/** A token that fits in an HTTP header: printable ASCII without spaces, of limited length. */
const TokenSchema = z
  .string()
  .max(8192)
  .regex(/^[\x21-\x7e]+$/);
const SuccessSchema = z.object({ success: z.literal(true), data: z.object({ accessToken: TokenSchema }) });
const RefusalSchema = z.object({ success: z.literal(false) });

/** Exchanges a Partner API key for a JWT. */
export type Exchange = (connection: PartnerConnection, signal: AbortSignal) => Promise<Outcome<string>>;

/**
 * The token exchange (docs/platform-api.md#token-exchange): `GET {partner_url}/auth/token` with `X-API-Key`.
 * Retries once after a network failure or a 5xx, so that a rejected key costs at most two requests.
 * @returns the JWT; `keyRejected` if the platform rejects the key with any status; or another failure
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
    });
    if (!sent.ok) return sent;
    const json = readJson(sent.value);
    const success = SuccessSchema.safeParse(json);
    if (success.success && sent.value.status < 300) return succeed(success.data.data.accessToken);
    if (RefusalSchema.safeParse(json).success || findAuthError(sent.value, json)) {
      const detail = messageOf(json);
      return fail('keyRejected', {
        host,
        status: sent.value.status,
        ...(detail === undefined ? {} : { detail }),
      });
    }
    return sent.value.status >= 400
      ? platformFailure(host, sent.value, json)
      : fail('unreadableReply', { host, status: sent.value.status });
  };
}
