import { INTERRUPTED, whenInterrupted } from '../interruption.ts';
import { describeRun, formatDuration, type PartOutcome } from './outcome.ts';
import { runScript } from './run-script.ts';
import { E2E, runE2e, runStaticsAndBuilds, runUnit } from './suite.ts';

const REPORTS = '.waybill/test-reports';
const PICTURES = 'test-results';

/**
 * Runs all checks and tests, and then prints a summary.
 * @param playwrightArgs such as `--grep` and a title
 * @param parent ID of the parent process
 * @returns the process's exit code
 */
export async function test(playwrightArgs: string[], parent: number): Promise<number> {
  const start = performance.now();
  const signal = whenInterrupted(parent);
  if (playwrightArgs.length > 0 && !(await isAccepted(playwrightArgs, signal))) return 1;
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

/**
 * Whether Playwright accepts the arguments and finds tests; prints its message if not. Otherwise a mistyped one would only
 * fail minutes later, after all other parts.
 */
async function isAccepted(args: string[], signal: AbortSignal): Promise<boolean> {
  let printed = '';
  const isOk = await runScript(
    { script: 'e2e', args: ['--list', '--reporter=line', ...args] },
    { signal, write: (chunk) => (printed += chunk) },
  );
  if (!isOk) console.log(printed);
  return isOk;
}

/** Prints the output of a part when it is complete, so that parallel parts do not mix their lines. */
async function inOnePiece<T>(run: (write: (chunk: string) => void) => Promise<T>): Promise<T> {
  const printed: string[] = [];
  try {
    return await run((chunk) => printed.push(chunk));
  } finally {
    process.stdout.write(printed.join(''));
  }
}
