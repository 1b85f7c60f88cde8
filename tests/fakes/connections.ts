import type { Connection, Connections } from '../../features/connection/model.ts';
import type { SecretChanges, SecretStore } from '../../utils/secret-store.ts';

/** The background's reply to `getConnections`, for tests. */
export function connections(sandbox: Partial<Connection>, more: Partial<Connections> = {}): Connections {
  const one = { partnerUrl: '', clientUrl: '', hasKey: false, hasClientToken: false, missingAccess: [] };
  return {
    environment: 'sandbox',
    production: one,
    sandbox: { ...one, ...sandbox },
    unreadable: false,
    ...more,
  };
}

/** Writes secrets to a map, as `SecretStore.writeWith` does. */
export function applyChanges(secrets: Map<string, unknown>, changes: SecretChanges): void {
  for (const [name, secret] of Object.entries(changes)) {
    if (secret === null) secrets.delete(name);
    else secrets.set(name, secret);
  }
}

/** The secrets of a map, stored for good or until the browser closes. */
export function secretsIn(
  secrets: Map<string, unknown>,
  endsWithBrowser = false,
): Pick<SecretStore, 'read' | 'remove' | 'endsWithBrowser'> {
  return {
    read: async (name) => secrets.get(name),
    remove: async (name) => void secrets.delete(name),
    endsWithBrowser: async () => endsWithBrowser,
  };
}
