import { z } from '../../utils/zod.ts';
import { ANSWER_FIELDS, TrackingIdSchema } from '../shipment/model.ts';

/**
 * A lookup requested outside popup and panel: from the context menu, the address bar, a shortcut or a page; or in the
 * popup, for the side panel.
 */
export const LookupRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lookUp'), trackingId: TrackingIdSchema }),
  z.object({
    /** `list`: to be shown before it is looked up: a long one, or that of a popup, to go on with in the side panel. */
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
export const CachedLookupSchema = z.object({
  ...ANSWER_FIELDS,
  /** Of the settings with which it was requested; with another URL, key or policy it is another one. */
  generation: z.number(),
});
export type CachedLookup = z.infer<typeof CachedLookupSchema>;

/** What the platform has answered, for those who follow lookups. */
export type AnsweredLookup = Omit<CachedLookup, 'generation'>;
