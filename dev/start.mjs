/** `npm start`. */
import { readCommandLine } from './command-line.mjs';
import { runTool } from './run-tool.mjs';

await runTool(async (ready) => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm start',
    options: {
      browser: { value: 'firefox', help: 'the browser: chromium, the default, or firefox' },
      headless: { help: 'walks the journeys without a window, as where there is no display' },
    },
  });
  const { browser = 'chromium', headless: isHeadless = false } = values;
  if (browser !== 'chromium' && browser !== 'firefox')
    throw new Error(`--browser is "${browser}"; it may be chromium or firefox.`);
  await ready({ needsFirefox: browser === 'firefox' });
  const { start } = await import('./start.ts');
  return start({ isHeadless, browser });
});
