import { TokenRecordSchema, type TokenStore } from '../../utils/platform/token-source.ts';
import type { SecretStore } from '../../utils/secret-store.ts';
import { secretName } from '../../utils/storage.ts';

/** Keeps tokens beside the keys, one record an environment, so that they outlive the worker. Damaged records are dropped. */
export function createTokenStore(secrets: SecretStore): TokenStore {
  return {
    async read({ environment }) {
      const parsed = TokenRecordSchema.safeParse(await secrets.read(secretName.token(environment)));
      return parsed.success ? parsed.data : undefined;
    },
    remove: ({ environment }) => secrets.remove(secretName.token(environment)),
    write: (record) => secrets.write(secretName.token(record.environment), record),
  };
}
