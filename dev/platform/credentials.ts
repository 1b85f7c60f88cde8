import { randomBytes } from 'node:crypto';
import { CompactSign, compactVerify } from 'jose';
import type { Environment } from '../../features/platform/model.ts';
import { parseJson } from '../../utils/json.ts';
import { z } from '../../utils/zod.ts';
import { fingerprint } from './request-log.ts';
import type { Settings } from './settings.ts';

/** See docs/platform-api.md#authentication. */
export type TokenRefusal =
  | 'MissingTokenError'
  | 'ExpiredTokenError'
  | 'InvalidTokenError'
  | 'TokenPayloadError';

/** A part of every key and token of local platforms, by which tests find one that has leaked. */
export const CANARY = 'Zq7vLw3KxR9t';

const ClaimsSchema = z.object({
  environment: z.string(),
  /** Fingerprint of the key that was exchanged for the token. */
  key: z.string(),
  /** Sequence number, so that all tokens issued so far can be expired together. */
  number: z.int(),
  iat: z.optional(z.int()),
  exp: z.optional(z.int()),
});

export interface Credentials {
  apiKey: string;
  accepts(apiKey: string): boolean;
  issueToken(settings: Settings): Promise<string>;
  /** @param authorization the header's value; undefined if absent */
  checkToken(authorization: string | undefined, settings: Settings): Promise<TokenRefusal | 'accepted'>;
  expireTokens(): void;
  setRevoked(revoked: boolean): void;
}

/** The key of one environment and its tokens. The signing secret is never saved. */
export function createCredentials(environment: Environment): Credentials {
  const apiKey = `local-${environment}-${CANARY}-${randomBytes(12).toString('hex')}`;
  const secret = randomBytes(32);
  let issued = 0;
  let expiredUpTo = 0;
  let isRevoked = false;

  return {
    apiKey,
    accepts: (candidate) => !isRevoked && candidate === apiKey,
    issueToken(settings) {
      issued += 1;
      const claims = { environment, key: fingerprint(apiKey), number: issued };
      return writeToken(claims, secret, settings);
    },
    async checkToken(authorization, settings) {
      if (authorization === undefined) return 'MissingTokenError';
      const payload = await readPayload(authorization, secret);
      if (payload === undefined) return 'InvalidTokenError';
      const claims = ClaimsSchema.safeParse(parseJson(payload)).data;
      if (claims === undefined) return 'TokenPayloadError';
      if (isRevoked) return 'InvalidTokenError';
      const isOver = claims.exp !== undefined && claims.exp <= platformTime(settings);
      return isOver || claims.number <= expiredUpTo ? 'ExpiredTokenError' : 'accepted';
    },
    expireTokens() {
      expiredUpTo = issued;
    },
    setRevoked(revoked) {
      isRevoked = revoked;
    },
  };
}

function platformTime(settings: Settings): number {
  return Math.floor(Date.now() / 1000) + settings.clockAheadSeconds;
}

async function writeToken(claims: object, secret: Uint8Array, settings: Settings): Promise<string> {
  if (settings.tokenForm === 'opaque') {
    return CANARY + randomBytes(24).toString('base64url');
  }
  const iat = platformTime(settings);
  const times =
    settings.tokenForm === 'withoutTimes' ? {} : { iat, exp: iat + settings.tokenLifetimeSeconds };
  const text =
    settings.tokenForm === 'undecodablePayload'
      ? `no claims here, ${CANARY}`
      : JSON.stringify({ ...claims, ...times, jti: CANARY });
  return new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: CANARY })
    .sign(secret);
}

/** The payload of a token that we signed; undefined for anything else. */
async function readPayload(authorization: string, secret: Uint8Array): Promise<string | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) return undefined;
  try {
    const { payload } = await compactVerify(token, secret, { algorithms: ['HS256'] });
    return new TextDecoder().decode(payload);
  } catch {
    return undefined;
  }
}
