import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { MAX_STATUSES_ASKED } from '../shipment/limits.ts';
import { KnownStatusSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Whether IDs in tickets are coloured by the status of their shipments. */
const StatusColorsSwitchSchema = z.object({ isOn: z.boolean() });
const StatusColorsReplySchema = z.object({
  isOn: z.boolean(),
  /** The stored setting is damaged or from a newer version, so the colours are off. */
  unreadable: z.optional(z.literal(true)),
});
export type StatusColorsReply = z.infer<typeof StatusColorsReplySchema>;

/** Messages for colouring IDs by their last known status. */
export const statusColorsMessages = {
  /** Returns the last known statuses of IDs that a frame highlights. IDs without a status are left out. */
  getKnownStatuses: {
    from: 'page',
    request: z.object({ trackingIds: z.array(TrackingIdSchema).check(z.maxLength(MAX_STATUSES_ASKED)) }),
    reply: z.object({ statuses: z.array(KnownStatusSchema) }),
  },
  getStatusColors: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: StatusColorsReplySchema,
  },
  /** Switches the colours on or off in all open pages. */
  setStatusColors: { from: 'extension', request: StatusColorsSwitchSchema, reply: StatusColorsReplySchema },
} as const satisfies MessageMap;
