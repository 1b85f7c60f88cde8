import { type Growth, LENGTHS } from '../growth/measure.ts';
import { number, table, times } from './table.ts';

/** The detector's times for texts that double in length. */
export function growthTable(growths: readonly Growth[]): string {
  const header = ['text', ...LENGTHS.map((length) => `${length / 1024} Ki ms`), 'worst doubling'];
  return table(
    header,
    growths.map(({ name, times: all, worst }) => [
      `\`${name}\``,
      ...all.map((time) => number(time)),
      times(worst),
    ]),
  );
}
