import { findTrackingIds } from './detect.ts';
import { labelsOf } from './labels.ts';
import { tokensOf } from './tokens.ts';

/** Two lines, because a line with digits is read as a row below headers. */
const TEXT = 'Hello, 4 days ago,\nyour tracking number is ABCD1234567890.';

/**
 * A browser compiles functions and expressions when they are first used. These steps use, between tasks of the page, what
 * most texts with a number need; the rest waits for a text that needs it. Otherwise, the first text would block the page
 * (`npm run bench`, longest block).
 */
export const WARM_UP_STEPS: readonly (() => unknown)[] = [
  // The runs of letters and digits, which every text with a number is searched for.
  () => tokensOf(TEXT),
  // The words around them, with the tables of words.
  () => labelsOf(TEXT),
  // All that an ordinary ID passes.
  () => findTrackingIds(TEXT),
];
