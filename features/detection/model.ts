import { z } from '../../utils/zod.ts';
import { type CustomPattern, isCustomPattern, MAX_WRITINGS } from './engine/custom-pattern.ts';
import type { DetectionRules } from './engine/rules.ts';

const CountSchema = z.int().min(0).max(40);

const RunSchema = (kind: 'digits' | 'capitals' | 'alphanumerics') =>
  z.object({ kind: z.literal(kind), min: CountSchema, max: CountSchema });

const PartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('literal'), text: z.string().max(40) }),
  RunSchema('digits'),
  RunSchema('capitals'),
  RunSchema('alphanumerics'),
]);

/** The stored, sent and exported form of a custom pattern. Patterns that are expensive to match are rejected. */
export const CustomPatternSchema: z.ZodType<CustomPattern> = z
  .object({
    parts: z.array(PartSchema).max(12),
    writings: z.array(z.string().max(80)).max(MAX_WRITINGS).optional(),
  })
  .refine((pattern) => isCustomPattern(pattern));

export const MAX_ENTRIES = 200;

const EntriesSchema = z.array(z.string().min(1).max(200)).max(MAX_ENTRIES);

/** A saved pattern with its examples, so that it can be edited. */
export const SavedPatternSchema = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(80),
  pattern: CustomPatternSchema,
  examples: EntriesSchema,
  counterExamples: EntriesSchema,
});
export type SavedPattern = z.infer<typeof SavedPatternSchema>;

/**
 * All custom patterns in use: the user's own, and those set by the organisation's policy.
 */
export function customPatternsOf({
  patterns,
  managed = [],
}: {
  patterns: readonly SavedPattern[];
  managed?: readonly SavedPattern[] | undefined;
}): CustomPattern[] {
  return [...patterns, ...managed].map(({ pattern }) => pattern);
}

export const MAX_PATTERNS = 50;

/** The content of an exported file. */
export const PatternFileSchema = z.object({
  waybillPatterns: z.literal(1),
  patterns: z.array(SavedPatternSchema.omit({ id: true })).max(MAX_PATTERNS),
});

/** A longer list would mean that another rule is needed. */
export const MAX_IGNORED_IDS = 500;

/** An ID as the detector returns it: upper-case, without spaces and dashes. */
const IgnoredIdSchema = z.string().regex(/^[A-Z\d]{4,40}$/);

const IgnoredIdsSchema = z.array(IgnoredIdSchema).max(MAX_IGNORED_IDS);

/** The stored, sent and exported form of the detection rules. */
export const DetectionRulesSchema = z.strictObject({
  mode: z.enum(['eager', 'strict']),
  labels: z.boolean(),
  carriers: z.boolean(),
  notIds: IgnoredIdsSchema.readonly(),
}) satisfies z.ZodType<DetectionRules>;

/** With these rules, all evidence counts. */
export const DEFAULT_RULES: DetectionRules = { mode: 'eager', labels: true, carriers: true, notIds: [] };

/**
 * A change to some of the rules. If two pages change different rules or list entries at the same time, both changes are
 * applied.
 */
export const RulesChangeSchema = z.object({
  ...DetectionRulesSchema.omit({ notIds: true }).partial().shape,
  addIgnoredIds: IgnoredIdsSchema.optional(),
  removeIgnoredIds: IgnoredIdsSchema.optional(),
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
