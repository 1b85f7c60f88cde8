/** `npm start`. */
import { parseCommandLine } from './command-line.mjs';
import { runTool } from './run-tool.mjs';

const USAGE = `npm start
npm start -- --browser firefox
npm start -- --headless            without a window`;

await runTool(async (ready) => {
  const { values } = parseCommandLine(
    {
      options: {
        browser: { type: 'string', default: 'chromium' },
        headless: { type: 'boolean', default: false },
      },
    },
    USAGE,
  );
  const { browser, headless } = values;
  if (browser !== 'chromium' && browser !== 'firefox')
    throw new Error(`--browser is "${browser}"; it may be chromium or firefox.`);
  await ready({ needsFirefox: browser === 'firefox' });
  const { start } = await import('./start.ts');
  return start({ isHeadless: headless, browser });
});
