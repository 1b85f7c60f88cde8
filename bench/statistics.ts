/** The middle value, or the mean of the two middle ones; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How many times `divisor` the value is; undefined where there is nothing to compare with. */
export function ratio(value: number, divisor: number): number | undefined {
  const result = value / divisor;
  return Number.isFinite(result) ? result : undefined;
}

/** Largest by smallest value: how much a measurement moved between repetitions. */
export function spread(values: readonly number[]): number | undefined {
  return ratio(Math.max(...values), Math.min(...values));
}

/**
 * The median of the ratios of values that were measured one after the other. What slows the machine down for a while
 * slows both, so this moves less than the ratio of the two medians.
 */
export function pairedRatio(values: readonly number[], divisors: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, index) => ratio(value, divisors[index] ?? Number.NaN) ?? []);
  return ratios.length === 0 ? undefined : median(ratios);
}
