import type { MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Messages that look up shipments. */
export const lookupMessages = {
  /**
   * Looks up a shipment. `refresh` sends a request even if a recent lookup is cached, and retries a rejected key. An
   * `environment` is asked for this lookup only, whichever is selected.
   */
  getShipment: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({
      trackingId: TrackingIdSchema,
      refresh: z.boolean(),
      environment: z.optional(EnvironmentSchema),
    }),
    reply: LookupSchema,
  },
  /** Returns the cached lookups of IDs, without a request to the platform; in the selected environment or a named one. */
  getCachedLookups: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({
      trackingIds: z.array(TrackingIdSchema),
      environment: z.optional(EnvironmentSchema),
    }),
    reply: z.object({ lookups: z.array(LookupSchema) }),
  },
} as const satisfies MessageMap;
