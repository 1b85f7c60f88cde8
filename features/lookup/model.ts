import { z } from '../../utils/zod.ts';
import { LookupSchema, TrackingIdSchema } from '../shipment/model.ts';

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

/** Who wanted to know: a person, or a watch that nobody looks at. */
export type Asker = 'agent' | 'watch';

/** Whether an answer is fresh, and what was before it, is judged when it is given, not when it is kept. */
export const CachedLookupSchema = LookupSchema.omit({ isFresh: true, before: true });
export type CachedLookup = z.infer<typeof CachedLookupSchema>;
