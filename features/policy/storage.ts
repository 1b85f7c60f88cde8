import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';

/** Whether there was a policy at the last read. True until the first read. */
export const hadPolicyItem: StoredItem<boolean> = {
  area: 'local',
  key: 'policy.hadPolicy',
  schema: z.boolean(),
  version: 1,
  fallback: true,
};
