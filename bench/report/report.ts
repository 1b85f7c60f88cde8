import { type Growth, LENGTHS } from '../growth/measure.ts';
import type { Options } from '../options.ts';
import type { LookupTimes } from '../scenarios/lookup.ts';
import { auditTable, connectionTable, loadTable, newProfileTable } from './load.ts';
import { settledSections } from './settled.ts';
import { number, table, times } from './table.ts';
import { isReached, type Measured, targetsOf, targetsTable } from './targets.ts';

/** The whole report, in Markdown that is also readable in a terminal. */
export function report(measured: Measured, options: Options, facts: string, command: string): string {
  const { samples, growths, lookups, settledSize } = measured;
  const { parts, sizes, repetitions } = options;
  const targets = targetsOf(measured);
  const missed = targets.filter((target) => isReached(target) === false).length;
  const known = targets.filter((target) => isReached(target) !== undefined).length;
  const sections = [
    '# Results of the benchmark',
    `Command: \`${command}\`. Medians of ${repetitions} interleaved repetitions; ratios are medians of the ratios within one repetition. What the columns mean: README.md beside this file.`,
    facts,
    `## Targets\n\n${known - missed} of ${known} reached.\n\n${targetsTable(targets)}`,
  ];
  if (parts.has('load')) {
    for (const size of sizes) {
      sections.push(
        `## Loading ${size} messages`,
        loadTable(samples, size),
        auditTable(samples, size),
        ...connectionTable(samples, size),
      );
    }
  }
  if (parts.has('new-profile')) {
    const size = Math.min(...sizes);
    sections.push(`## First page of a new profile, ${size} messages\n\n${newProfileTable(samples, size)}`);
  }
  sections.push(...settledSections(samples, parts, settledSize));
  if (growths.length > 0) sections.push(`## Detector, doubling the text\n\n${growthTable(growths)}`);
  if (lookups) sections.push(`## From click to status\n\n${lookupTable(lookups)}`);
  return `${sections.join('\n\n')}\n`;
}

/** The detector's times for texts that double in length. */
function growthTable(growths: readonly Growth[]): string {
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

/** How long an agent waits after a click. */
function lookupTable(lookups: LookupTimes): string {
  return table(
    ['from the click until', 'ms'],
    [
      ['beside it: the same request by `fetch` alone', number(lookups.bareMs)],
      ['the request arrives at the local platform', number(lookups.requestMs)],
      ['the status is shown, after the platform answered', number(lookups.shownMs)],
      ['which is more than the request alone by', number(lookups.addedMs)],
      ['the status is shown, with a worker that was stopped before', number(lookups.stoppedMs)],
      ['which is more than the request alone by', number(lookups.addedAfterStopMs)],
      ['the same, if the pointer rested on the ID for half a second', number(lookups.addedAfterRestMs)],
      ['the status is shown, known from before', number(lookups.cachedMs)],
      ['the same, in the first card of a page', number(lookups.firstCardMs)],
    ],
  );
}
