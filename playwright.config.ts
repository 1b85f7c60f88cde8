import { defineConfig } from '@playwright/test';
import type { BrowserName } from './tests/browsers/support/fixtures.ts';

/**
 * The journeys, because a broken one is the first thing to know, and beside them what needs workers of its own, with a
 * browser of their own: started last, it would leave the other core idle.
 */
const FIRST = ['**/browsers/journeys.spec.ts', '**/e2e/watch.spec.ts', '**/faults/monkey.spec.ts'];

/** Written once for both browsers. */
export const BOTH = '**/browsers/**/*.spec.ts';

/** Tag of tests that run in Firefox alone: docs/browsers.md. */
export const ONLY_FIREFOX = /@firefox/;

export default defineConfig<object, { browserUnderTest: BrowserName }>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/shared-helpdesk.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  // One more than the two cores for which the times are given: tests also wait, for timers and for browsers that start.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./tests/browsers/support/feature-table.ts']],
  use: {
    screenshot: 'only-on-failure',
    // A trace costs a tenth more processor time, with pictures and snapshots up to a third more: `--trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'first', testMatch: FIRST, use: { browserUnderTest: 'Chromium' } },
    // Tests with the tag `@core`; `npm run test:firefox` runs all. One worker starts Firefox once, and an early one ends early.
    {
      name: 'Firefox',
      testMatch: BOTH,
      grep: /@core/,
      workers: 1,
      use: { browserUnderTest: 'Firefox' },
    },
    { name: 'all others', testMatch: '**/*.spec.ts', testIgnore: [...FIRST, BOTH] },
    {
      name: 'Chromium',
      testMatch: BOTH,
      testIgnore: FIRST,
      grepInvert: ONLY_FIREFOX,
      use: { browserUnderTest: 'Chromium' },
    },
  ],
});
