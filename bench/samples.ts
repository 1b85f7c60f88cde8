import type { RowName } from './rows.ts';
import { median, pairedRatio } from './statistics.ts';

/** What was measured, by part, length of the thread, row and measure. */
export interface Samples {
  /** Adds the measures of one repetition; one that could not be taken is undefined. */
  add(part: string, size: number, row: RowName, measures: Record<string, number | undefined>): void;
  /** Median over the repetitions; undefined where nothing was measured. */
  medianOf(part: string, size: number, row: RowName, measure: string): number | undefined;
  /** Median over the repetitions of the ratio of two rows. */
  ratioOf(part: string, size: number, row: RowName, to: RowName, measure: string): number | undefined;
}

/** An empty collection. */
export function createSamples(): Samples {
  const taken = new Map<string, number[]>();
  const keyOf = (...parts: (string | number)[]): string => parts.join('|');
  const valuesOf = (...parts: (string | number)[]): number[] => taken.get(keyOf(...parts)) ?? [];
  return {
    add(part, size, row, measures) {
      for (const [measure, value] of Object.entries(measures)) {
        const values = valuesOf(part, size, row, measure);
        // A gap keeps its place: ratios are taken within one repetition.
        values.push(value ?? Number.NaN);
        taken.set(keyOf(part, size, row, measure), values);
      }
    },
    medianOf(part, size, row, measure) {
      const values = valuesOf(part, size, row, measure).filter(Number.isFinite);
      return values.length === 0 ? undefined : median(values);
    },
    ratioOf: (part, size, row, to, measure) =>
      pairedRatio(valuesOf(part, size, row, measure), valuesOf(part, size, to, measure)),
  };
}
