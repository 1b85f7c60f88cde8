/** The characters of a run: digits, letters, or both. Patterns are in capitals, like IDs. */
export type CharacterClass = 'digits' | 'capitals' | 'alphanumerics';

/** A fixed text, or a run of `min` to `max` characters of one class. */
export type PatternPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: CharacterClass; readonly min: number; readonly max: number };

/** The format of IDs, inferred from examples. It describes IDs without spaces and dashes. */
export interface CustomPattern {
  readonly parts: readonly PatternPart[];
  /**
   * How examples with separators or lower-case letters are written, as `9a-999-9999A`. Without them, such writing is
   * taken for a key, an amount or an address.
   */
  readonly writings?: readonly string[] | undefined;
}

/** The writing of an ID: 9 for a digit, a and A for letters, and the characters between them. */
export const writingOf = (raw: string): string =>
  raw.replace(/\d/g, '9').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A');

/** More examples than this are not written in ways of their own. */
export const MAX_WRITINGS = 12;

/** Limits that make every pattern cheap to match, including imported patterns. */
export const MAX_PATTERN_LENGTH = 40;
export const MIN_PATTERN_LENGTH = 4;
const MAX_PARTS = 12;
/** Maximum number of combinations of lengths, which a matcher tries at each position. */
const MAX_CHOICES = 64;

/** The characters of a class, for a regular expression. */
export const CHARACTERS: Record<CharacterClass, string> = {
  digits: '\\d',
  capitals: '[A-Z]',
  alphanumerics: '[A-Z\\d]',
};

/** The length of the shortest and of the longest ID that fits. */
export function lengthsOf({ parts }: CustomPattern): { min: number; max: number } {
  const sum = (side: 'min' | 'max') =>
    parts.reduce((length, part) => length + (part.kind === 'literal' ? part.text.length : part[side]), 0);
  return { min: sum('min'), max: sum('max') };
}

/** A regular expression for a whole ID, without nested or unbounded repetition. */
export function expressionOf({ parts }: CustomPattern): RegExp {
  const sources = parts.map((part) =>
    part.kind === 'literal' ? part.text : `${CHARACTERS[part.kind]}{${part.min},${part.max}}`,
  );
  // A match without a digit would be a word.
  return new RegExp(`^(?=.*\\d)${sources.join('')}$`);
}

/** Whether an ID (in capitals, without spaces and dashes) matches a pattern. */
export const fitsPattern = (id: string, pattern: CustomPattern): boolean => expressionOf(pattern).test(id);

/** Whether an untrusted value is a pattern that is cheap to match. */
export function isCustomPattern(value: unknown): value is CustomPattern {
  if (typeof value !== 'object' || value === null || !('parts' in value)) return false;
  const { parts } = value;
  if (!Array.isArray(parts) || !parts.every(isPart)) return false;
  if ('writings' in value && !areWritings(value.writings)) return false;
  return isBounded({ parts });
}

/** Whether a pattern is within the limits. */
export function isBounded(pattern: CustomPattern): boolean {
  const { min, max } = lengthsOf(pattern);
  const choices = pattern.parts.reduce(
    (product, part) => product * (part.kind === 'literal' ? 1 : part.max - part.min + 1),
    1,
  );
  const mayHoldDigit = pattern.parts.some((part) =>
    part.kind === 'literal' ? /\d/.test(part.text) : part.kind !== 'capitals',
  );
  return (
    pattern.parts.length <= MAX_PARTS &&
    min >= MIN_PATTERN_LENGTH &&
    max <= MAX_PATTERN_LENGTH &&
    choices <= MAX_CHOICES &&
    mayHoldDigit
  );
}

const areWritings = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= MAX_WRITINGS &&
    value.every((each) => typeof each === 'string' && /^[9aA ./:_-]{1,80}$/.test(each)));

function isPart(value: unknown): value is PatternPart {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { kind, text, min, max } = value as Record<string, unknown>;
  if (kind === 'literal') return typeof text === 'string' && /^[A-Z\d]{1,40}$/.test(text);
  if (typeof kind !== 'string' || !Object.hasOwn(CHARACTERS, kind)) return false;
  if (typeof min !== 'number' || typeof max !== 'number') return false;
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max >= 1 && min <= max;
}
