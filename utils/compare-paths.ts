/**
 * Orders two paths through a tree, step by step from its root. A path comes before those that continue it.
 * @param compareSteps orders two different steps from the same place
 * @returns negative, zero or positive, as `Array.sort` takes it
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
