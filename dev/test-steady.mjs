/** `npm run test:steady`: all tests five times on a busy machine. `npm run test:steady -- 3`: three times. */
import { runTool } from './run-tool.mjs';

const DEFAULT_RUNS = 5;

// The parent may end while packages are being installed.
const parent = process.ppid;
await runTool(async (ready) => {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`"${process.argv[2]}" is not a number of runs: npm run test:steady -- 3`);
  await ready({ needsFirefox: true });
  const { testSteady } = await import('./suite/steady.ts');
  return testSteady(runs, parent);
});
