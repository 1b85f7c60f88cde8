import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { HelpdeskNameSchema, SitePatternSchema } from './model.ts';

export const HelpdeskSettingsSchema = z.object({
  /** Names of disabled known helpdesks. */
  off: z.array(HelpdeskNameSchema),
  /** Match patterns of added sites, latest last. */
  own: z.array(SitePatternSchema),
});
export type HelpdeskSettings = z.infer<typeof HelpdeskSettingsSchema>;

/** The user's helpdesk settings, without managed sites. */
export const helpdesksItem: StoredItem<HelpdeskSettings> = {
  area: 'local',
  key: 'helpdesks.sites',
  schema: HelpdeskSettingsSchema,
  version: 1,
  fallback: { off: [], own: [] },
};
