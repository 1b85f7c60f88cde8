import { ignoreFurtherSignals, untilInterrupted } from '../interruption.ts';
import { describeRun, formatDuration, type PartOutcome } from './outcome.ts';
import { E2E, runE2e, runStaticsAndBuilds, runUnit } from './suite.ts';

const REPORTS = '.waybill/test-reports';
const PICTURES = 'test-results';
/** As a shell reports a process that Ctrl-C ended. */
export const INTERRUPTED = 130;

/** Aborts when this process is asked to end, or `parent` has ended. */
export function whenInterrupted(parent: number): AbortSignal {
  const controller = new AbortController();
  untilInterrupted(parent).then(() => controller.abort());
  ignoreFurtherSignals();
  return controller.signal;
}

/**
 * Runs everything there is to check and test, and says at the end what ran.
 * @param playwrightArgs such as `--grep` and a title
 * @param parent the process that started this one
 * @returns the process's exit code
 */
export async function test(playwrightArgs: string[], parent: number): Promise<number> {
  const start = performance.now();
  const signal = whenInterrupted(parent);
  const [statics, unit] = await Promise.all([
    inOnePiece((write) => runStaticsAndBuilds({ signal, write })),
    inOnePiece((write) => runUnit(`${REPORTS}/unit.json`, { signal, write })),
  ]);
  const parts: PartOutcome[] = [...statics, unit];
  const mayGoOn = parts.every(({ isOk }) => isOk);
  if (mayGoOn) {
    parts.push(
      await runE2e(
        { report: `${REPORTS}/e2e.json`, picturesDir: PICTURES, args: playwrightArgs },
        { signal },
      ),
    );
  }
  const ms = performance.now() - start;
  if (signal.aborted) {
    console.log(`\nStopped after ${formatDuration(ms)}.`);
    return INTERRUPTED;
  }
  console.log(`\n${describeRun({ parts, notRun: mayGoOn ? [] : [E2E], ms, picturesDir: PICTURES })}`);
  return parts.every(({ isOk }) => isOk) ? 0 : 1;
}

/** Prints what is written when all of it is there, so that parts running side by side do not mix their lines. */
async function inOnePiece<T>(run: (write: (chunk: string) => void) => Promise<T>): Promise<T> {
  const printed: string[] = [];
  try {
    return await run((chunk) => printed.push(chunk));
  } finally {
    process.stdout.write(printed.join(''));
  }
}
