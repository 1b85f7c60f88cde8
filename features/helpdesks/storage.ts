import type { StoredItem } from '../../utils/storage.ts';
import { type HelpdeskSettings, HelpdeskSettingsSchema } from './model.ts';

/** Where Waybill works. */
export const helpdesksItem: StoredItem<HelpdeskSettings> = {
  area: 'local',
  key: 'helpdesks',
  schema: HelpdeskSettingsSchema,
  version: 1,
  fallback: { off: [], own: [] },
};
