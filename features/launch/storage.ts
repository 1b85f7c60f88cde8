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

/**
 * Only the latest request, if there is one. Popup and panel subscribe to its changes. Not `z.nullable`, which would weigh
 * half a kilobyte in the background for this alone.
 */
export const pendingLookupItem: StoredItem<PendingLookup[]> = {
  ...FOLLOWED_ITEMS.pendingLookup,
  schema: z.array(PendingLookupSchema),
  version: 1,
  fallback: [],
};
