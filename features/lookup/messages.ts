import type { MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Looking shipments up. */
export const lookupMessages = {
  /** Looks a shipment up. `refresh` asks the platform even when a recent answer is kept, and retries a rejected key. */
  getShipment: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ trackingId: TrackingIdSchema, refresh: z.boolean() }),
    reply: LookupSchema,
  },
  /** What is known of some IDs in the selected environment from this browser session. Asks the platform nothing. */
  getKept: {
    from: 'extension',
    isRepeatable: true,
    request: z.object({ trackingIds: z.array(TrackingIdSchema) }),
    reply: z.object({ lookups: z.array(LookupSchema) }),
  },
} as const satisfies MessageMap;
