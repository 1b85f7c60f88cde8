import type { StoredItem } from '../../utils/storage.ts';
import { type WatchBook, WatchBookSchema } from './watch.ts';

/** IDs that are followed until delivered: no personal data. */
export const watchesItem: StoredItem<WatchBook> = {
  area: 'local',
  key: 'watches',
  schema: WatchBookSchema,
  version: 1,
  fallback: { watches: [], askedAt: 0, rests: {} },
};
