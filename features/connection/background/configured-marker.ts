import { createStore, get, set } from 'idb-keyval';
import type { Stored } from '../../../utils/storage.ts';
import type { Settings } from '../storage.ts';

/**
 * Remembers, outside `storage.local`, that an address was saved. Without it, settings that the browser has lost (a crash,
 * a full disk, a damaged profile) would look like a first run.
 */
export interface ConfiguredMarker {
  wasConfigured(): Promise<boolean>;
  /** Call after each write of the settings. */
  note(settings: Settings): Promise<void>;
}

const KEY = 'isConfigured';

/**
 * Opens the marker in IndexedDB. It never rejects: where IndexedDB is refused (Firefox with "Never remember history"),
 * lost settings look like a first run.
 */
export function openConfiguredMarker(): ConfiguredMarker {
  const database = () => createStore('waybill-marker', 'marker');
  return {
    async wasConfigured() {
      try {
        return (await get(KEY, database())) === true;
      } catch {
        return false;
      }
    },
    async note({ production, sandbox }) {
      const isConfigured = [production, sandbox].some(
        (each) => each.partnerUrl !== '' || each.clientUrl !== '',
      );
      try {
        const store = database();
        if ((await get(KEY, store)) !== isConfigured) await set(KEY, isConfigured, store);
      } catch {
        // Without the marker, only the detection of lost settings fails: the settings themselves are saved.
      }
    },
  };
}

/** Returns what was read, or `lost` if settings are absent that were there before. Waits for the marker only then. */
export async function withLossDetected(
  stored: Stored<Settings>,
  marker: ConfiguredMarker,
): Promise<Stored<Settings>> {
  // Not awaited: the marker exists already, unless an older version saved the settings.
  if (stored.state === 'kept') void marker.note(stored.value);
  if (stored.state !== 'absent' || !(await marker.wasConfigured())) return stored;
  return { state: 'lost', value: stored.value };
}
