/** `npm run test:steady`: all tests five times on a busy machine. `npm run test:steady -- 3`: three times. */
import { readCommandLine } from '../command-line.mjs';
import { runTool } from '../run-tool.mjs';

const DEFAULT_RUNS = 5;

// The parent may end while packages are being installed.
const parent = process.ppid;
await runTool(async (ready) => {
  const { words } = readCommandLine(process.argv.slice(2), {
    command: 'npm run test:steady',
    options: {},
    words: { name: 'RUNS', help: `number of runs; ${DEFAULT_RUNS} by default` },
  });
  const runs = Number(words[0] ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1 || words.length > 1)
    throw new Error(`"${words.join(' ')}" is not a number of runs: npm run test:steady -- 3`);
  await ready({ needsFirefox: true });
  const { testSteady } = await import('./steady.ts');
  return testSteady(runs, parent);
});
