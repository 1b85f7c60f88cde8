export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A part of a comparison; long stretches without a difference are folded. */
export type DiffPart = { kind: 'lines'; lines: DiffLine[] } | { kind: 'folded'; count: number };

/** Lines left around a difference. */
const CONTEXT = 3;
/** Cells of the table of common lines: more would be felt, so a middle that is larger counts as replaced. */
const MOST_CELLS = 1_000_000;

/** Compares two texts line by line: the fewest lines removed and added that lead from one to the other. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const one = before.split('\n');
  const other = after.split('\n');
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [
    ...marked('same', one.slice(0, start)),
    ...middleDiff(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...marked('same', one.slice(one.length - end)),
  ];
}

function marked(kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] {
  return lines.map((text) => ({ kind, text }));
}

function middleDiff(one: readonly string[], other: readonly string[]): DiffLine[] {
  if (one.length * other.length > MOST_CELLS) return [...marked('removed', one), ...marked('added', other)];
  const common = commonLengths(one, other);
  const diff: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    const [text, added] = [one[row] ?? '', other[column] ?? ''];
    if (text === added) {
      diff.push({ kind: 'same', text });
      row += 1;
      column += 1;
    } else if (at(common, row + 1, column) >= at(common, row, column + 1)) {
      diff.push({ kind: 'removed', text });
      row += 1;
    } else {
      diff.push({ kind: 'added', text: added });
      column += 1;
    }
  }
  return [...diff, ...marked('removed', one.slice(row)), ...marked('added', other.slice(column))];
}

/** Length of the longest common subsequence of the rests, from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const length =
        one[row] === other[column]
          ? at(table, row + 1, column + 1) + 1
          : Math.max(at(table, row + 1, column), at(table, row, column + 1));
      table[row]?.fill(length, column, column + 1);
    }
  }
  return table;
}

function at(table: readonly Uint32Array[], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}

/** The same comparison with long stretches that are alike folded away. */
export function foldSame(diff: readonly DiffLine[]): DiffPart[] {
  const isNear = diff.map((_, index) =>
    diff.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  );
  const parts: DiffPart[] = [];
  for (const [index, line] of diff.entries()) {
    const last = parts.at(-1);
    if (!isNear[index]) {
      if (last?.kind === 'folded') last.count += 1;
      else parts.push({ kind: 'folded', count: 1 });
    } else if (last?.kind === 'lines') last.lines.push(line);
    else parts.push({ kind: 'lines', lines: [line] });
  }
  return parts;
}
