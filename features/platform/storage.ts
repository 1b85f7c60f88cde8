import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { type Pause, PauseSchema } from './pauses.ts';

/** Pauses that the platform asked for, which outlive a background. */
export const pausesItem: StoredItem<Pause[]> = {
  area: 'session',
  key: 'platform.pauses',
  schema: z.array(PauseSchema),
  version: 1,
  fallback: [],
};
