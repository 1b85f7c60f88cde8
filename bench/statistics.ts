/** The middle value, or the mean of the two middle values; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The ratio of two values; undefined if it is not a finite number. */
function ratio(value: number, divisor: number): number | undefined {
  const result = value / divisor;
  return Number.isFinite(result) ? result : undefined;
}

/**
 * The median of the ratios of values that were measured in succession. A temporary slowdown of the machine affects both
 * values, so this varies less than the ratio of the medians.
 */
export function pairedRatio(values: readonly number[], divisors: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, index) => ratio(value, divisors[index] ?? Number.NaN) ?? []);
  return ratios.length === 0 ? undefined : median(ratios);
}
