import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { HelpdeskNameSchema, SitePatternSchema } from './model.ts';

export const HelpdeskSettingsSchema = z.object({
  /** The names of the known helpdesks that are switched off. */
  off: z.array(HelpdeskNameSchema),
  /** Match patterns of the sites that were added, latest last. */
  own: z.array(SitePatternSchema),
});
export type HelpdeskSettings = z.infer<typeof HelpdeskSettingsSchema>;

/** Where Waybill runs, apart from what a policy sets. */
export const helpdesksItem: StoredItem<HelpdeskSettings> = {
  area: 'local',
  key: 'helpdesks',
  schema: HelpdeskSettingsSchema,
  version: 1,
  fallback: { off: [], own: [] },
};
