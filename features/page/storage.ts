import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';

/**
 * A frame that has IDs. `path`: the index of the frame in each parent, from the top frame down. `hashes`: of the
 * visible IDs, so that an ID in two frames is counted once.
 */
const IdFrameSchema = z.object({
  frameId: z.int(),
  path: z.array(z.int()),
  hashes: z.array(z.int()),
  hasMore: z.boolean(),
});
export type IdFrame = z.infer<typeof IdFrameSchema>;

/** The state of the commands "next ID" and "previous ID" in a tab. */
const IdTabSchema = z.object({
  tabId: z.int(),
  /** The frames with IDs, latest report last. */
  frames: z.array(IdFrameSchema),
  /** The frame of the latest step. */
  steppedTo: z.optional(z.int()),
});
export type IdTab = z.infer<typeof IdTabSchema>;

export const idTabsItem: StoredItem<IdTab[]> = {
  area: 'session',
  key: 'page.tabs',
  schema: z.array(IdTabSchema),
  version: 2,
  fallback: [],
};
