import type { StoredItem } from '../../utils/storage.ts';
import { FailureKindSchema, z } from '../../utils/zod.ts';

/** A request with its host and result, but without ID, key, token and path. */
export const ActivityEntrySchema = z.object({
  /** Start time, milliseconds since 1970. */
  at: z.number(),
  why: z.enum(['token', 'lookup', 'testWebhook', 'selfTest']),
  method: z.enum(['GET', 'POST']),
  host: z.string(),
  /** The HTTP status, if there was a response. */
  status: z.optional(z.int()),
  /** The kind of failure, if the request failed. */
  failure: z.optional(FailureKindSchema),
  /** Time until the response was read, including all retries. */
  durationMs: z.number().check(z.nonnegative()),
});
export type ActivityEntry = z.infer<typeof ActivityEntrySchema>;
export type ActivityReason = ActivityEntry['why'];

/** Maximum number of requests in the log. */
export const MAX_ACTIVITY = 200;

/** The last requests, latest first. */
export const activityItem: StoredItem<ActivityEntry[]> = {
  area: 'session',
  key: 'diagnostics.activity',
  schema: z.array(ActivityEntrySchema),
  version: 1,
  fallback: [],
};
