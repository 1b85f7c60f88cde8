import { TrackingIdSchema } from './tracking-id.ts';
import { z } from './zod.ts';

/** What somebody asked for outside of popup and panel: by the context menu, in the address bar, by a key, on a page. */
export const LookupRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lookUp'), trackingId: TrackingIdSchema }),
  z.object({
    kind: z.literal('refused'),
    /** `notAnId`: the text cannot be one. `nothingSelected`: there was no text, or none that Waybill may read. */
    reason: z.enum(['notAnId', 'nothingSelected']),
  }),
]);
export type LookupRequest = z.infer<typeof LookupRequestSchema>;
