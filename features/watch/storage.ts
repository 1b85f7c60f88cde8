import type { StoredItem } from '../../utils/storage.ts';
import { partialRecordOf, z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { ENVIRONMENTS } from '../platform/model.ts';
import { fromOldStatus, mapStored, withStored } from '../shipment/old-status.ts';
import { MAX_WATCHES } from './limits.ts';
import { BackoffSchema, WatchSchema } from './model.ts';

/** The stored state of all watches. */
const WatchStateSchema = z.object({
  watches: z.array(WatchSchema).check(z.maxLength(MAX_WATCHES)),
  /** Time of the last lookup by a watch. */
  askedAt: z.number(),
  /** The backoff of each environment. */
  rests: partialRecordOf(ENVIRONMENTS, BackoffSchema),
});
export type WatchState = z.infer<typeof WatchStateSchema>;

/** IDs that are watched until they are delivered. Contains no personal data. */
export const watchesItem: StoredItem<WatchState> = {
  ...FOLLOWED_ITEMS.watches,
  schema: WatchStateSchema,
  version: 2,
  /** Reads version 1, whose states had other names. */
  migrate: (state) =>
    withStored(state, 'watches', (watches) =>
      mapStored(watches, (watch) => withStored(watch, 'known', fromOldStatus)),
    ),
  fallback: { watches: [], askedAt: 0, rests: {} },
};
