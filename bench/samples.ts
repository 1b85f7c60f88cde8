import type { RowName } from './rows.ts';
import { median, pairedRatio } from './statistics.ts';

/** The measures of one repetition; a failed one is undefined. */
export type Measures = Record<string, number | undefined>;

/** The measured values, by part, length of the thread, row and measure. */
export interface Samples {
  add(part: string, size: number, row: RowName, measures: Measures): void;
  /** Median over the repetitions; undefined without values. */
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
        // A missing value keeps its place, because ratios are computed within one repetition.
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
