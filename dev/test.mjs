/** `npm test`. Additional arguments are passed to Playwright: `npm test -- --grep journey`. */
import { readyMachine } from './ready-machine.mjs';

// Measured on two cores.
console.log(`Checks and tests everything: 8 to 18 minutes on two cores, depending on their speed, and more where packages or browsers are to be installed first.
1. Format, lint, types, unused code and both builds, beside the unit tests: 2 to 5 minutes. Their output is printed when they end.
2. If those pass: end-to-end tests in Chromium and Firefox, the three journeys first: 6 to 13 minutes.
The last line says what ran. Failed end-to-end tests leave pictures and traces in test-results/.
`);

// The parent may end while packages are being installed.
const parent = process.ppid;
let code = 1;
try {
  await readyMachine({ needsFirefox: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { test } = await import('./suite/test.ts');
  code = await test(process.argv.slice(2), parent);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
}
process.exit(code);
