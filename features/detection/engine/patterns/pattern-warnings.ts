import { type CustomPattern, fitsPattern, lengthsOf } from './custom-pattern.ts';
import { OTHER_NUMBER_KINDS, type OtherNumberKind, otherNumbersOf } from './other-numbers.ts';

/** A warning to show to the user before a pattern is saved. */
export type PatternWarning =
  /** Counter-examples that match. */
  | { readonly kind: 'counterExamples'; readonly ids: readonly string[] }
  /** Numbers of another kind that match, with a sample. */
  | { readonly kind: 'alsoFits'; readonly what: OtherNumberKind; readonly sample: string }
  /** The pattern is too general: only digits, no fixed letters, few characters. */
  | { readonly kind: 'digitsOnly' | 'noFixedLetters' | 'short' };

const SHORT = 7;
/** With this many fixed digits, a pattern of digits is specific enough. */
const TELLING_DIGITS = 3;

function tooWide(pattern: CustomPattern): PatternWarning[] {
  const warnings: PatternWarning[] = [];
  const fixed = pattern.parts.map((part) => (part.kind === 'literal' ? part.text : '')).join('');
  const isAllDigits = pattern.parts.every(({ kind }) => kind === 'digits' || kind === 'literal');
  if (!/[A-Z]/.test(fixed)) {
    if (!isAllDigits) warnings.push({ kind: 'noFixedLetters' });
    else if (fixed.length < TELLING_DIGITS) warnings.push({ kind: 'digitsOnly' });
  }
  if (lengthsOf(pattern).min < SHORT) warnings.push({ kind: 'short' });
  return warnings;
}

/**
 * Returns warnings about a pattern that would also find other numbers.
 * @param counterExamples IDs that it should not match
 */
export function warningsFor(
  pattern: CustomPattern,
  counterExamples: readonly string[] = [],
): PatternWarning[] {
  const fitting = counterExamples.filter((id) => fitsPattern(id, pattern));
  const others = OTHER_NUMBER_KINDS.flatMap((what): PatternWarning[] => {
    const sample = otherNumbersOf(what).find((number) => fitsPattern(number, pattern));
    return sample === undefined ? [] : [{ kind: 'alsoFits', what, sample }];
  });
  return [
    ...(fitting.length > 0 ? [{ kind: 'counterExamples' as const, ids: fitting }] : []),
    ...tooWide(pattern),
    ...others,
  ];
}
