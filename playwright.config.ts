import { defineConfig } from '@playwright/test';

/** What an agent does with an answer. Together with the others it would take `npm test` longer than six minutes. */
const ANSWER = '**/{at-hand,many,proof,ready-replies,recent,shipment-view,status-colours,watch}.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'core', testIgnore: ANSWER },
    { name: 'answer', testMatch: ANSWER },
  ],
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
});
