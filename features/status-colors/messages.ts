import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { KnownStatusSchema, TrackingIdSchema } from '../shipment/model.ts';

/** Whether IDs in tickets are coloured by the state of their shipments. */
export const StatusColoursSchema = z.object({ isOn: z.boolean() });
export type StatusColours = z.infer<typeof StatusColoursSchema>;

/** Colouring IDs by their last known status. */
export const statusColorsMessages = {
  /** The last known states of IDs that a frame paints; those that are not known are left out. */
  getTones: {
    from: 'page',
    request: z.object({ trackingIds: z.array(TrackingIdSchema).max(200) }),
    reply: z.object({ tones: z.array(KnownStatusSchema) }),
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
