import { FailureKindSchema } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';

/** A request that was sent: where to and what came of it. No ID, no key, no token, no path. */
export const ActivityEntrySchema = z.object({
  /** When it began, milliseconds since 1970. */
  at: z.number(),
  why: z.enum(['token', 'lookup', 'testWebhook', 'selfTest']),
  method: z.enum(['GET', 'POST']),
  host: z.string(),
  /** The HTTP status, where there was one. */
  status: z.int().optional(),
  /** Why there was no reply. */
  failure: FailureKindSchema.optional(),
  /** Until the reply was read, with all repetitions. */
  durationMs: z.number().nonnegative(),
});
export type ActivityEntry = z.infer<typeof ActivityEntrySchema>;
export type ActivityReason = ActivityEntry['why'];

/** More are not kept. */
export const MOST_ACTIVITY = 200;
