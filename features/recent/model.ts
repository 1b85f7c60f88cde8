import { z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { LastSeenStatusSchema, TrackingIdSchema } from '../shipment/model.ts';

/** A shipment's status when the agent last saw it, and the previous one. */
export const RecentEntrySchema = z.object({
  ...LastSeenStatusSchema.shape,
  trackingId: TrackingIdSchema,
  environment: EnvironmentSchema,
  /** The different status that the agent last saw before this visit or, if there was none, first saw during it. */
  before: z.optional(LastSeenStatusSchema),
});
export type RecentEntry = z.infer<typeof RecentEntrySchema>;

/** The IDs of the latest table of a bulk lookup. */
export const LastListSchema = z.object({
  trackingIds: z.array(TrackingIdSchema),
  /** When the list was begun, in milliseconds since 1970. Identifies the list, because another may have the same IDs. */
  begunAt: z.number(),
  /** When IDs were last removed from it. */
  removedAt: z.optional(z.number()),
});
export type LastList = z.infer<typeof LastListSchema>;

export const RecentEntriesSchema = z.object({
  /** Entries of one environment, latest lookup first. */
  entries: z.array(RecentEntrySchema),
  /** The stored entries are damaged or from a newer version; nothing is added before the list is cleared. */
  unreadable: z.boolean(),
  /** How long new entries are saved; 0 if they are not. */
  days: z.int(),
});
export type RecentEntries = z.infer<typeof RecentEntriesSchema>;
