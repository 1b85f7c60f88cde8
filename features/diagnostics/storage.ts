import { FailureKindSchema } from '../../utils/outcome.ts';
import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';

/** A request that was sent: where to, and the result. No ID, no key, no token, no path. */
export const ActivityEntrySchema = z.object({
  /** When it began, milliseconds since 1970. */
  at: z.number(),
  why: z.enum(['token', 'lookup', 'testWebhook', 'selfTest']),
  method: z.enum(['GET', 'POST']),
  host: z.string(),
  /** The HTTP status, if there was a reply. */
  status: z.int().optional(),
  /** Why there was no reply. */
  failure: FailureKindSchema.optional(),
  /** Until the reply was read, with all retries. */
  durationMs: z.number().nonnegative(),
});
export type ActivityEntry = z.infer<typeof ActivityEntrySchema>;
export type ActivityReason = ActivityEntry['why'];

/** How many requests the log holds. */
export const MAX_ACTIVITY = 200;

/** The last requests, latest first. */
export const activityItem: StoredItem<ActivityEntry[]> = {
  area: 'session',
  key: 'activity',
  schema: z.array(ActivityEntrySchema),
  version: 1,
  fallback: [],
};
