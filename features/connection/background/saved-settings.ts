import { lazyAsync } from '../../../utils/async.ts';
import type { SecretChanges } from '../../../utils/secret-store.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { Settings } from '../storage.ts';
import { applyPolicy, type ConnectionPolicy } from './connection-rules.ts';

export interface SettingsDependencies {
  readSettings(): Promise<Stored<Settings>>;
  /**
   * Writes settings, secrets and other stored items: all of them or, if it rejects, none.
   * @param items in their stored form
   */
  writeSettings(
    settings: Settings,
    changes: SecretChanges,
    items: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  /** Reads the organisation's policy, which takes precedence over saved settings. */
  readPolicy(): Promise<ConnectionPolicy>;
}

/** The connection settings. They are read once and cached until the next write here. */
export function createSavedSettings({ readSettings, writeSettings, readPolicy }: SettingsDependencies) {
  let known = lazyAsync(readSettings);
  const readSaved = (): Promise<Stored<Settings>> => known();

  return {
    /** Reads the saved settings without the policy. */
    readSaved,

    /** Reads the effective settings, which are the saved ones with the policy applied, and this policy. */
    async read(): Promise<Stored<Settings> & { policy: ConnectionPolicy }> {
      const [{ state, value }, policy] = await Promise.all([readSaved(), readPolicy()]);
      return { state, value: applyPolicy(value, policy), policy };
    },

    /** Call when something else has written the settings. */
    forget() {
      known = lazyAsync(readSettings);
    },

    /** Writes settings, secrets and other stored items: all of them or, if it rejects, none. */
    async write(
      settings: Settings,
      changes: SecretChanges = {},
      items: Readonly<Record<string, unknown>> = {},
    ): Promise<void> {
      // Storage listeners may read the settings before this write has settled.
      known = lazyAsync(readSettings);
      try {
        await writeSettings(settings, changes, items);
      } finally {
        known = lazyAsync(readSettings);
      }
    },
  };
}
