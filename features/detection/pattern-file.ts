import { parseJson } from '../../utils/json.ts';
import { safeRead } from '../../utils/zod.ts';
import { MAX_PATTERNS, PatternFileSchema, type SavedPattern } from './model.ts';

/** Keys of the message catalogue's `detection.importProblem`. */
export type ImportProblem = 'notJson' | 'notPatterns' | 'tooMany';

type NewPattern = Omit<SavedPattern, 'id'>;

type Read = { ok: true; patterns: NewPattern[] } | { ok: false; problem: ImportProblem };
type Merged = { ok: true; added: SavedPattern[]; known: number } | { ok: false; problem: ImportProblem };

/** The content of a file with all patterns, for `readPatternFile` in another browser. */
export function writePatternFile(patterns: readonly SavedPattern[]): string {
  const file = { waybillPatterns: 1, patterns: patterns.map(({ id: _, ...pattern }) => pattern) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads an exported file. One invalid pattern rejects the whole file, because a partial import may go unnoticed. */
export function readPatternFile(text: string): Read {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, problem: 'notJson' };
  const file = safeRead(PatternFileSchema, value);
  return file.success ? { ok: true, patterns: file.data.patterns } : { ok: false, problem: 'notPatterns' };
}

/** The patterns to add to the saved ones: all except those that are already saved under any name. */
export function mergePatterns(
  saved: readonly SavedPattern[],
  added: readonly NewPattern[],
  newId: () => string,
): Merged {
  const known = new Set(saved.map(({ pattern }) => JSON.stringify(pattern)));
  const fresh = added.filter(({ pattern }) => {
    const shape = JSON.stringify(pattern);
    if (known.has(shape)) return false;
    known.add(shape);
    return true;
  });
  if (saved.length + fresh.length > MAX_PATTERNS) return { ok: false, problem: 'tooMany' };
  return {
    ok: true,
    added: fresh.map((pattern) => ({ ...pattern, id: newId() })),
    known: added.length - fresh.length,
  };
}
