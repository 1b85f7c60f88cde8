import base, { BOTH } from './playwright.config.ts';

/** Everything that runs in Firefox: `npm run test:firefox`. */
export default {
  ...base,
  projects: [
    { name: 'Firefox', testMatch: BOTH, use: { browserUnderTest: 'Firefox' } },
    { name: 'only in Firefox', testMatch: '**/firefox*.spec.ts' },
  ],
} satisfies typeof base;
