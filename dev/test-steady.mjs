/** `npm run test:steady`: all tests five times on a busy machine. `npm run test:steady -- 3`: three times. */
import { readyMachine } from './ready-machine.mjs';

const DEFAULT_RUNS = 5;

// The parent may end while packages are being installed.
const parent = process.ppid;
let code = 1;
try {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`"${process.argv[2]}" is not a number of runs: npm run test:steady -- 3`);
  await readyMachine({ needsFirefox: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { testSteady } = await import('./suite/steady.ts');
  code = await testSteady(runs, parent);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
}
process.exit(code);
