import { originOf } from '../../../utils/base-url.ts';
import type { SecretChanges, SecretStore } from '../../../utils/secret-store.ts';
import { safeRead } from '../../../utils/zod.ts';
import type { Environment } from '../../platform/model.ts';
import { TokenRecordSchema } from '../../platform/token-record.ts';
import type { TokenStore } from '../../platform/token-source.ts';
import { BoundSecretSchema, secretName } from '../storage.ts';

/**
 * Stores API keys and Client API access tokens. Each is bound to the origin it was entered for and never returned for
 * another one.
 * @param store secrets by name; names are those of `secretName`
 */
export function createConnectionSecrets(store: Pick<SecretStore, 'read' | 'remove'>) {
  /** Reads a secret and its origin, which older versions stored with the dot of a complete host name. */
  async function readBound(name: string) {
    const stored = safeRead(BoundSecretSchema, await store.read(name));
    return stored.success ? { key: stored.data.key, origin: originOf(stored.data.origin) } : undefined;
  }

  /** @returns the secret, if it was entered for this origin */
  async function read(name: string, origin: string): Promise<string | undefined> {
    const bound = await readBound(name);
    return bound?.origin === origin ? bound.key : undefined;
  }

  /**
   * Returns the change that makes a secret match a URL: a new secret is bound to the origin of the URL. Without a new
   * secret, the stored one is removed if it is bound to another origin.
   * @returns the secret's name with its new value or `null`; empty if nothing changes
   */
  async function changeFor(
    name: string,
    address: string,
    newSecret: string | undefined,
  ): Promise<SecretChanges> {
    const origin = originOf(address);
    if (newSecret !== undefined && origin !== undefined) return { [name]: { origin, key: newSecret } };
    const bound = await readBound(name);
    return bound && bound.origin !== origin ? { [name]: null } : {};
  }

  return { read, changeFor, remove: (name: string) => store.remove(name) };
}

/**
 * Stores one token per environment beside the keys, so that it survives a worker restart. Ignores damaged records.
 * @param currentGeneration of an environment's settings; the token of an exchange that began before they changed is
 * dropped, because it could replace the token of the new key
 */
export function createTokenStore(
  secrets: Pick<SecretStore, 'read' | 'write' | 'remove'>,
  currentGeneration: (environment: Environment) => Promise<number>,
): TokenStore {
  return {
    async read({ environment }) {
      const parsed = safeRead(TokenRecordSchema, await secrets.read(secretName.token(environment)));
      return parsed.success ? parsed.data : undefined;
    },
    remove: ({ environment }) => secrets.remove(secretName.token(environment)),
    async write(record) {
      if (record.generation !== (await currentGeneration(record.environment))) return;
      await secrets.write(secretName.token(record.environment), record);
    },
  };
}
