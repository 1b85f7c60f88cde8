/**
 * Installs the requirements of single tests (dependencies, Chromium and Firefox) without running any. `npm test`
 * includes this.
 */
import { readyMachine } from './ready-machine.mjs';

try {
  await readyMachine({ needsFirefox: true });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
