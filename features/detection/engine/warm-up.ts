import { findTrackingIds } from './detect.ts';

/** Two lines, because a line with digits is read as a row below headers. */
const TEXT = 'Hello, 4 days ago,\nyour tracking number is ABCD1234567890.';

/**
 * A browser compiles functions and expressions when they are first used. This uses, between tasks of the page, what most
 * texts with a number need; the rest waits for a text that needs it. Otherwise, the first text would block the page
 * (`npm run bench`, longest block).
 */
export function warmUp(): void {
  findTrackingIds(TEXT);
}
