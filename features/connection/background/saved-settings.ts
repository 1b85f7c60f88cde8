import { lazyAsync } from '../../../utils/async.ts';
import type { Stored } from '../../../utils/storage.ts';
import type { Settings } from '../storage.ts';
import { applyPolicy, type ConnectionPolicy } from './connection-rules.ts';

export interface SettingsDependencies {
  readSettings(): Promise<Stored<Settings>>;
  writeSettings(settings: Settings): Promise<void>;
  /** What an organisation has set; it takes precedence over everything that was saved. */
  readPolicy(): Promise<ConnectionPolicy>;
}

/** The connection settings. Nothing else writes them, so one reading is valid until the next write here. */
export function createSavedSettings({ readSettings, writeSettings, readPolicy }: SettingsDependencies) {
  let known = lazyAsync(readSettings);
  const readSaved = (): Promise<Stored<Settings>> => known();

  return {
    /** As they were saved, without the policy. */
    readSaved,

    /** As they apply: the saved settings with the policy over them. */
    async read(): Promise<Stored<Settings>> {
      const [{ state, value }, policy] = await Promise.all([readSaved(), readPolicy()]);
      return { state, value: applyPolicy(value, policy) };
    },

    async write(settings: Settings): Promise<void> {
      // Listeners for the change may read the settings before the write has settled here.
      known = lazyAsync(readSettings);
      try {
        await writeSettings(settings);
      } finally {
        known = lazyAsync(readSettings);
      }
    },
  };
}
