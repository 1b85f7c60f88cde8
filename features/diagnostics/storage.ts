import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { type ActivityEntry, ActivityEntrySchema } from './activity.ts';

/** The last requests, without what they were about. Latest first. */
export const activityItem: StoredItem<ActivityEntry[]> = {
  area: 'session',
  key: 'activity',
  schema: z.array(ActivityEntrySchema),
  version: 1,
  fallback: [],
};
