/**
 * `npm start`. One process from the first line to the last: a shell or a second Node in between would not pass on the
 * signal that ends everything.
 */
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
// Whatever a person has left open must not keep the terminal.
process.exit(code);
