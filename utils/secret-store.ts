import { createStore, del, get, set } from 'idb-keyval';
import { browser } from './browser.ts';
import type { ClosableArea } from './storage.ts';

/** Keeps keys and tokens where content scripts cannot read them. Only the background uses it. */
export interface SecretStore {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

const PREFIX = 'secret:';

/**
 * Opens the store: `storage.local`, closed to content scripts first; where that cannot be done, the extension's
 * IndexedDB. To be called at every start of the background, since browsers may forget the access level.
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
