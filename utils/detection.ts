import { isTaughtPattern, type TaughtPattern } from './tracking/taught-pattern.ts';
import { z } from './zod.ts';

const CountSchema = z.int().min(0).max(40);

const RunSchema = (kind: 'digits' | 'capitals' | 'alphanumerics') =>
  z.object({ kind: z.literal(kind), min: CountSchema, max: CountSchema });

const PartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('literal'), text: z.string().max(40) }),
  RunSchema('digits'),
  RunSchema('capitals'),
  RunSchema('alphanumerics'),
]);

/** A taught shape as it is stored, sent and exported; what is not cheap to match is refused. */
export const TaughtPatternSchema: z.ZodType<TaughtPattern> = z
  .object({ parts: z.array(PartSchema).max(12) })
  .refine((pattern) => isTaughtPattern(pattern));

export const MOST_ENTRIES = 200;

const EntriesSchema = z.array(z.string().min(1).max(200)).max(MOST_ENTRIES);

/** A pattern that somebody keeps, with what it was taught from, so that it can be taught further. */
export const KeptPatternSchema = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(80),
  pattern: TaughtPatternSchema,
  examples: EntriesSchema,
  counterExamples: EntriesSchema,
});
export type KeptPattern = z.infer<typeof KeptPatternSchema>;

export const MOST_PATTERNS = 50;

export const KeptPatternsSchema = z
  .array(KeptPatternSchema)
  .max(MOST_PATTERNS)
  .refine((patterns) => new Set(patterns.map(({ id }) => id)).size === patterns.length);

/** What an exported file holds. */
export const PatternFileSchema = z.object({
  waybillPatterns: z.literal(1),
  patterns: z.array(KeptPatternSchema.omit({ id: true })).max(MOST_PATTERNS),
});
