import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { fromOldStatus, mapStored, withStored } from '../shipment/old-status.ts';
import { type LastList, LastListSchema, type RecentEntry, RecentEntrySchema } from './model.ts';

/** Reads the entries of version 1, whose states had other names. */
function fromOldEntries(entries: unknown): unknown {
  return mapStored(entries, (entry) => withStored(fromOldStatus(entry), 'before', fromOldStatus));
}

/** The looked-up IDs with the last seen status; no personal data. Latest lookup first. */
export const recentItem: StoredItem<RecentEntry[]> = {
  ...FOLLOWED_ITEMS.recent,
  schema: z.array(RecentEntrySchema),
  version: 2,
  migrate: fromOldEntries,
  fallback: [],
};

/** The latest entries, which are not in `recentItem` yet. Oldest lookup first. */
export const unsavedRecentItem: StoredItem<RecentEntry[]> = {
  area: 'session',
  key: 'recent.unsaved',
  schema: z.array(RecentEntrySchema),
  version: 2,
  migrate: fromOldEntries,
  fallback: [],
};

export const lastListItem: StoredItem<LastList> = {
  ...FOLLOWED_ITEMS.lastList,
  schema: LastListSchema,
  version: 1,
  fallback: { trackingIds: [], begunAt: 0 },
};
