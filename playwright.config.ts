import { defineConfig } from '@playwright/test';

/** Needs workers of its own, with a browser of their own: begun last, it would leave the other core idle. */
const FIRST = '**/watch.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/shared-helpdesk.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'all others', testMatch: '**/*.spec.ts', testIgnore: FIRST },
  ],
});
