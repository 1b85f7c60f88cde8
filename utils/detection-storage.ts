import { DEFAULT_RULES, DetectionRulesSchema, type KeptPattern, KeptPatternsSchema } from './detection.ts';
import type { StoredItem } from './storage.ts';
import type { DetectionRules } from './tracking/rules.ts';

/** Shapes of IDs that were taught by example. */
export const patternsItem: StoredItem<KeptPattern[]> = {
  area: 'local',
  key: 'patterns',
  schema: KeptPatternsSchema,
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
