import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { LookupRequestSchema } from '../lookup/model.ts';

/** What was asked for outside of popup and panel, until one of them takes it. */
const LeftRequestSchema = z.object({
  request: LookupRequestSchema,
  windowId: z.int(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});
export type LeftRequest = z.infer<typeof LeftRequestSchema>;

/** The latest one only. Popup and panel listen to its changes. */
export const leftRequestItem: StoredItem<LeftRequest | null> = {
  area: 'session',
  key: 'leftRequest',
  schema: LeftRequestSchema.nullable(),
  version: 1,
  fallback: null,
};
