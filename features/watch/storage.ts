import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { BackoffSchema, WatchSchema } from './model.ts';

/** In both environments together, ended ones included. */
export const MAX_WATCHES = 50;

/** Everything that is stored about watching. */
const WatchStateSchema = z.object({
  watches: z.array(WatchSchema).max(MAX_WATCHES),
  /** When a watch last asked the platform. */
  askedAt: z.number(),
  /** The backoff of each environment. */
  rests: z.partialRecord(EnvironmentSchema, BackoffSchema),
});
export type WatchState = z.infer<typeof WatchStateSchema>;

/** IDs that are watched until they are delivered. Holds no personal data. */
export const watchesItem: StoredItem<WatchState> = {
  area: 'local',
  key: 'watches',
  schema: WatchStateSchema,
  version: 1,
  fallback: { watches: [], askedAt: 0, rests: {} },
};
