import type { Options, Part } from '../options.ts';
import { growthTable } from './growth.ts';
import { auditTable, connectionTable, loadTable } from './load.ts';
import { lookupTable } from './lookup.ts';
import { settledTable } from './settled.ts';
import { isReached, type Measured, targetsOf, targetsTable } from './targets.ts';

const SETTLED_TITLES: readonly (readonly [Part, string])[] = [
  ['keys', 'Typing'],
  ['marks', 'Typing in a plain document, with highlights in view'],
  ['jump', 'Ten jumps'],
  ['plain-jump', 'Ten jumps in a plain document'],
  ['append', 'One message at a time, each with an ID'],
  ['plain-append', 'One message at a time in a plain document'],
  ['stream', 'Streamed messages, 20 a second'],
  ['plain-stream', 'Streamed messages in a plain document'],
  ['routes', 'Route changes'],
];

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
  for (const [part, title] of SETTLED_TITLES) {
    if (parts.has(part)) {
      sections.push(`## ${title}, ${settledSize} messages\n\n${settledTable(samples, part, settledSize)}`);
    }
  }
  if (growths.length > 0) sections.push(`## Detector, doubling the text\n\n${growthTable(growths)}`);
  if (lookups) sections.push(`## From click to status\n\n${lookupTable(lookups)}`);
  return `${sections.join('\n\n')}\n`;
}
