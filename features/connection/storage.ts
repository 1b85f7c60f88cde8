import { parseBaseUrl } from '../../utils/base-url.ts';
import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';

/** The base URL of an API, or an empty text. Nothing else is saved, so anything else is damaged. */
export const AddressSchema = z.string().check(z.refine((text) => text === '' || parseBaseUrl(text).ok));
const AddressesSchema = z.object({ partnerUrl: AddressSchema, clientUrl: AddressSchema });

const GenerationSchema = z.int().check(z.nonnegative());

const SettingsSchema = z.object({
  environment: EnvironmentSchema,
  production: AddressesSchema,
  sandbox: AddressesSchema,
  /** Incremented when URLs or keys change. Tokens of an older generation are not used. */
  generation: GenerationSchema,
  /** Those of the environments that the latest change left as they were, or changed. Without it, it changed both. */
  generations: z.optional(z.object({ production: GenerationSchema, sandbox: GenerationSchema })),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** The generation of an environment's settings: a change of the other environment leaves it as it is. */
export const generationOf = ({ generation, generations }: Settings, environment: Environment): number =>
  generations?.[environment] ?? generation;

export const settingsItem: StoredItem<Settings> = {
  ...FOLLOWED_ITEMS.settings,
  schema: SettingsSchema,
  version: 1,
  fallback: {
    environment: 'production',
    production: { partnerUrl: '', clientUrl: '' },
    sandbox: { partnerUrl: '', clientUrl: '' },
    generation: 0,
  },
};

/** The key in `storage.local` of the last change of settings and secrets that came into effect. */
export const LAST_CHANGE_KEY = 'connection.lastChange';

/** A Partner API key or a Client API access token. It is sent only to the origin that it was entered for. */
export const BoundSecretSchema = z.object({ origin: z.string(), key: z.string().check(z.minLength(1)) });

/** Names of the secrets in the secret store. */
export const secretName = {
  apiKey: (environment: Environment) => `connection.apiKey.${environment}`,
  clientToken: (environment: Environment) => `connection.clientToken.${environment}`,
  token: (environment: Environment) => `platform.token.${environment}`,
};
