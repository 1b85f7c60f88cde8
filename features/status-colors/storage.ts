import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { KnownStatusSchema } from '../shipment/model.ts';

/** Whether IDs in tickets are coloured by the state of their shipments. */
export const statusColoursItem: StoredItem<boolean> = {
  area: 'local',
  key: 'statusColours',
  schema: z.boolean(),
  version: 1,
  fallback: false,
};

const KeptToneSchema = KnownStatusSchema.extend({ environment: EnvironmentSchema });
export type KeptTone = z.infer<typeof KeptToneSchema>;

/** The last known states of the IDs that were looked up in this browser session. Latest answer last. */
export const tonesItem: StoredItem<KeptTone[]> = {
  area: 'session',
  key: 'tones',
  schema: z.array(KeptToneSchema),
  version: 1,
  fallback: [],
};
