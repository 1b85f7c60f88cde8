import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import type { DetectionRules } from './engine/rules.ts';
import {
  DEFAULT_RULES,
  DetectionRulesSchema,
  MAX_PATTERNS,
  type SavedPattern,
  SavedPatternSchema,
} from './model.ts';

export const SavedPatternsSchema = z.array(SavedPatternSchema).check(
  z.maxLength(MAX_PATTERNS),
  z.refine((patterns) => new Set(patterns.map(({ id }) => id)).size === patterns.length),
);

/** Custom patterns, with the examples they were inferred from. */
export const patternsItem: StoredItem<SavedPattern[]> = {
  ...FOLLOWED_ITEMS.patterns,
  schema: SavedPatternsSchema,
  version: 1,
  fallback: [],
};

/** The rules for what counts as an ID. */
export const detectionRulesItem: StoredItem<DetectionRules> = {
  ...FOLLOWED_ITEMS.detectionRules,
  schema: DetectionRulesSchema,
  version: 1,
  fallback: DEFAULT_RULES,
};

/** The IDs for which the options are about to open, as examples of a pattern. */
export const examplesItem: StoredItem<string[]> = {
  area: 'session',
  key: 'detection.examples',
  schema: z.array(TrackingIdSchema),
  version: 1,
  fallback: [],
};
