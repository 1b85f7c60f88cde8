/** Readies the machine for `npm test`: dependencies, Chromium and Firefox. */
import { readyMachine } from './ready-machine.mjs';

try {
  await readyMachine({ needsFirefox: true });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
