import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import { RecentEntriesSchema, RecentEntrySchema } from './model.ts';

/** The removed entries, for undo. */
const ForgottenSchema = z.object({ forgotten: z.array(RecentEntrySchema) });

/** Messages about the list of recent lookups. */
export const recentMessages = {
  /** Returns the IDs looked up in an environment, with the last seen status. */
  getRecent: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ environment: EnvironmentSchema }),
    reply: RecentEntriesSchema,
  },
  removeRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema, trackingId: TrackingIdSchema }),
    reply: ForgottenSchema,
  },
  /** Removes all IDs of one environment. */
  clearRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ForgottenSchema,
  },
  /** Restores removed entries. */
  restoreRecent: { from: 'extension', request: ForgottenSchema, reply: EmptySchema },
} as const satisfies MessageMap;
