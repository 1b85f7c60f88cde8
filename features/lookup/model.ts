import { z } from '../../utils/zod.ts';
import { ANSWER_FIELDS, TrackingIdSchema } from '../shipment/model.ts';

/**
 * A lookup requested outside popup and panel: from the context menu, the address bar, a shortcut or a page; or in the
 * popup, for the side panel.
 */
export const LookupRequestSchema = z.union([
  z.object({ kind: z.literal('lookUp'), trackingId: TrackingIdSchema }),
  z.object({
    /** `list`: shown before it is looked up, because it is long, or because a popup passes it on to the side panel. */
    kind: z.enum(['lookUpAll', 'list']),
    trackingIds: z.array(TrackingIdSchema),
  }),
  z.object({
    kind: z.literal('refused'),
    /** `notAnId`: the text contains no ID. `nothingSelected`: there was no text, or Waybill may not read it. */
    reason: z.enum(['notAnId', 'nothingSelected']),
  }),
]);
export type LookupRequest = z.infer<typeof LookupRequestSchema>;

/** Whether the agent looked up the ID or the background did so for a watch. */
export type LookupOrigin = 'agent' | 'watch';

/** Freshness and the status seen before are added when a lookup is returned, not when it is cached. */
export const CachedLookupSchema = z.object(ANSWER_FIELDS);
export type CachedLookup = z.infer<typeof CachedLookupSchema>;

/** An answer of the platform, as listeners to lookups receive it. */
export type AnsweredLookup = Omit<CachedLookup, 'generation'>;
