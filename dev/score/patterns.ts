import type { CustomPattern } from '../../features/detection/engine/patterns/custom-pattern.ts';
import { inferPattern } from '../../features/detection/engine/patterns/infer-pattern.ts';

/** The custom pattern inferred from examples; empty if they have nothing in common. */
export function patternsFrom(examples: readonly string[]): CustomPattern[] {
  if (examples.length === 0) return [];
  const inference = inferPattern(examples);
  return inference.ok ? [inference.pattern] : [];
}
