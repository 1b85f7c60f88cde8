import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { LookupRequestSchema } from '../lookup/model.ts';

/** A lookup requested outside popup and panel, until one of them claims it. */
const PendingLookupSchema = z.object({
  request: LookupRequestSchema,
  windowId: z.int(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});
export type PendingLookup = z.infer<typeof PendingLookupSchema>;

/** Only the latest request. Popup and panel subscribe to its changes. */
export const pendingLookupItem: StoredItem<PendingLookup | null> = {
  ...FOLLOWED_ITEMS.pendingLookup,
  schema: z.nullable(PendingLookupSchema),
  version: 1,
  fallback: null,
};
