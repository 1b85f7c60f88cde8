import { z } from '../../utils/zod.ts';

/**
 * The two environments of the Client API (docs/platform-api.md#environments). Keys, tokens and results of one are never
 * used for the other.
 */
export const EnvironmentSchema = z.enum(['production', 'sandbox']);
export type Environment = z.infer<typeof EnvironmentSchema>;

export const ENVIRONMENTS = EnvironmentSchema.options;

/** A key or token that fits in an HTTP header: printable ASCII without spaces. */
export const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Everything a Partner API call needs. The background creates it from settings and keys. */
export interface PartnerConnection {
  environment: Environment;
  /** Base URL without a trailing slash. */
  partnerUrl: string;
  origin: string;
  key: string;
  /** Hash of the key. Shows whether a stored token was obtained with this key. */
  keyFingerprint: string;
  /** Incremented when the connection settings change. Data of an older generation is dropped. */
  generation: number;
  /** The platform runs on this machine, so images with loopback URLs are allowed. */
  isLoopback: boolean;
}

/** Everything a Client API call needs. */
export interface ClientConnection {
  /** Base URL without a trailing slash. */
  clientUrl: string;
  /** An optional access token from the platform's dashboard. */
  token?: string;
}

/** Times of an environment's stored token, without the token itself. Milliseconds since 1970. */
export const TokenStateSchema = z.object({ obtainedAt: z.number(), validUntil: z.number() });
export type TokenState = z.infer<typeof TokenStateSchema>;

/** Not `z.tuple`, which would weigh two kilobytes in the background for this alone. */
const HeaderSchema = z.custom<[name: string, value: string]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string'),
);

/** The platform's response to a test webhook. The specification defines no body, so the body stays text. */
export const WebhookReplySchema = z.object({
  url: z.string(),
  status: z.int(),
  statusText: z.string(),
  durationMs: z.number().check(z.nonnegative()),
  headers: z.array(HeaderSchema),
  /** At most 100 000 characters. */
  body: z.string(),
  isCut: z.boolean(),
});
export type WebhookReply = z.infer<typeof WebhookReplySchema>;
