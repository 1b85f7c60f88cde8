/** `npm start`. */
import { runTool } from './run-tool.mjs';

await runTool(async (ready) => {
  const browser = wantedBrowser(process.argv);
  await ready({ needsFirefox: browser === 'firefox' });
  const { start } = await import('./start.ts');
  return start({ isHeadless: process.argv.includes('--headless'), browser });
});

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
