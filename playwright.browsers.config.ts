import base, { BOTH, ONLY_FIREFOX } from './playwright.config.ts';

/** All tests that are written for both browsers, in each, and those that are only for Firefox. */
export default {
  ...base,
  projects: [
    { name: 'Chromium', testMatch: BOTH, grepInvert: ONLY_FIREFOX, use: { browserUnderTest: 'Chromium' } },
    { name: 'Firefox', testMatch: BOTH, use: { browserUnderTest: 'Firefox' } },
    { name: 'only Firefox', testMatch: '**/firefox*.spec.ts' },
  ],
} satisfies typeof base;
