import { inferPattern } from '../../utils/tracking/taught-infer.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';

/** The shapes that an agent teaches with these examples; none if they have nothing in common. */
export function patternsFrom(examples: readonly string[]): TaughtPattern[] {
  if (examples.length === 0) return [];
  const inference = inferPattern(examples);
  return inference.ok ? [inference.pattern] : [];
}
