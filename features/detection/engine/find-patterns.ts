import type { LabelKind } from './checked-kind.ts';
import {
  CHARACTERS,
  type CustomPattern,
  expressionOf,
  isFirm,
  lengthsOf,
  writingOf,
} from './custom-pattern.ts';
import { isNeverId } from './exclusions.ts';
import { toId } from './normalise.ts';
import type { Token } from './tokens.ts';

/** A match of a custom pattern in a text. */
export interface PatternToken extends Token {
  /** Whether the shape alone decides. If not, a label for another kind of number outweighs it. */
  readonly isFirm: boolean;
}

interface Matcher {
  /** Source of a regular expression for the first characters of an ID. */
  readonly opening: string;
  /** Matches where an ID may start, without consuming characters. */
  readonly opener: RegExp;
  readonly shape: RegExp;
  readonly min: number;
  readonly max: number;
  readonly isFirm: boolean;
  /** Whether all letters are fixed, so that an ID may be in any case. */
  readonly hasFixedLetters: boolean;
  /** The writings of examples with spaces, dots or underscores, or that differ in case. */
  readonly writings: readonly string[];
  /** The writings of examples with spaces, in any case. */
  readonly spacings: readonly string[];
  /** Groups without a digit, such as a country at the end. */
  readonly literals: ReadonlySet<string>;
}

/** Number of characters that an opener checks. A longer opener would not exclude more positions. */
const OPENING = 5;
/** Maximum number of groups after the first. */
const MAX_GROUPS = 10;
const GAP = '[\\s._-]?';
const PIECE = /[ ._-]?[A-Za-z\d]+/y;
const GLUE = /[.@=/_+%\\~]/;

/** The source of a regular expression for the first characters of an ID, in either case. */
function openingOf({ parts }: CustomPattern): string {
  const characters: string[] = [];
  for (const part of parts) {
    if (part.kind === 'literal') characters.push(...Array.from(part.text, inEitherCase));
    else {
      const any = CHARACTERS[part.kind].replace('A-Z', 'A-Za-z');
      characters.push(...new Array<string>(part.min).fill(any));
      // After a run of variable length, no part has a fixed position.
      if (part.max > part.min) break;
    }
  }
  return characters.length > 0 ? characters.slice(0, OPENING).join(GAP) : '[A-Za-z\\d]';
}

const inEitherCase = (character: string): string =>
  /\d/.test(character) ? character : `[${character}${character.toLowerCase()}]`;

function matcherOf(pattern: CustomPattern): Matcher {
  const opening = openingOf(pattern);
  return {
    opening,
    opener: new RegExp(`(?<![A-Za-z\\d@]|[A-Za-z\\d]-)(?=${opening})`, 'g'),
    shape: expressionOf(pattern),
    ...lengthsOf(pattern),
    isFirm: isFirm(pattern),
    hasFixedLetters: pattern.parts.every((part) => part.kind === 'literal' || part.kind === 'digits'),
    writings: pattern.writings ?? [],
    spacings: (pattern.writings ?? []).map(anyCase).filter((writing) => writing.includes(' ')),
    literals: new Set(pattern.parts.map((part) => (part.kind === 'literal' ? part.text : ''))),
  };
}

const matchers = new WeakMap<CustomPattern, Matcher>();

function cachedMatcher(pattern: CustomPattern): Matcher {
  const matcher = matchers.get(pattern) ?? matcherOf(pattern);
  matchers.set(pattern, matcher);
  return matcher;
}

/**
 * Source of a regular expression that matches every text with an ID of these patterns, except texts with eight digits
 * in a row or between spaces and dashes, which pass the general prefilter anyway.
 */
export function patternPrefilter(patterns: readonly CustomPattern[]): string {
  return patterns
    .filter(
      ({ parts, writings }) => writings || !parts.some((part) => part.kind === 'digits' && part.min >= 8),
    )
    .map((pattern) => cachedMatcher(pattern).opening)
    .join('|');
}

/**
 * Checks case, dots and underscores. Fixed letters make them safe: then any case is read if all letters are fixed, if
 * there are no capitals beside lower-case letters, or if the examples differ in case. Otherwise, an ID must be written
 * like one of the examples.
 */
function isWrittenRight(raw: string, { isFirm: firm, hasFixedLetters, writings }: Matcher): boolean {
  if (!/[a-z._]/.test(raw) || writings.includes(writingOf(raw))) return true;
  if (/[._]/.test(raw) && !writings.some((writing) => /[._]/.test(writing))) return false;
  const isAnyCase = hasFixedLetters || !/[A-Z]/.test(raw) || writings.some((writing) => /a/.test(writing));
  return firm && (isAnyCase || !/[a-z]/.test(raw));
}

/** The writing of an ID in any case. */
const anyCase = (raw: string): string => writingOf(raw).toUpperCase();

/**
 * Whether an ID may continue after a space: as in an example, or if its groups have digits or, in a weak pattern, three
 * or four digits.
 */
function mayGoOn(raw: string, { isFirm: firm, spacings }: Matcher): boolean {
  const opening = `${anyCase(raw)} `;
  if (spacings.some((spacing) => spacing.startsWith(opening))) return true;
  if (!firm) return /^\d{3,4}(?: \d{3,4})*$/.test(raw);
  const [, ...groups] = raw.split(' ');
  return groups.length < MAX_GROUPS && groups.every((group) => group.length > 1 && /\d/.test(group));
}

function isGroupedRight(
  text: string,
  { start, end, raw }: Token,
  { isFirm: firm, literals, spacings }: Matcher,
): boolean {
  if (!raw.includes(' ') || spacings.includes(anyCase(raw))) return true;
  const last = raw.slice(raw.lastIndexOf(' ') + 1);
  if (firm) return /\d/.test(last) || literals.has(last.toUpperCase());
  const around = `${text.slice(Math.max(0, start - 2), start)}|${text.slice(end, end + 2)}`;
  return /^\d{1,4}$/.test(last) && !/\d \||\| \d/.test(around);
}

/** Whether nothing is attached to a token. For a weak pattern, this includes `k=v`, `a/b`, `x.pdf` and `+33`. */
function isWhole(text: string, { start, end, raw }: Token, { isFirm: firm, writings }: Matcher): boolean {
  if (/^(?:[A-Za-z\d@]|-[A-Za-z\d])/.test(text.slice(end, end + 2))) return false;
  if (firm) return true;
  const isGlued =
    GLUE.test(text.charAt(start - 1)) || /^[.@=/_+%\\~][A-Za-z\d]/.test(text.slice(end, end + 2));
  return !isGlued && (writings.includes(writingOf(raw)) || !isNeverId(raw));
}

/** The ID that starts at an offset: the run up to the next space if it matches, otherwise the longest match. */
function tokenAt(text: string, start: number, matcher: Matcher): PatternToken | undefined {
  let found: PatternToken | undefined;
  PIECE.lastIndex = start;
  let before = '';
  while (PIECE.test(text)) {
    const end = PIECE.lastIndex;
    if (end - start > matcher.max * 2) break;
    const raw = text.slice(start, end);
    const id = toId(raw);
    if (id.length > matcher.max) break;
    if (raw.charAt(before.length) === ' ' && !mayGoOn(before, matcher)) break;
    before = raw;
    if (id.length < matcher.min || !matcher.shape.test(id)) continue;
    const token = { start, end, raw, id, joined: false, isFirm: matcher.isFirm };
    if (!isWrittenRight(raw, matcher) || !isGroupedRight(text, token, matcher)) continue;
    if (!isWhole(text, token, matcher)) continue;
    if (!raw.includes(' ')) return token;
    found = token;
  }
  return found;
}

function tokensOfPattern(text: string, pattern: CustomPattern): PatternToken[] {
  const matcher = cachedMatcher(pattern);
  const { opener } = matcher;
  const tokens: PatternToken[] = [];
  opener.lastIndex = 0;
  for (let found = opener.exec(text); found; found = opener.exec(text)) {
    const token = tokenAt(text, found.index, matcher);
    if (token) tokens.push(token);
    opener.lastIndex = token?.end ?? found.index + 1;
  }
  return tokens;
}

/**
 * Finds the matches of custom patterns in a plain text (see `plainText`), in order and without overlaps: the earlier
 * match wins, and of two matches with the same start, the longer one.
 */
export function findPatternTokens(text: string, patterns: readonly CustomPattern[]): PatternToken[] {
  const all = patterns.flatMap((pattern) => tokensOfPattern(text, pattern));
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return all.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** Merges better tokens, such as those of patterns, into others. They replace the tokens that they overlap. */
export function mergeTokens(tokens: readonly Token[], better: readonly Token[]): readonly Token[] {
  if (better.length === 0) return tokens;
  let at = 0;
  const others = tokens.filter(({ start, end }) => {
    while ((better[at]?.end ?? end) <= start) at++;
    return end <= (better[at]?.start ?? end);
  });
  return [...others, ...better].sort((a, b) => a.start - b.start);
}

/** Confidence of a pattern token; 0 for other tokens, and for a weak pattern with a label for another number. */
export function patternConfidence(token: Token, kind: LabelKind): number {
  if (!('isFirm' in token)) return 0;
  if (token.isFirm) return 0.98;
  return kind === 'other' ? 0 : 0.9;
}
