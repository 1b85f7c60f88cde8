import type { Check } from './check-digits.ts';

/**
 * A carrier or delivery platform and its numbers. Every shape is that of a whole number, upper-case, without spaces and
 * dashes.
 */
export interface Carrier {
  readonly name: string;
  /** How people write the name, without accents, as an expression. By default the name itself. */
  readonly words?: string;
  /** Shapes with a check digit; a group in the shape is the part that it covers. */
  readonly checked?: readonly (readonly [shape: RegExp, check: Check])[];
  /** Shapes that are the carrier's own, without a check digit. */
  readonly own?: RegExp;
  /** Shapes that many other numbers have too. */
  readonly vague?: RegExp;
}
