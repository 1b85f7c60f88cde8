import { FailureSchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema, HEADER_VALUE, type PartnerConnection } from './model.ts';
import { MAX_LIFETIME_MS } from './token-lifetime.ts';

export const TokenSchema = z.string().check(z.maxLength(8192), z.regex(HEADER_VALUE));

const Owner = {
  environment: EnvironmentSchema,
  origin: z.string(),
  keyFingerprint: z.string(),
  generation: z.number(),
};

/**
 * The record that survives a worker restart: a token or a key's rejection, with the connection it belongs to. Times are
 * milliseconds since 1970 by this machine's clock.
 */
export const TokenRecordSchema = z.union([
  z.object({
    ...Owner,
    kind: z.literal('token'),
    token: TokenSchema,
    receivedAt: z.number(),
    lifetimeMs: z.number().check(z.positive(), z.maximum(MAX_LIFETIME_MS)),
  }),
  z.object({ ...Owner, kind: z.literal('refusal'), failure: FailureSchema, refusedAt: z.number() }),
]);
export type TokenRecord = z.infer<typeof TokenRecordSchema>;
export type StoredToken = Extract<TokenRecord, { kind: 'token' }>;
type StoredRefusal = Extract<TokenRecord, { kind: 'refusal' }>;

/** Tokens are renewed this long before they expire, so that none expires during a request. */
const MARGIN_MS = 5 * 60 * 1000;
/**
 * How long a rejected key is not tried again. Short, because a temporary fault of the platform can look like a rejection
 * too.
 */
const REFUSAL_MS = 5 * 60 * 1000;

type Owned = Pick<PartnerConnection, keyof typeof Owner>;

/** Returns what a record must share with a connection to be used for it. */
export function ownerOf({ environment, origin, keyFingerprint, generation }: Owned) {
  return { environment, origin, keyFingerprint, generation };
}

/** Identifies the owner of a connection or record, as a key of maps. */
export function ownerKey(owned: Owned): string {
  return JSON.stringify(ownerOf(owned));
}

/** Whether a record may be used for a connection: same environment, origin, key and generation of the settings. */
export function belongsTo(record: TokenRecord, connection: PartnerConnection): boolean {
  return ownerKey(record) === ownerKey(connection);
}

/** @returns the end of a token's validity, milliseconds since 1970 */
export function endOf({ receivedAt, lifetimeMs }: StoredToken): number {
  return receivedAt + lifetimeMs;
}

/**
 * Whether a token can be sent. One received in the future cannot, because the clock was set back and its age is
 * unknown.
 */
export function isUsable(record: StoredToken, now: number): boolean {
  const margin = Math.min(MARGIN_MS, record.lifetimeMs / 2);
  return record.receivedAt <= now && now < endOf(record) - margin;
}

/** Whether a key's rejection still holds, so that the key is not tried again. */
export function holdsRefusal({ refusedAt }: StoredRefusal, now: number): boolean {
  return refusedAt <= now && now < refusedAt + REFUSAL_MS;
}
