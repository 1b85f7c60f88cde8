import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { type RecentEntry, RecentEntrySchema } from './model.ts';

/** The looked-up IDs with the last seen status; no personal data. Latest lookup first. */
export const recentItem: StoredItem<RecentEntry[]> = {
  area: 'local',
  key: 'recent.entries',
  schema: z.array(RecentEntrySchema),
  version: 1,
  fallback: [],
};

/** The latest entries, which are not in `recentItem` yet. Oldest lookup first. */
export const unsavedRecentItem: StoredItem<RecentEntry[]> = {
  area: 'session',
  key: 'recent.unsaved',
  schema: z.array(RecentEntrySchema),
  version: 1,
  fallback: [],
};
