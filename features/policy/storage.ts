import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';

/** Whether an organisation had set something when that was last read. Where nothing is known it may have. */
export const hadPolicyItem: StoredItem<boolean> = {
  area: 'local',
  key: 'hadPolicy',
  schema: z.boolean(),
  version: 1,
  fallback: true,
};
