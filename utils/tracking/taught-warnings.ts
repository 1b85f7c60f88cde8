import { DISTRACTOR_KINDS, type DistractorKind, distractorsOf } from './taught-distractors.ts';
import { fitsPattern, lengthsOf, type TaughtPattern } from './taught-pattern.ts';

/** What a person should know before a pattern is used. */
export type TeachWarning =
  /** Counter-examples that fit all the same. */
  | { readonly kind: 'counterExamples'; readonly ids: readonly string[] }
  /** Numbers of another kind that fit, with one of them. */
  | { readonly kind: 'alsoFits'; readonly what: DistractorKind; readonly sample: string }
  /** Too little is fixed: nothing but digits, no fixed letters, few characters. */
  | { readonly kind: 'digitsOnly' | 'noFixedLetters' | 'short' };

const SHORT = 7;
/** So many fixed digits single a number out. */
const TELLING_DIGITS = 3;

function tooWide(pattern: TaughtPattern): TeachWarning[] {
  const warnings: TeachWarning[] = [];
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
 * Looks for what a pattern would find besides tracking IDs.
 * @param counterExamples IDs that it should not fit
 */
export function warningsFor(pattern: TaughtPattern, counterExamples: readonly string[] = []): TeachWarning[] {
  const fitting = counterExamples.filter((id) => fitsPattern(id, pattern));
  const others = DISTRACTOR_KINDS.flatMap((what): TeachWarning[] => {
    const sample = distractorsOf(what).find((number) => fitsPattern(number, pattern));
    return sample === undefined ? [] : [{ kind: 'alsoFits', what, sample }];
  });
  return [
    ...(fitting.length > 0 ? [{ kind: 'counterExamples' as const, ids: fitting }] : []),
    ...tooWide(pattern),
    ...others,
  ];
}
