import type { RunningRow } from './browser/browsers.ts';
import type { ThreadServer } from './browser/server.ts';
import type { Options, Part } from './options.ts';
import type { RowName } from './rows.ts';
import type { Samples } from './samples.ts';
import { auditLoad, measureLoad } from './scenarios/load.ts';
import { measureSettled, SETTLED_PARTS } from './scenarios/settled.ts';
import type { Layout } from './thread/page.ts';

/** Shared input of the parts that need browsers. */
export interface Stage {
  rows: readonly RunningRow[];
  server: ThreadServer;
  options: Options;
  samples: Samples;
  say(progress: string): void;
}

/** Further audits add no information. */
const MOST_AUDITS = 3;
/** On very long threads the audit only has to measure the first highlight; shorter threads cover the rest. */
const MOST_AUDITS_OF_LONGEST = 1;
const LONGEST = 50_000;
/** One load takes half a minute, so only the rows needed for the targets are measured. */
const ROWS_OF_LONGEST: readonly RowName[] = ['null', 'Waybill', 'floor-re'];

/** Measured in a plain document with a fixed composer; all others in a console whose thread scrolls. */
const PLAIN_PARTS: ReadonlySet<Part> = new Set(['marks', 'plain-jump']);
const ROWS_OF_MARKS: readonly RowName[] = ['page alone', 'null', 'Waybill'];

/** Each repetition starts with another row, so that no row always follows the same one. */
function* turns(
  rows: readonly RunningRow[],
  repetitions: number,
): Generator<{ row: RunningRow; repetition: number }> {
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const first = repetition % rows.length;
    for (const row of [...rows.slice(first), ...rows.slice(0, first)]) yield { row, repetition };
  }
}

/** Measures loading threads of all sizes with all rows. */
export async function runLoads({ rows, server, options, samples, say }: Stage): Promise<void> {
  const { sizes, repetitions } = options;
  for (const size of sizes) {
    const url = server.urlOf(size);
    // The first page of a browser is slower than later ones.
    if (size === sizes[0]) for (const row of rows) await measureLoad(row, url);
    const rowsOfSize = size < LONGEST ? rows : rows.filter(({ name }) => ROWS_OF_LONGEST.includes(name));
    for (const { row, repetition } of turns(rowsOfSize, repetitions)) {
      say(`load, ${size} messages, ${repetition + 1} of ${repetitions}: ${row.name}`);
      samples.add('load', size, row.name, await measureLoad(row, url));
      if (repetition < (size < LONGEST ? MOST_AUDITS : MOST_AUDITS_OF_LONGEST))
        samples.add('audit', size, row.name, await auditLoad(row, url));
    }
  }
}

async function runPhases(
  stage: Stage,
  rows: readonly RunningRow[],
  size: number,
  parts: Options['parts'],
  layout: Layout = 'console',
): Promise<void> {
  const { server, options, samples, say } = stage;
  for (const { row, repetition } of turns(rows, options.repetitions)) {
    say(
      `${[...parts].join(', ')}, ${size} messages, ${repetition + 1} of ${options.repetitions}: ${row.name}`,
    );
    const url = server.urlOf(size, layout);
    for (const { part, measures } of await measureSettled(row, url, parts, options.counts)) {
      samples.add(part, size, row.name, measures);
    }
  }
}

/** Runs the phases on a settled page with all rows except the floor, which is of no use there. */
export async function runSettled(stage: Stage): Promise<void> {
  const { rows, options } = stage;
  const wanted = SETTLED_PARTS.filter((part) => options.parts.has(part));
  const parts = new Set(wanted.filter((part) => !PLAIN_PARTS.has(part)));
  const plainParts = new Set(wanted.filter((part) => PLAIN_PARTS.has(part)));
  if (plainParts.size > 0) {
    const compared = rows.filter(({ name }) => ROWS_OF_MARKS.includes(name));
    await runPhases(stage, compared, options.settledSize, plainParts, 'plain');
  }
  if (parts.size === 0) return;
  await runPhases(
    stage,
    rows.filter(({ name }) => name !== 'floor'),
    options.settledSize,
    parts,
  );
  const growing = new Set((['append', 'jump'] as const).filter((part) => parts.has(part)));
  if (growing.size === 0) return;
  // The cost of a message, or of a jump, must not depend on the number of existing messages.
  const ours = rows.filter(({ name }) => name === 'Waybill');
  const others = [Math.min(...options.sizes), Math.max(...options.sizes)].filter(
    (size) => size !== options.settledSize,
  );
  for (const size of new Set(others)) await runPhases(stage, ours, size, growing);
}
