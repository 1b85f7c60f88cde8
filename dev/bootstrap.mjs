/** Installs what single tests need (dependencies, Chromium and Firefox) and runs nothing. `npm test` does it by itself. */
import { readyMachine } from './ready-machine.mjs';

try {
  await readyMachine({ needsFirefox: true });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
