import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { KnownStatusSchema } from '../shipment/model.ts';

/** Whether IDs in tickets are coloured by the status of their shipments. */
export const statusColorsItem: StoredItem<boolean> = {
  area: 'local',
  key: 'status-colors.enabled',
  schema: z.boolean(),
  version: 1,
  fallback: false,
};

const StoredStatusSchema = z.object({
  ...KnownStatusSchema.shape,
  environment: EnvironmentSchema,
  /** Generation of the settings with which the answer was requested. */
  generation: z.number(),
});
export type StoredStatus = z.infer<typeof StoredStatusSchema>;

/** The last known statuses of the IDs that were looked up in this browser session, the latest answer last. */
export const knownStatusesItem: StoredItem<StoredStatus[]> = {
  area: 'session',
  key: 'status-colors.statuses',
  schema: z.array(StoredStatusSchema),
  version: 3,
  fallback: [],
};
