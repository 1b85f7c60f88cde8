import { z } from '../../utils/zod.ts';
import { ENVIRONMENTS, type Environment, EnvironmentSchema } from '../platform/model.ts';
import { ManagedFieldSchema } from '../policy/model.ts';

/** One environment's connection as the options page may see it: never the key itself. */
const ConnectionSchema = z.object({
  partnerUrl: z.string(),
  clientUrl: z.string(),
  /** A key is stored for exactly this Partner API origin. */
  hasKey: z.boolean(),
  /** A Client API access token is stored for exactly this Client API origin. */
  hasClientToken: z.boolean(),
  /** Origins of the two addresses that the browser has not granted, such as `https://api.example.com`. */
  missingAccess: z.array(z.string()),
  /** Set by a policy, and not to be changed. Absent: nothing is. */
  managed: z.array(ManagedFieldSchema).optional(),
});
export type Connection = z.infer<typeof ConnectionSchema>;

export const ConnectionsSchema = z.object({
  environment: EnvironmentSchema,
  production: ConnectionSchema,
  sandbox: ConnectionSchema,
  /** Settings are there but damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
  /** A policy has selected the environment. */
  isEnvironmentManaged: z.boolean().optional(),
});
export type Connections = z.infer<typeof ConnectionsSchema>;

/** Nothing is configured in either environment: the first run, unless settings are there but unreadable. */
export function isFirstRun({ production, sandbox, unreadable }: Connections): boolean {
  return (
    !unreadable && [production, sandbox].every((each) => each.partnerUrl === '' && each.clientUrl === '')
  );
}

/** The environments to choose between, by their names: the harmless one first. */
export function environmentChoices(
  names: Record<Environment, string>,
): { value: Environment; text: string }[] {
  return ENVIRONMENTS.toReversed().map((value) => ({ value, text: names[value] }));
}

export const ConnectionDraftSchema = z.object({
  /** Empty, or a base address as `utils/base-url.ts` accepts it. */
  partnerUrl: z.string(),
  clientUrl: z.string(),
  /** A new key; absent keeps the stored one, if the origin is unchanged. */
  newKey: z.string().optional(),
  /** A new Client API access token, as `newKey`. */
  newClientToken: z.string().optional(),
});
export type ConnectionDraft = z.infer<typeof ConnectionDraftSchema>;

/** The outcome of a token exchange, without the token. */
export const ConnectionCheckSchema = z.object({
  environment: EnvironmentSchema,
  host: z.string(),
  /** End of the token's validity, milliseconds since 1970. */
  validUntil: z.number(),
  /** When the token was issued and ends by the platform's clock, where it says so. Milliseconds since 1970. */
  times: z.object({ issuedAt: z.number(), expiresAt: z.number() }).optional(),
});
export type ConnectionCheck = z.infer<typeof ConnectionCheckSchema>;
