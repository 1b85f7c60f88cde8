import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import { WatchesSchema, WatchSchema } from './model.ts';

/** Messages about watched IDs. */
export const watchMessages = {
  getWatches: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: WatchesSchema },
  /** Whether the browser shows notifications. A message, because a card in Firefox has no access to permissions. */
  getNotificationAccess: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ isGranted: z.boolean() }),
  },
  /** Watches an ID until it is delivered. `resumed`: a watch that was just stopped, to be continued unchanged. */
  watch: {
    from: 'extension',
    request: z.object({
      environment: EnvironmentSchema,
      trackingId: TrackingIdSchema,
      resumed: z.optional(WatchSchema),
    }),
    reply: WatchesSchema,
  },
  unwatch: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema, trackingId: TrackingIdSchema }),
    reply: WatchesSchema,
  },
} as const satisfies MessageMap;
