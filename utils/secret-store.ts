import { createStore, del, get, set } from 'idb-keyval';
import { browser } from './browser.ts';
import type { ClosableArea } from './storage.ts';

/** Stores keys and tokens where content scripts cannot read them. Used only by the background. */
export interface SecretStore {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

const PREFIX = 'secret:';

/**
 * Opens the store: `storage.local`, after closing it to content scripts; in browsers that cannot close it, the
 * extension's IndexedDB. Call it at every start of the background, because browsers may reset the access level.
 */
export function openSecretStore(): SecretStore {
  const area: typeof browser.storage.local & ClosableArea = browser.storage.local;
  if (!area.setAccessLevel) return indexedDbStore();
  const closed = area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  return {
    async read(name) {
      await closed;
      return (await area.get(PREFIX + name))[PREFIX + name];
    },
    async write(name, value) {
      await closed;
      await area.set({ [PREFIX + name]: value });
    },
    async remove(name) {
      await closed;
      await area.remove(PREFIX + name);
    },
  };
}

function indexedDbStore(): SecretStore {
  const database = createStore('waybill', 'secrets');
  return {
    read: (name) => get(name, database),
    write: (name, value) => set(name, value, database),
    remove: (name) => del(name, database),
  };
}
