import type { LabelKind } from '../labels.ts';
import { toId } from '../normalise.ts';
import type { Token } from '../tokens.ts';
import { CHARACTERS, type CustomPattern, expressionOf, lengthsOf } from './custom-pattern.ts';
import {
  type Form,
  formOf,
  isGroupedRight,
  isTelling,
  isWhole,
  isWrittenRight,
  mayGoOn,
} from './pattern-writing.ts';

/** A match of a custom pattern in a text. */
export interface PatternToken extends Token {
  /** Whether the shape alone decides. If not, a label for another kind of number outweighs it. */
  readonly isFirm: boolean;
}

interface Matcher extends Form {
  /** Source of a regular expression for the first characters of an ID. */
  readonly opening: string;
  /** Matches where an ID may start, without consuming characters. */
  readonly opener: RegExp;
  /** Matches the next group of an ID, with the separator before it. */
  readonly piece: RegExp;
  readonly shape: RegExp;
  readonly min: number;
  readonly max: number;
}

/** Number of characters that an opener checks. A longer opener would not exclude more positions. */
const OPENING = 5;
/** A separator between two characters of an ID, and the line break of a mail after it. */
const GAP = '[\\s./:_-]{0,3}';
/**
 * Where an ID may start: not in a word or code, but after a word in lower case and a dash, which file names and
 * compounds have: `label-ID`.
 */
const START = '(?<![A-Za-z\\d@]|[A-Za-z\\d]-(?<!(?<![A-Za-z\\d])[A-Z]?[a-z]{3,12}-))';

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
  const form = formOf(pattern);
  return {
    ...form,
    opening,
    opener: new RegExp(`${START}(?=${opening})`, 'g'),
    piece: new RegExp(`(?:-\\r?\\n|[ ._${form.separators}-])?[A-Za-z\\d]+`, 'y'),
    shape: expressionOf(pattern),
    ...lengthsOf(pattern),
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

/** The ID that starts at an offset: the run up to the next space if it matches, otherwise the longest match. */
function tokenAt(text: string, start: number, matcher: Matcher): PatternToken | undefined {
  let found: PatternToken | undefined;
  const { piece } = matcher;
  piece.lastIndex = start;
  let before = '';
  while (piece.test(text)) {
    const end = piece.lastIndex;
    if (end - start > matcher.max * 2) break;
    const raw = text.slice(start, end);
    const id = toId(raw);
    if (id.length > matcher.max) break;
    if (/^ |^-\s/.test(raw.slice(before.length)) && !mayGoOn(before, matcher)) break;
    before = raw;
    if (id.length < matcher.min || !matcher.shape.test(id)) continue;
    const token = { start, end, raw, id, joined: false };
    if (!isWrittenRight(raw, matcher) || !isGroupedRight(text, token, matcher)) continue;
    if (!isWhole(text, token, matcher)) continue;
    found = { ...token, isFirm: matcher.isFirm || isTelling(raw, matcher) };
    if (!raw.includes(' ')) return found;
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

/** Whether a token is the match of a custom pattern. */
export const isPatternToken = (token: Token): token is PatternToken => 'isFirm' in token;

/** Confidence of a pattern token; 0 for other tokens, and for a weak pattern with a label for another number. */
export function patternConfidence(token: Token, kind: LabelKind): number {
  if (!isPatternToken(token)) return 0;
  if (token.isFirm) return 0.98;
  return kind === 'other' ? 0 : 0.9;
}
