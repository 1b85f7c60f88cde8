import type { MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Messages that look up shipments. */
export const lookupMessages = {
  /**
   * Looks up a shipment. `refresh` sends a request even if a recent lookup is cached, and retries a rejected key.
   * `environment` replaces the selected environment for this lookup only.
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
  /** Returns the cached lookups of IDs in `environment` or else in the selected one. Sends no request to the platform. */
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
