/** `npm test`. Additional arguments are passed to Playwright: `npm test -- --grep journey`. */
import { runTool } from './run-tool.mjs';

// Measured on two cores.
console.log(`Checks and tests everything: 7 to 15 minutes on two cores, depending on their speed, and more where packages or browsers are to be installed first.
1. Format, lint, types, unused code and both builds, beside the unit tests: 1 to 3 minutes. Their output is printed when they end.
2. If those pass: end-to-end tests in Chromium and Firefox, the three journeys first: 6 to 12 minutes.
The last line says what ran. Failed end-to-end tests leave pictures in test-results/.
Arguments go to Playwright: "npx playwright test --help" lists them.
`);
if (process.argv.includes('--help')) process.exit(0);

// The parent may end while packages are being installed.
const parent = process.ppid;
await runTool(async (ready) => {
  await ready({ needsFirefox: true });
  const { test } = await import('./suite/test.ts');
  return test(process.argv.slice(2), parent);
});
