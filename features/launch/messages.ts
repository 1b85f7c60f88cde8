import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { LookupRequestSchema } from '../lookup/model.ts';
import { TrackingIdSchema } from '../shipment/model.ts';

/** Lookups that were asked for outside of popup and panel. */
export const launchMessages = {
  /** Takes what was asked for outside of popup and panel, if it was in this window; it is told once. */
  takeLookupRequest: {
    from: 'extension',
    request: z.object({ windowId: z.int() }),
    reply: z.object({ request: LookupRequestSchema.optional() }),
  },
  /** Leaves a lookup to the popup or panel that opens next in a window, or is open there. */
  leaveLookup: {
    from: 'extension',
    request: z.object({ windowId: z.int(), trackingId: TrackingIdSchema }),
    reply: EmptySchema,
  },
} as const satisfies MessageMap;
