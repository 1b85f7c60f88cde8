import { z } from '../../utils/zod.ts';

/**
 * The two environments of the Client API (docs/platform-api.md#environments); keys, tokens and answers of one never
 * serve the other.
 */
export const EnvironmentSchema = z.enum(['production', 'sandbox']);
export type Environment = z.infer<typeof EnvironmentSchema>;

export const ENVIRONMENTS = EnvironmentSchema.options;

/** Everything that a Partner API call needs to know; made by the background from settings and keys. */
export interface PartnerConnection {
  environment: Environment;
  /** Base address without a trailing slash. */
  partnerUrl: string;
  origin: string;
  key: string;
  /** Hash of the key, to tell whether a stored token was made with it. */
  keyFingerprint: string;
  /** Counts the changes of the connection settings; what belongs to an older generation is dropped. */
  generation: number;
  /** The platform runs on this machine: images from loopback may be shown. */
  isLoopback: boolean;
}

/** What a Client API call needs. */
export interface ClientConnection {
  /** Base address without a trailing slash. */
  clientUrl: string;
  /** An access token from the platform's dashboard; most people store none. */
  token?: string;
}

/** The token that is kept for an environment, without the token itself. Milliseconds since 1970. */
export const TokenStateSchema = z.object({ obtainedAt: z.number(), validUntil: z.number() });
export type TokenState = z.infer<typeof TokenStateSchema>;

/** What the platform answered to a test webhook. The specification shows no body, so it stays text. */
export const WebhookReplySchema = z.object({
  url: z.string(),
  status: z.number().int(),
  statusText: z.string(),
  durationMs: z.number().nonnegative(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** At most 100 000 characters. */
  body: z.string(),
  isCut: z.boolean(),
});
export type WebhookReply = z.infer<typeof WebhookReplySchema>;
