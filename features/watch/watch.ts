import { FailureKindSchema } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';
import { StatusCategorySchema, TrackingIdSchema } from '../shipment/model.ts';

/** In both environments together, ended ones included. */
export const MOST_WATCHES = 50;

/** How a shipment was doing, as far as a watch compares and keeps it: nothing personal. */
export const WatchedStateSchema = z.object({
  tone: StatusCategorySchema,
  /** The platform's own words, or its number where it gives no words; may be empty. */
  status: z.string().max(80),
  /** The carrier that it was handed to: its name, or else the shipment's number there. */
  carrier: z.string().max(80).optional(),
});
export type WatchedState = z.infer<typeof WatchedStateSchema>;

const WatchEndSchema = z.enum(['delivered', 'notFound', 'tooOld']);
export type WatchEnd = z.infer<typeof WatchEndSchema>;

/** An ID that is followed until it is delivered. All times are milliseconds since 1970. */
export const WatchSchema = z.object({
  trackingId: TrackingIdSchema,
  /** It is asked about in this environment only, while it is the selected one. */
  environment: EnvironmentSchema,
  since: z.number(),
  /** Absent until there was an answer. */
  known: WatchedStateSchema.optional(),
  checkedAt: z.number().optional(),
  /** When a check found another state than before. */
  changedAt: z.number().optional(),
  nextAt: z.number(),
  /** Checks in a row that failed in the same way. */
  trouble: z.object({ kind: FailureKindSchema, count: z.int().positive() }).optional(),
  /** Why it is not asked about any more. */
  ended: WatchEndSchema.optional(),
  /** Something changed since the agent last looked. */
  hasNews: z.boolean(),
});
export type Watch = z.infer<typeof WatchSchema>;

export type WatchKey = Pick<Watch, 'environment' | 'trackingId'>;

/** Why nothing is asked in an environment for a while, or, without `until`, before the settings change. */
export const RestSchema = z.object({
  kind: FailureKindSchema,
  /** Failures in a row. */
  count: z.int().positive(),
  until: z.number().optional(),
  /** Of the settings under which it began: under others it is over. */
  generation: z.int().nonnegative(),
});
export type Rest = z.infer<typeof RestSchema>;

/** Everything that is kept of watching. */
export const WatchBookSchema = z.object({
  watches: z.array(WatchSchema).max(MOST_WATCHES),
  /** When a watch last asked the platform. */
  askedAt: z.number(),
  rests: z.partialRecord(EnvironmentSchema, RestSchema),
});
export type WatchBook = z.infer<typeof WatchBookSchema>;

/** What the extension's own pages are told. */
export const WatchesSchema = z.object({
  /** The selected one. */
  environment: EnvironmentSchema,
  /** Of both environments, oldest first. */
  watches: z.array(WatchSchema),
  /** Why the watches of the selected environment rest. */
  rest: RestSchema.pick({ kind: true, until: true }).optional(),
  /** Watches are there but damaged or from a newer version; the next watch would replace them. */
  unreadable: z.boolean(),
});
export type Watches = z.infer<typeof WatchesSchema>;

/** A watch after something has changed, and what was known before. */
export interface WatchNews {
  watch: Watch;
  before: WatchedState | undefined;
}

/** The selected environment, and the generation of its settings. */
export interface Selected {
  environment: Environment;
  generation: number;
}

/** Whether two mean the same ID in the same environment. */
export function isSameWatch(one: WatchKey, other: WatchKey): boolean {
  return one.environment === other.environment && one.trackingId === other.trackingId;
}
