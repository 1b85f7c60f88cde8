import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { type CachedLookup, CachedLookupSchema } from './model.ts';

/** Cached lookups, latest last. Stored for this browser session only, because they contain personal data. */
export const lookupsItem: StoredItem<CachedLookup[]> = {
  ...FOLLOWED_ITEMS.lookups,
  schema: z.array(CachedLookupSchema),
  version: 1,
  fallback: [],
};
