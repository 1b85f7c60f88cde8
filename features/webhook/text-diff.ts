import { diffArrays } from 'diff';

/** A run of lines in a comparison; a long unchanged run is folded to its line count. */
export type DiffPart =
  | { kind: 'same' | 'removed' | 'added'; lines: string[] }
  | { kind: 'folded'; count: number };

/** Unchanged lines around a difference. */
const CONTEXT = 3;
/** A longer search would be noticeable while typing; texts that differ more are treated as replaced. */
const MAX_EDITS = 500;

/**
 * Compares two texts line by line.
 * @returns the lines to remove from `before` and to add to get `after`, removals first, with some unchanged lines
 * around
 */
export function diffLines(before: string, after: string): DiffPart[] {
  const oldLines = before.split('\n');
  const newLines = after.split('\n');
  const runs = diffArrays(oldLines, newLines, { maxEditLength: MAX_EDITS }) ?? [
    { value: oldLines, removed: true, added: false },
    { value: newLines, removed: false, added: true },
  ];
  return runs.flatMap(({ value, removed, added }, index): DiffPart[] => {
    if (removed || added) return [{ kind: removed ? 'removed' : 'added', lines: value }];
    return foldSame(value, index > 0 ? CONTEXT : 0, index < runs.length - 1 ? CONTEXT : 0);
  });
}

/** @param head number of lines to show at the start of the run; `tail` at its end */
function foldSame(lines: string[], head: number, tail: number): DiffPart[] {
  const count = lines.length - head - tail;
  if (count <= 0) return [{ kind: 'same', lines }];
  const parts: DiffPart[] = [
    { kind: 'same', lines: lines.slice(0, head) },
    { kind: 'folded', count },
    { kind: 'same', lines: lines.slice(lines.length - tail) },
  ];
  return parts.filter((part) => part.kind === 'folded' || part.lines.length > 0);
}

/** Offsets refer to the text before the change. */
interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/**
 * The smallest single replacement that turns one text into the other; it preserves the caret and the diagnostics around
 * it.
 * @returns `undefined` if the texts are the same
 */
export function smallestChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
