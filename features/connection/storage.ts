import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';

const AddressesSchema = z.object({ partnerUrl: z.string(), clientUrl: z.string() });

const SettingsSchema = z.object({
  environment: EnvironmentSchema,
  production: AddressesSchema,
  sandbox: AddressesSchema,
  /** Incremented when URLs or keys change. Tokens of an older generation are not used. */
  generation: z.int().nonnegative(),
});
export type Settings = z.infer<typeof SettingsSchema>;

export const settingsItem: StoredItem<Settings> = {
  area: 'local',
  key: 'settings',
  schema: SettingsSchema,
  version: 1,
  fallback: {
    environment: 'production',
    production: { partnerUrl: '', clientUrl: '' },
    sandbox: { partnerUrl: '', clientUrl: '' },
    generation: 0,
  },
};

/** A Partner API key or a Client API access token. It is sent only to the origin that it was entered for. */
export const ApiKeySchema = z.object({ origin: z.string(), key: z.string().min(1) });

/** Names of the secrets in the secret store. */
export const secretName = {
  apiKey: (environment: Environment) => `apiKey:${environment}`,
  token: (environment: Environment) => `token:${environment}`,
  clientToken: (environment: Environment) => `clientToken:${environment}`,
};
