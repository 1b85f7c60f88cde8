/** `npm start`. Runs in a single process: a shell or a second Node in between would not forward the signal to stop. */
import { readyMachine } from './ready-machine.mjs';

let code = 1;
try {
  const browser = wantedBrowser(process.argv);
  await readyMachine({ needsFirefox: browser === 'firefox' });
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('./start.ts');
  code = await start({ isHeadless: process.argv.includes('--headless'), browser });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
}
// Resources that are still open must not keep the process running.
process.exit(code);

/**
 * @param {string[]} args
 * @returns {'chromium' | 'firefox'}
 */
function wantedBrowser(args) {
  const wanted = args.find((_, index) => args[index - 1] === '--browser') ?? 'chromium';
  if (wanted !== 'chromium' && wanted !== 'firefox')
    throw new Error(`--browser is "${wanted}"; it may be chromium or firefox.`);
  return wanted;
}
