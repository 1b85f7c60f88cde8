/**
 * Compares two paths through a tree, step by step from the root. A path comes before its continuations.
 * @param compareSteps compares two different steps from the same node
 * @returns negative, zero or positive, for `Array.sort`
 */
export function comparePaths<T>(
  a: readonly T[],
  b: readonly T[],
  compareSteps: (a: T, b: T) => number,
): number {
  for (const [depth, step] of a.entries()) {
    const other = b[depth];
    if (other === undefined) break;
    if (step !== other) return compareSteps(step, other);
  }
  return a.length - b.length;
}
