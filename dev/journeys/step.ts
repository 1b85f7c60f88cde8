import type { Page } from '@playwright/test';

/**
 * Runs one step of a journey with a title. `npm start` times the step and takes a screenshot afterwards; the tests
 * report it.
 */
export type Step = (title: string, page: Page, act: () => Promise<void>) => Promise<void>;
