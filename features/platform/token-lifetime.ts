import { safeRead, z } from '../../utils/zod.ts';

/** Validity of a Partner API token: 24 hours (docs/platform-api.md#limits), in milliseconds. */
export const MAX_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Times from the token's claims, by the platform's clock. Milliseconds since 1970. */
export interface TokenTimes {
  issuedAt: number;
  expiresAt: number;
}

/** In seconds: the year 5138. A larger number is not in seconds, against RFC 7519, so it shows nothing about a clock. */
const ClaimSchema = z.number().check(z.minimum(0), z.maximum(1e11));
const ClaimsSchema = z.object({ iat: ClaimSchema, exp: ClaimSchema });

/**
 * Returns how long a token is valid, from its claims, which are used for nothing else. Uses the span `exp − iat` rather
 * than `exp`, so that a wrong local clock does no harm.
 * @param token a JWT, or any text
 * @returns milliseconds, at most 24 h; 24 h if the claims are absent or invalid
 */
export function tokenLifetime(token: string): number {
  const times = readTokenTimes(token);
  const lifetime = times ? times.expiresAt - times.issuedAt : 0;
  return lifetime > 0 ? Math.min(lifetime, MAX_LIFETIME_MS) : MAX_LIFETIME_MS;
}

/**
 * Reads the claims `iat` and `exp` of a token, to compare this computer's clock with the platform's.
 * @param token a JWT, or any text
 * @returns `undefined` if one of them is absent or no plausible time
 */
export function readTokenTimes(token: string): TokenTimes | undefined {
  const claims = safeRead(ClaimsSchema, decodePayload(token));
  if (!claims.success) return undefined;
  return { issuedAt: claims.data.iat * 1000, expiresAt: claims.data.exp * 1000 };
}

function decodePayload(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
