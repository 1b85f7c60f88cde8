import { randomInt } from 'node:crypto';
import { z } from '../../utils/zod.ts';
import { buildExtension } from '../build-extension.ts';
import { INTERRUPTED, whenInterrupted } from '../interruption.ts';
import { runScript } from './run-script.ts';

const SummarySchema = z.object({
  seed: z.number(),
  seconds: z.number(),
  steps: z.number(),
  lives: z.number(),
  exchanges: z.number(),
  forced: z.number(),
  lookups: z.number(),
  webhooks: z.number(),
  longestSettleMs: z.number(),
});
/** The summary that a run of the monkey prints at its end. */
export type MonkeySummary = z.infer<typeof SummarySchema>;

/** Precedes the summary, which is JSON, in the output of a run. */
export const SUMMARY_MARK = 'monkey ';

const MAX_SEED = 1_000_000_000;

interface SoakOptions {
  /** The number of runs, each with a seed of its own. */
  seeds: number;
  seconds: number;
  /** The first seed, to repeat a run; the others follow it. Random if absent. */
  first?: number;
}

/**
 * Lets the monkey of `tests/faults/monkey.spec.ts` play, until all runs are over or one has failed.
 * @param parent ID of the parent process
 * @returns the process's exit code: 0 if no run has found anything
 */
export async function soak({ seeds, seconds, first }: SoakOptions, parent: number): Promise<number> {
  const signal = whenInterrupted(parent);
  await buildExtension('chrome');
  const rows: MonkeySummary[] = [];
  for (let run = 0; run < seeds && !signal.aborted; run += 1) {
    const seed = first === undefined ? randomInt(MAX_SEED) : first + run;
    console.log(`\nRun ${run + 1} of ${seeds}: seed ${seed}, ${seconds} s`);
    let output = '';
    const isOk = await runScript(
      {
        script: 'e2e',
        args: ['monkey.spec', '--workers', '1'],
        env: { WAYBILL_MONKEY_SEED: `${seed}`, WAYBILL_MONKEY_SECONDS: `${seconds}` },
      },
      {
        signal,
        write(chunk) {
          output += chunk;
          process.stdout.write(chunk);
        },
      },
    );
    const summary = readSummary(output);
    if (summary) rows.push(summary);
    if (signal.aborted) break;
    if (!isOk) {
      console.log(`\n${describeSummaries(rows)}`);
      console.log(`\nFailed. To repeat it: npm run soak -- --seed ${seed} --seconds ${seconds}`);
      return 1;
    }
  }
  console.log(`\n${describeSummaries(rows)}`);
  return signal.aborted ? INTERRUPTED : 0;
}

/** @returns undefined if the run ended before its summary */
export function readSummary(output: string): MonkeySummary | undefined {
  const line = output.split('\n').find((each) => each.startsWith(`${SUMMARY_MARK}{`));
  return line === undefined ? undefined : SummarySchema.parse(JSON.parse(line.slice(SUMMARY_MARK.length)));
}

/** Returns a table with one line for each run. */
export function describeSummaries(rows: readonly MonkeySummary[]): string {
  const columns = [
    ['Seed', ({ seed }: MonkeySummary) => `${seed}`],
    ['Seconds', ({ seconds }: MonkeySummary) => `${seconds}`],
    ['Steps', ({ steps }: MonkeySummary) => `${steps}`],
    ['Worker lives', ({ lives }: MonkeySummary) => `${lives}`],
    ['Exchanges', ({ exchanges }: MonkeySummary) => `${exchanges}`],
    ['Forced', ({ forced }: MonkeySummary) => `${forced}`],
    ['Lookups', ({ lookups }: MonkeySummary) => `${lookups}`],
    ['Webhooks', ({ webhooks }: MonkeySummary) => `${webhooks}`],
    ['Longest settle', ({ longestSettleMs }: MonkeySummary) => `${(longestSettleMs / 1000).toFixed(1)} s`],
  ] as const;
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}
