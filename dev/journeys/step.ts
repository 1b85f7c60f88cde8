import type { Page } from '@playwright/test';

/**
 * Runs one step of a journey under its title. `npm start` times it and takes a picture of the page afterwards; the
 * tests report it.
 */
export type Step = (title: string, page: Page, act: () => Promise<void>) => Promise<void>;
