import { OptionalTextSchema, z } from '../../utils/zod.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';
import { ManagedFieldSchema } from '../policy/model.ts';

/** One environment's connection as the options page receives it, without the key. */
const ConnectionSchema = z.object({
  partnerUrl: z.string(),
  clientUrl: z.string(),
  /** A key is stored for exactly this Partner API origin. */
  hasKey: z.boolean(),
  /** A Client API access token is stored for exactly this Client API origin. */
  hasClientToken: z.boolean(),
  /** Origins of the two URLs that the browser has not granted, such as `https://api.example.com`. */
  missingAccess: z.array(z.string()),
  /** Fields that a policy sets and the user cannot change. Absent if there are none. */
  managed: z.optional(z.array(ManagedFieldSchema)),
});
export type Connection = z.infer<typeof ConnectionSchema>;

export const ConnectionsSchema = z.object({
  environment: EnvironmentSchema,
  production: ConnectionSchema,
  sandbox: ConnectionSchema,
  /** The stored settings are damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
  /** The settings are unreadable because the browser has lost them. */
  isLost: z.optional(z.boolean()),
  /** The browser stores no keys: they are kept in memory until it closes. */
  keysEndWithBrowser: z.optional(z.boolean()),
  /** A policy selects the environment. */
  isEnvironmentManaged: z.optional(z.boolean()),
});
export type Connections = z.infer<typeof ConnectionsSchema>;

/** Whether nothing is configured in either environment. False if the stored settings are unreadable. */
export function isFirstRun({ production, sandbox, unreadable }: Connections): boolean {
  return (
    !unreadable && [production, sandbox].every((each) => each.partnerUrl === '' && each.clientUrl === '')
  );
}

/** Whether the environment that lookups use has no address, although the other one may have been set up. */
export function lacksSelectedEnvironment(saved: Connections): boolean {
  return !saved.unreadable && !isFirstRun(saved) && saved[saved.environment].partnerUrl === '';
}

export const ConnectionDraftSchema = z.object({
  /** Empty, or a base URL that `utils/base-url.ts` accepts. */
  partnerUrl: z.string(),
  clientUrl: z.string(),
  /** A new key. If absent, the stored key remains, provided that the origin is unchanged. */
  newKey: OptionalTextSchema,
  /** A new Client API access token, with the same rule as `newKey`. */
  newClientToken: OptionalTextSchema,
});
export type ConnectionDraft = z.infer<typeof ConnectionDraftSchema>;

/** The outcome of a token exchange, without the token. */
export const ConnectionCheckSchema = z.object({
  environment: EnvironmentSchema,
  host: z.string(),
  /** End of the token's validity, milliseconds since 1970. */
  validUntil: z.number(),
  /** Issue and expiry time by the platform's clock, if the token contains them. Milliseconds since 1970. */
  times: z.optional(z.object({ issuedAt: z.number(), expiresAt: z.number() })),
});
export type ConnectionCheck = z.infer<typeof ConnectionCheckSchema>;

/** The ID of the heading of one environment's fields in the settings, which can have the focus. */
export const legendIdOf = (environment: Environment): string => `${environment}-fields`;
