import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { KnownStatusSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Whether IDs in tickets are coloured by the status of their shipments. */
const StatusColoursSchema = z.object({ isOn: z.boolean() });
export type StatusColours = z.infer<typeof StatusColoursSchema>;

/** Messages for colouring IDs by their last known status. */
export const statusColorsMessages = {
  /** Returns the last known statuses of IDs that a frame highlights. IDs without a status are left out. */
  getKnownStatuses: {
    from: 'page',
    request: z.object({ trackingIds: z.array(TrackingIdSchema).max(200) }),
    reply: z.object({ statuses: z.array(KnownStatusSchema) }),
  },
  getStatusColours: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: StatusColoursSchema,
  },
  /** Switches the colours on or off in all open pages. */
  setStatusColours: { from: 'extension', request: StatusColoursSchema, reply: StatusColoursSchema },
} as const satisfies MessageMap;
