import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';

/**
 * A frame that has IDs; its place among the frames of its tab: its index in its parent, from the top down; and hashes of
 * the IDs that can be seen, so that one that stands in two frames counts once.
 */
const IdFrameSchema = z.object({
  frameId: z.int(),
  path: z.array(z.int()),
  hashes: z.array(z.int()),
  hasMore: z.boolean(),
});
export type IdFrame = z.infer<typeof IdFrameSchema>;

/** What the commands "next ID" and "previous ID" know of a tab. */
const IdTabSchema = z.object({
  tabId: z.int(),
  /** Those with IDs, latest report last. */
  frames: z.array(IdFrameSchema),
  /** The frame that was stepped to last. */
  steppedTo: z.int().optional(),
});
export type IdTab = z.infer<typeof IdTabSchema>;

export const idTabsItem: StoredItem<IdTab[]> = {
  area: 'session',
  key: 'idTabs',
  schema: z.array(IdTabSchema),
  version: 2,
  fallback: [],
};
