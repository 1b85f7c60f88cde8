import { findTrackingIds } from './detect.ts';
import { labelsOf } from './labels.ts';
import { tokensOf } from './tokens.ts';

const TEXT = 'Your tracking number is ABCD1234567890.';

/** What a browser compiles at its first use, in parts: the rest waits for a text that needs it. */
const steps: (() => unknown)[] = [
  // The runs of letters and digits, which every text with a number is searched for.
  () => tokensOf(TEXT),
  // The words around them, with the tables of words.
  () => labelsOf(TEXT),
  // All that an ordinary ID passes.
  () => findTrackingIds(TEXT),
];

/**
 * Prepares the detector for the first text, which would otherwise block the page (`npm run bench`, longest block): the
 * expressions and functions that most texts with a number need are used in small steps, between tasks of the page.
 * @returns false when nothing is left
 */
export function warmUpNext(): boolean {
  const step = steps.shift();
  step?.();
  return step !== undefined;
}
