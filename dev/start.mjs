/** `npm start`. Runs in a single process: a shell or a second Node in between would not forward the signal to stop. */
import { readyMachine } from './ready-machine.mjs';

let code = 1;
try {
  await readyMachine({ needsFirefox: false });
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('./start.ts');
  code = await start({ isHeadless: process.argv.includes('--headless') });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
}
// Resources that are still open must not keep the process running.
process.exit(code);
