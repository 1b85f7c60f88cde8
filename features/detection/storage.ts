import type { StoredItem } from '../../utils/storage.ts';
import type { DetectionRules } from './engine/rules.ts';
import { DEFAULT_RULES, DetectionRulesSchema, type SavedPattern, SavedPatternsSchema } from './model.ts';

/** Shapes of IDs that were taught by example. */
export const patternsItem: StoredItem<SavedPattern[]> = {
  area: 'local',
  key: 'patterns',
  schema: SavedPatternsSchema,
  version: 1,
  fallback: [],
};

/** What counts as an ID. */
export const detectionRulesItem: StoredItem<DetectionRules> = {
  area: 'local',
  key: 'detectionRules',
  schema: DetectionRulesSchema,
  version: 1,
  fallback: DEFAULT_RULES,
};
