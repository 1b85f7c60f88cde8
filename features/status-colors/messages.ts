import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { KnownStatusSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Whether IDs in tickets are coloured by the status of their shipments. */
const StatusColorsSwitchSchema = z.object({ isOn: z.boolean() });
export type StatusColorsSwitch = z.infer<typeof StatusColorsSwitchSchema>;

/** Messages for colouring IDs by their last known status. */
export const statusColorsMessages = {
  /** Returns the last known statuses of IDs that a frame highlights. IDs without a status are left out. */
  getKnownStatuses: {
    from: 'page',
    request: z.object({ trackingIds: z.array(TrackingIdSchema).check(z.maxLength(200)) }),
    reply: z.object({ statuses: z.array(KnownStatusSchema) }),
  },
  getStatusColors: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: StatusColorsSwitchSchema,
  },
  /** Switches the colours on or off in all open pages. */
  setStatusColors: { from: 'extension', request: StatusColorsSwitchSchema, reply: StatusColorsSwitchSchema },
} as const satisfies MessageMap;
