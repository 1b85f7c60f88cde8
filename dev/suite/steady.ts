import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { INTERRUPTED, whenInterrupted } from '../interruption.ts';
import { describeRun, describeRuns, type RunOutcome } from './outcome.ts';
import { ROOT } from './run-script.ts';
import { runE2e, runStaticsAndBuilds, runUnit } from './suite.ts';

const FOLDER = '.waybill/steady';

/**
 * Runs all tests several times while one busy loop per core is running. Format, lint, types, unused code and builds do
 * not change between runs, so they run only once, at the start.
 * @param parent ID of the parent process
 * @returns the process's exit code: 0 if every run passed
 */
export async function testSteady(count: number, parent: number): Promise<number> {
  const signal = whenInterrupted(parent);
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  const cores = availableParallelism();
  console.log(
    `Format, lint, types, unused code and both builds once, then all tests ${count} times beside ${cores} busy loops: about 10 minutes a run.\n` +
      `The output of each run goes to ${FOLDER}/run-N.log, its pictures and traces to ${FOLDER}/run-N/.\n`,
  );
  const statics = await runStaticsAndBuilds({ signal });
  if (!statics.every(({ isOk }) => isOk)) return signal.aborted ? INTERRUPTED : 1;

  const endLoops = startBusyLoops(cores);
  const runs: RunOutcome[] = [];
  try {
    while (runs.length < count && !signal.aborted) {
      const number = runs.length + 1;
      const run = await runTests(`${FOLDER}/run-${number}`, signal);
      if (signal.aborted) break;
      runs.push(run);
      console.log(`Run ${number} of ${count}: ${describeRun(run)}`);
    }
  } finally {
    await endLoops();
  }
  if (runs.length > 0) console.log(`\n${describeRuns(runs)}`);
  if (signal.aborted) return INTERRUPTED;
  return runs.every(({ parts }) => parts.every(({ isOk }) => isOk)) ? 0 : 1;
}

/** Runs the unit tests and then, even after failures, the end-to-end tests. */
async function runTests(folder: string, signal: AbortSignal): Promise<RunOutcome> {
  const start = performance.now();
  const log = join(ROOT, `${folder}.log`);
  const options = { signal, write: (chunk: string) => appendFileSync(log, chunk) };
  const picturesDir = `${folder}/test-results`;
  const parts = [
    await runUnit(`${folder}/unit.json`, options),
    await runE2e(
      { report: `${folder}/e2e.json`, picturesDir, args: ['--retries=0', '--trace=retain-on-failure'] },
      options,
    ),
  ];
  return { parts, notRun: [], ms: performance.now() - start, picturesDir };
}

/**
 * Keeps cores busy, each with an endless loop at normal priority. The loops are threads of this process, so they always
 * end with it.
 * @returns a function that ends them
 */
function startBusyLoops(count: number): () => Promise<void> {
  const workers = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
