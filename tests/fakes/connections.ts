import type { Connection, Connections } from '../../features/connection/model.ts';
import type { SecretChanges, SecretStore } from '../../utils/secret-store.ts';

/** An environment that is not configured. */
export const NOTHING: Connection = {
  partnerUrl: '',
  clientUrl: '',
  hasKey: false,
  hasClientToken: false,
  missingAccess: [],
};

/** The background's reply to `getConnections`, for tests. */
export function connections(sandbox: Partial<Connection>, more: Partial<Connections> = {}): Connections {
  return {
    environment: 'sandbox',
    production: NOTHING,
    sandbox: { ...NOTHING, ...sandbox },
    unreadable: false,
    ...more,
  };
}

/** The sandbox is configured, and selected. */
export const SAVED = connections({
  partnerUrl: 'https://partner.example',
  clientUrl: 'https://client.example',
  hasKey: true,
});

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
