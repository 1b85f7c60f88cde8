import { parseBaseUrl } from '../../../utils/base-url.ts';
import type { SecretStore } from '../../../utils/secret-store.ts';
import { safeRead } from '../../../utils/zod.ts';
import { TokenRecordSchema } from '../../platform/token-record.ts';
import type { TokenStore } from '../../platform/token-source.ts';
import { ApiKeySchema, secretName } from '../storage.ts';

/**
 * Stores API keys and Client API access tokens. Each is bound to the origin it was entered for and never returned for
 * another one.
 * @param store secrets by name; names are those of `secretName`
 */
export function createConnectionSecrets(store: SecretStore) {
  /** @returns the secret, if it was entered for this origin */
  async function read(name: string, origin: string): Promise<string | undefined> {
    const stored = safeRead(ApiKeySchema, await store.read(name));
    return stored.success && stored.data.origin === origin ? stored.data.key : undefined;
  }

  /**
   * Stores a new secret for the origin of a URL. Without a new secret, removes the stored one if it is bound to
   * another origin.
   * @returns whether anything changed
   */
  async function save(name: string, address: string, newSecret: string | undefined): Promise<boolean> {
    const parsed = parseBaseUrl(address);
    const origin = parsed.ok ? parsed.url.origin : undefined;
    const stored = safeRead(ApiKeySchema, await store.read(name));
    if (newSecret !== undefined && origin !== undefined) {
      await store.write(name, { origin, key: newSecret });
      return true;
    }
    if (stored.success && stored.data.origin !== origin) {
      await store.remove(name);
      return true;
    }
    return false;
  }

  return { read, save, remove: (name: string) => store.remove(name) };
}

/** Stores one token per environment beside the keys, so that it survives a worker restart. Ignores damaged records. */
export function createTokenStore(secrets: SecretStore): TokenStore {
  return {
    async read({ environment }) {
      const parsed = safeRead(TokenRecordSchema, await secrets.read(secretName.token(environment)));
      return parsed.success ? parsed.data : undefined;
    },
    remove: ({ environment }) => secrets.remove(secretName.token(environment)),
    write: (record) => secrets.write(secretName.token(record.environment), record),
  };
}
