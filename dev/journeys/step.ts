import type { Tab } from '../drivers/driver.ts';

/**
 * Runs one step of a journey with a title. `npm start` times the step and takes a screenshot afterwards; the tests
 * report it.
 */
export type Step = (title: string, tab: Tab, act: () => Promise<void>) => Promise<void>;
