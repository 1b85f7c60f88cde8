import type { Tone } from './describe-shipment.ts';
import { TrackingIdSchema } from './tracking-id.ts';
import { z } from './zod.ts';

export const ToneSchema: z.ZodType<Tone> = z.enum(['delivered', 'moving', 'problem', 'unknown']);

/** How the shipment of an ID was doing when it was looked up last. Nothing else of the answer. */
export const KnownToneSchema = z.object({ trackingId: TrackingIdSchema, tone: ToneSchema });
export type KnownTone = z.infer<typeof KnownToneSchema>;
