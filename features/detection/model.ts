import { z } from '../../utils/zod.ts';
import { type CustomPattern, isCustomPattern, MAX_WRITINGS } from './engine/patterns/custom-pattern.ts';
import type { DetectionRules } from './engine/rules.ts';

const CountSchema = z.int().check(z.minimum(0), z.maximum(40));

const runSchema = (kind: 'digits' | 'capitals' | 'alphanumerics') =>
  z.object({ kind: z.literal(kind), min: CountSchema, max: CountSchema });

const PartSchema = z.union([
  z.object({ kind: z.literal('literal'), text: z.string().check(z.maxLength(40)) }),
  runSchema('digits'),
  runSchema('capitals'),
  runSchema('alphanumerics'),
]);

/** The stored, sent and exported form of a custom pattern. Patterns that are expensive to match are rejected. */
export const CustomPatternSchema: z.ZodMiniType<CustomPattern> = z
  .object({
    parts: z.array(PartSchema).check(z.maxLength(12)),
    writings: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MAX_WRITINGS))),
  })
  .check(z.refine((pattern) => isCustomPattern(pattern)));

export const MAX_ENTRIES = 200;

const EntriesSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(200)))
  .check(z.maxLength(MAX_ENTRIES));

/** The fields of a pattern in a file. */
export const PATTERN_FIELDS = {
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  pattern: CustomPatternSchema,
  examples: EntriesSchema,
  counterExamples: EntriesSchema,
};

/** A saved pattern with its examples, so that it can be edited. */
export const SavedPatternSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  ...PATTERN_FIELDS,
});
export type SavedPattern = z.infer<typeof SavedPatternSchema>;

export const MAX_PATTERNS = 50;

/**
 * A change to some of the patterns: if two pages change different ones at the same time, both changes are applied.
 * `saved`: replace those with the same ID, or are added, at the place `at` or last.
 */
export const PatternsChangeSchema = z.object({
  saved: z.array(SavedPatternSchema).check(z.maxLength(MAX_PATTERNS)),
  removed: z.array(z.string()).check(z.maxLength(MAX_PATTERNS)),
  at: z.optional(z.int().check(z.minimum(0))),
});
export type PatternsChange = z.infer<typeof PatternsChangeSchema>;

/** Applies a change. */
export function changedPatterns(
  patterns: readonly SavedPattern[],
  { saved, removed, at = MAX_PATTERNS }: PatternsChange,
): SavedPattern[] {
  const remaining = patterns.filter(({ id }) => !removed.includes(id));
  const replaced = remaining.map((pattern) => saved.find(({ id }) => id === pattern.id) ?? pattern);
  const added = saved.filter(({ id }) => !remaining.some((pattern) => pattern.id === id));
  return replaced.toSpliced(at, 0, ...added);
}

/** The content of an exported file. */
export const PatternFileSchema = z.object({
  waybillPatterns: z.literal(1),
  patterns: z.array(z.object(PATTERN_FIELDS)).check(z.maxLength(MAX_PATTERNS)),
});

/** A longer list would mean that another rule is needed. */
export const MAX_IGNORED_IDS = 500;

/** An ID as the detector returns it: upper-case, without spaces and dashes. */
const IgnoredIdSchema = z.string().check(z.regex(/^[A-Z\d]{4,40}$/));

const IgnoredIdsSchema: z.ZodMiniType<readonly string[]> = z
  .array(IgnoredIdSchema)
  .check(z.maxLength(MAX_IGNORED_IDS));

const ModeSchema = z.enum(['eager', 'strict']);

/** The stored, sent and exported form of the detection rules. */
export const DetectionRulesSchema = z.strictObject({
  mode: ModeSchema,
  labels: z.boolean(),
  carriers: z.boolean(),
  notIds: IgnoredIdsSchema,
}) satisfies z.ZodMiniType<DetectionRules>;

/** With these rules, all evidence counts. */
export const DEFAULT_RULES: DetectionRules = { mode: 'eager', labels: true, carriers: true, notIds: [] };

/**
 * A change to some of the rules. If two pages change different rules or list entries at the same time, both changes are
 * applied.
 */
export const RulesChangeSchema = z.object({
  mode: z.optional(ModeSchema),
  labels: z.optional(z.boolean()),
  carriers: z.optional(z.boolean()),
  addIgnoredIds: z.optional(IgnoredIdsSchema),
  removeIgnoredIds: z.optional(IgnoredIdsSchema),
});
export type RulesChange = z.infer<typeof RulesChangeSchema>;

/** Applies a change. New entries come last. Known entries are not repeated. */
export function changedRules(
  rules: DetectionRules,
  { mode, labels, carriers, addIgnoredIds = [], removeIgnoredIds = [] }: RulesChange,
): DetectionRules {
  const removed = new Set(removeIgnoredIds);
  return {
    mode: mode ?? rules.mode,
    labels: labels ?? rules.labels,
    carriers: carriers ?? rules.carriers,
    notIds: [...new Set([...rules.notIds, ...addIgnoredIds])].filter((id) => !removed.has(id)),
  };
}
