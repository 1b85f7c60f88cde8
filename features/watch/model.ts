import { FailureKindSchema } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';
import { StatusCategorySchema, TrackingIdSchema } from '../shipment/model.ts';

/** The part of a shipment that a watch stores and compares: nothing personal. */
const ShipmentSnapshotSchema = z.object({
  tone: StatusCategorySchema,
  /** The platform's own words, or its number where it gives no words; may be empty. */
  status: z.string().max(80),
  /** The carrier that took the shipment over: its name, or else the shipment's number there. */
  carrier: z.string().max(80).optional(),
});
export type ShipmentSnapshot = z.infer<typeof ShipmentSnapshotSchema>;

const WatchEndSchema = z.enum(['delivered', 'notFound', 'tooOld']);
export type WatchEnd = z.infer<typeof WatchEndSchema>;

/** An ID that is watched until it is delivered. All times are milliseconds since 1970. */
export const WatchSchema = z.object({
  trackingId: TrackingIdSchema,
  /** The ID is looked up in this environment only, while it is the selected one. */
  environment: EnvironmentSchema,
  since: z.number(),
  /** Absent until the platform has answered. */
  known: ShipmentSnapshotSchema.optional(),
  checkedAt: z.number().optional(),
  /** When a check last found a change. */
  changedAt: z.number().optional(),
  nextAt: z.number(),
  /** The failure streak: checks in a row that failed in the same way. */
  trouble: z.object({ kind: FailureKindSchema, count: z.int().positive() }).optional(),
  /** Why the ID is no longer looked up. */
  ended: WatchEndSchema.optional(),
  /** Whether something changed since the agent last looked. */
  hasNews: z.boolean(),
});
export type Watch = z.infer<typeof WatchSchema>;

export type WatchKey = Pick<Watch, 'environment' | 'trackingId'>;

/** Why an environment is not asked for a while or, without `until`, until its settings change. */
export const BackoffSchema = z.object({
  kind: FailureKindSchema,
  /** Failures in a row. */
  count: z.int().positive(),
  until: z.number().optional(),
  /** Of the settings under which it began; under others it has ended. */
  generation: z.int().nonnegative(),
});
export type Backoff = z.infer<typeof BackoffSchema>;

/** The watches as the background sends them to the extension's own pages. */
export const WatchesSchema = z.object({
  /** The selected one. */
  environment: EnvironmentSchema,
  /** Of both environments, oldest first. */
  watches: z.array(WatchSchema),
  /** Why the watches of the selected environment are paused. */
  backoff: BackoffSchema.pick({ kind: true, until: true }).optional(),
  /** The stored watches are damaged or from a newer version; the next watch would replace them. */
  unreadable: z.boolean(),
});
export type Watches = z.infer<typeof WatchesSchema>;

/** A watch after a change, and what was known before. */
export interface StatusChange {
  watch: Watch;
  before: ShipmentSnapshot | undefined;
}

/** The selected environment, and the generation of its settings. */
export interface Selected {
  environment: Environment;
  generation: number;
}

/** Whether both stand for the same ID in the same environment. */
export function isSameWatch(a: WatchKey, b: WatchKey): boolean {
  return a.environment === b.environment && a.trackingId === b.trackingId;
}
