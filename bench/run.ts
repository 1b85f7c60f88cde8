import type { RunningRow } from './browser/browsers.ts';
import type { ThreadServer } from './browser/server.ts';
import type { Options, Part } from './options.ts';
import type { RowName } from './rows.ts';
import type { Samples } from './samples.ts';
import { auditLoad, type Connection, measureFirstPage, measureLoad } from './scenarios/load.ts';
import { measureSettled, SETTLED_PARTS } from './scenarios/settled.ts';
import type { Layout } from './thread/page.ts';

/** Shared input of the parts that need browsers. */
export interface BrowserRun {
  rows: readonly RunningRow[];
  server: ThreadServer;
  options: Options;
  samples: Samples;
  log(progress: string): void;
}

/** Further audits add no information. */
const MAX_AUDITS = 3;
/** On very long threads the audit only has to measure the first highlight; shorter threads cover the rest. */
const MAX_AUDITS_OF_LONGEST = 1;
const LONGEST = 50_000;
const LONG = 10_000;
/** Chromium notes the first load of a script from one site, and keeps its compiled code at the second. */
const LOADS_UNTIL_KEPT = 2;
/** An office's connection to a helpdesk. */
const CONNECTION: Connection = { latency: 80, throughput: 600_000 };

/** Measured in a plain document with a fixed composer; all others in a console whose thread scrolls. */
const PLAIN_PARTS: ReadonlySet<Part> = new Set(['marks', 'plain-jump', 'plain-append', 'plain-stream']);

/** The rows that the targets compare, and the page alone. */
const COMPARED: ReadonlySet<RowName> = new Set(['page alone', 'null', 'Waybill', 'floor-re', 'mark.js']);
/** One load takes half a minute. */
const COMPARED_LONGEST: ReadonlySet<RowName> = new Set(['null', 'Waybill', 'floor-re']);
/** Typing changes nothing that the others would look at. */
const COMPARED_TYPING: ReadonlySet<RowName> = new Set(['page alone', 'null', 'Waybill']);
const TYPING: ReadonlySet<Part> = new Set(['keys', 'marks']);

/** Long loads take long, so only the rows that the targets need are measured. */
function rowsOfSize(rows: readonly RunningRow[], size: number): readonly RunningRow[] {
  if (size < LONG) return rows;
  const names = size < LONGEST ? COMPARED : COMPARED_LONGEST;
  return rows.filter(({ name }) => names.has(name));
}

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
export async function runLoads({ rows, server, options, samples, log }: BrowserRun): Promise<void> {
  const { sizes, repetitions } = options;
  for (const size of sizes) {
    const url = server.urlOf(size);
    // An agent's browser has compiled the scripts before, for other tickets.
    if (size === sizes[0])
      for (const row of rows) for (let load = 0; load < LOADS_UNTIL_KEPT; load++) await measureLoad(row, url);
    for (const { row, repetition } of turns(rowsOfSize(rows, size), repetitions)) {
      log(`load, ${size} messages, ${repetition + 1} of ${repetitions}: ${row.name}`);
      samples.add('load', size, row.name, await measureLoad(row, url));
      if (repetition < (size < LONGEST ? MAX_AUDITS : MAX_AUDITS_OF_LONGEST))
        samples.add('audit', size, row.name, await auditLoad(row, url));
      if (size < LONG && COMPARED.has(row.name) && repetition < MAX_AUDITS)
        samples.add('connection', size, row.name, await auditLoad(row, url, CONNECTION));
    }
  }
}

/** Measures the first page of new profiles, where nothing of the extension is warm or kept. */
export async function runNewProfiles({ rows, server, options, samples, log }: BrowserRun): Promise<void> {
  const size = Math.min(...options.sizes);
  for (const { row, repetition } of turns(
    rows.filter(({ name }) => name === 'Waybill'),
    options.repetitions,
  )) {
    log(`new profile, ${repetition + 1} of ${options.repetitions}`);
    samples.add('new-profile', size, row.name, await measureFirstPage(row, server, size));
  }
}

async function runPhases(
  run: BrowserRun,
  rows: readonly RunningRow[],
  size: number,
  parts: Options['parts'],
  layout: Layout,
): Promise<void> {
  const { server, options, samples, log } = run;
  if (parts.size === 0) return;
  for (const { row, repetition } of turns(rows, options.repetitions)) {
    log(
      `${[...parts].join(', ')}, ${size} messages, ${repetition + 1} of ${options.repetitions}: ${row.name}`,
    );
    const url = server.urlOf(size, layout);
    for (const { part, measures } of await measureSettled(row, url, parts, options.counts)) {
      samples.add(part, size, row.name, measures);
    }
  }
}

/** Runs the phases on a settled page. */
export async function runSettled(run: BrowserRun): Promise<void> {
  const { rows, options } = run;
  const { settledSize } = options;
  const select = (isWanted: (part: Part) => boolean): ReadonlySet<Part> =>
    new Set(SETTLED_PARTS.filter((part) => options.parts.has(part) && isWanted(part)));
  for (const isTyping of [true, false]) {
    const names = isTyping ? COMPARED_TYPING : COMPARED;
    const compared = rows.filter(({ name }) => names.has(name));
    for (const layout of ['console', 'plain'] as const) {
      const isPlain = layout === 'plain';
      const parts = select((part) => TYPING.has(part) === isTyping && PLAIN_PARTS.has(part) === isPlain);
      await runPhases(run, compared, settledSize, parts, layout);
    }
  }
  // The cost of a message, or of a jump, must not depend on the number of existing messages.
  const growing = select((part) => part === 'append' || part === 'jump');
  const ours = rows.filter(({ name }) => name === 'Waybill');
  const others = [Math.min(...options.sizes), Math.max(...options.sizes)].filter(
    (size) => size !== settledSize,
  );
  for (const size of new Set(others)) await runPhases(run, ours, size, growing, 'console');
}
