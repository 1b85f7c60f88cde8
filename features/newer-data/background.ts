import type { HandlersOf } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import type { StorageAccess, StoredItem } from '../../utils/storage.ts';
import type { newerDataMessages } from './messages.ts';

interface Dependencies {
  /** The items that may be reset to their defaults. */
  items: readonly StoredItem<unknown>[];
  storage: Pick<StorageAccess, 'read' | 'reset'>;
  /** Each makes a service drop the values that it holds in memory. */
  forget: readonly (() => void)[];
}

/**
 * Finds items that a newer version of Waybill stored, and resets them when the user has decided to lose them. Until then
 * every write of such an item is refused (`StorageAccess.write`).
 */
export function newerDataHandlers(dependencies: Dependencies): HandlersOf<typeof newerDataMessages> {
  const { items, storage, forget } = dependencies;

  async function newerItems(): Promise<StoredItem<unknown>[]> {
    const states = await Promise.all(items.map(async (item) => (await storage.read(item)).state));
    return items.filter((_, index) => states[index] === 'newer');
  }
  const newerKeys = async () => succeed({ keys: (await newerItems()).map(({ key }) => key) });

  return {
    getNewerData: newerKeys,
    async replaceNewerData({ keys }) {
      const chosen = (await newerItems()).filter(({ key }) => keys.includes(key));
      // Not only after the write: pages may load the new values before it has settled.
      for (const drop of forget) drop();
      await storage.reset(chosen);
      for (const drop of forget) drop();
      return newerKeys();
    },
  };
}
