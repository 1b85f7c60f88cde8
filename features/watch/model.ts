import { FailureKindSchema, z } from '../../utils/zod.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';
import { StatusCategorySchema, TrackingIdSchema } from '../shipment/model.ts';

/** The part of a shipment that a watch stores and compares. Contains no personal data. */
const ShipmentSnapshotSchema = z.object({
  tone: StatusCategorySchema,
  /** The platform's status text, or its status code if there is no text; may be empty. */
  status: z.string().check(z.maxLength(80)),
  /** The carrier that took over the shipment: its name, or otherwise its tracking number. */
  carrier: z.optional(z.string().check(z.maxLength(80))),
});
export type ShipmentSnapshot = z.infer<typeof ShipmentSnapshotSchema>;

const WatchEndSchema = z.enum(['delivered', 'notFound', 'tooOld']);
export type WatchEnd = z.infer<typeof WatchEndSchema>;

/** An ID that is watched until it is delivered. All times are milliseconds since 1970. */
export const WatchSchema = z.object({
  trackingId: TrackingIdSchema,
  /** The only environment in which the ID is looked up, while it is selected. */
  environment: EnvironmentSchema,
  since: z.number(),
  /** Absent until the platform has returned the shipment. */
  known: z.optional(ShipmentSnapshotSchema),
  checkedAt: z.optional(z.number()),
  /** Time of the last check that found a change. */
  changedAt: z.optional(z.number()),
  nextAt: z.number(),
  /** The failure streak: consecutive checks that failed in the same way. */
  trouble: z.optional(z.object({ kind: FailureKindSchema, count: z.int().check(z.positive()) })),
  /** The reason why the ID is no longer looked up. */
  ended: z.optional(WatchEndSchema),
  /** Whether there is a change that the agent has not seen. */
  hasNews: z.boolean(),
});
export type Watch = z.infer<typeof WatchSchema>;

export type WatchKey = Pick<Watch, 'environment' | 'trackingId'>;

/** Why no lookups are sent to an environment until a given time or, without `until`, until its settings change. */
export const BackoffSchema = z.object({
  kind: FailureKindSchema,
  /** Consecutive failures. */
  count: z.int().check(z.positive()),
  until: z.optional(z.number()),
  /** Generation of the settings when the backoff began; with newer settings it is over. */
  generation: z.int().check(z.nonnegative()),
});
export type Backoff = z.infer<typeof BackoffSchema>;

/** The watches as the background sends them to the extension's own pages. */
export const WatchesSchema = z.object({
  /** The selected environment. */
  environment: EnvironmentSchema,
  /** Watches of both environments, oldest first. */
  watches: z.array(WatchSchema),
  /** Why the watches of the selected environment are paused. */
  backoff: z.optional(z.object({ kind: BackoffSchema.shape.kind, until: BackoffSchema.shape.until })),
  /** The stored watches are damaged or from a newer version; the next watch would replace them. */
  unreadable: z.boolean(),
});
export type Watches = z.infer<typeof WatchesSchema>;

/** A watch after a change, and its previous snapshot. */
export interface StatusChange {
  watch: Watch;
  before: ShipmentSnapshot | undefined;
}

/** The selected environment, and the generation of its settings. */
export interface Selected {
  environment: Environment;
  generation: number;
}
