import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';
import { LastListSchema, RecentEntriesSchema, RecentEntrySchema } from './model.ts';

/** The removed entries, for undo. */
const ForgottenSchema = z.object({
  forgotten: z.array(RecentEntrySchema),
  list: z.optional(LastListSchema),
});

/** Messages about the recent lookups. */
export const recentMessages = {
  /** Returns the IDs looked up in an environment, with the last seen status. */
  getRecent: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ environment: EnvironmentSchema }),
    reply: RecentEntriesSchema,
  },
  /** Removes an ID, also from the latest list. */
  removeRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema, trackingId: TrackingIdSchema }),
    reply: ForgottenSchema,
  },
  /** Removes all IDs of one environment, and the latest list. */
  clearRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ForgottenSchema,
  },
  /** Restores removed entries and a removed list. */
  restoreRecent: { from: 'extension', request: ForgottenSchema, reply: EmptySchema },
  /** Returns the latest list of the last hour, with the cached answers for its IDs. The list is empty if it was removed. */
  getLastList: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ list: z.optional(LastListSchema), lookups: z.array(LookupSchema) }),
  },
  /** Stores the IDs of a table for the next popup or panel. */
  keepLastList: {
    from: 'extension',
    request: LastListSchema,
    reply: EmptySchema,
  },
} as const satisfies MessageMap;
