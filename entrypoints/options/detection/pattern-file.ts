import { type KeptPattern, MOST_PATTERNS, PatternFileSchema } from '../../../utils/detection.ts';

/** Keys of the message catalogue's `detection.importProblem`. */
export type ImportProblem = 'notJson' | 'notPatterns' | 'tooMany';

type NewPattern = Omit<KeptPattern, 'id'>;

type Read = { ok: true; patterns: NewPattern[] } | { ok: false; problem: ImportProblem };
type Merged =
  | { ok: true; patterns: KeptPattern[]; added: number; known: number }
  | { ok: false; problem: ImportProblem };

/** The text of a file with all patterns. Another browser reads it with `readPatternFile`. */
export function writePatternFile(patterns: readonly KeptPattern[]): string {
  const file = { waybillPatterns: 1, patterns: patterns.map(({ id: _, ...pattern }) => pattern) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads an exported file. One bad pattern makes the whole file bad: half of it would be a surprise later. */
export function readPatternFile(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'notJson' };
  }
  const file = PatternFileSchema.safeParse(value);
  return file.success ? { ok: true, patterns: file.data.patterns } : { ok: false, problem: 'notPatterns' };
}

/** Adds patterns to those that are kept, leaving out the ones that are there already, under any name. */
export function mergePatterns(
  kept: readonly KeptPattern[],
  added: readonly NewPattern[],
  newId: () => string,
): Merged {
  const known = new Set(kept.map(({ pattern }) => JSON.stringify(pattern)));
  const fresh = added.filter(({ pattern }) => {
    const shape = JSON.stringify(pattern);
    if (known.has(shape)) return false;
    known.add(shape);
    return true;
  });
  if (kept.length + fresh.length > MOST_PATTERNS) return { ok: false, problem: 'tooMany' };
  return {
    ok: true,
    patterns: [...kept, ...fresh.map((pattern) => ({ ...pattern, id: newId() }))],
    added: fresh.length,
    known: added.length - fresh.length,
  };
}
