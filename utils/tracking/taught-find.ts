import { isNeverId } from './negatives.ts';
import type { Owner } from './reach.ts';
import { CHARACTERS, expressionOf, isFirm, lengthsOf, type TaughtPattern } from './taught-pattern.ts';
import { type Token, toId } from './tokens.ts';

/** A place in a text that has a taught shape. */
export interface TaughtToken extends Token {
  /** The shape alone decides; if not, a label for something else outweighs it. */
  readonly isFirm: boolean;
}

interface Matcher {
  /** Source of an expression for the first characters of an ID. */
  readonly opening: string;
  /** Where an ID may start; takes no characters, so that none of them is passed over. */
  readonly opener: RegExp;
  readonly shape: RegExp;
  readonly min: number;
  readonly max: number;
  readonly isFirm: boolean;
  /** Letters stand for themselves only: an ID may come in any case. */
  readonly hasFixedLetters: boolean;
  /** Groups without a digit, such as a country at the end. */
  readonly literals: ReadonlySet<string>;
}

/** An opener looks at so many characters: more would not find fewer places. */
const OPENING = 5;
/** After the first; more than any display of an ID has. */
const MOST_GROUPS = 10;
const GAP = '[\\s-]?';
const PIECE = /[ -]?[A-Za-z\d]+/y;
const GLUE = /[.@=/_+%\\~]/;

/** The first characters of an ID, in either case, as a source for a regular expression. */
function openingOf({ parts }: TaughtPattern): string {
  const characters: string[] = [];
  for (const part of parts) {
    if (part.kind === 'literal') characters.push(...Array.from(part.text, inEitherCase));
    else {
      const any = CHARACTERS[part.kind].replace('A-Z', 'A-Za-z');
      characters.push(...new Array<string>(part.min).fill(any));
      // What comes after a run of no fixed length has no fixed place.
      if (part.max > part.min) break;
    }
  }
  return characters.length > 0 ? characters.slice(0, OPENING).join(GAP) : '[A-Za-z\\d]';
}

const inEitherCase = (character: string): string =>
  /\d/.test(character) ? character : `[${character}${character.toLowerCase()}]`;

function matcherOf(pattern: TaughtPattern): Matcher {
  const opening = openingOf(pattern);
  return {
    opening,
    opener: new RegExp(`(?<![A-Za-z\\d@]|[A-Za-z\\d]-)(?=${opening})`, 'g'),
    shape: expressionOf(pattern),
    ...lengthsOf(pattern),
    isFirm: isFirm(pattern),
    hasFixedLetters: pattern.parts.every((part) => part.kind === 'literal' || part.kind === 'digits'),
    literals: new Set(pattern.parts.map((part) => (part.kind === 'literal' ? part.text : ''))),
  };
}

const matchers = new WeakMap<TaughtPattern, Matcher>();

function cachedMatcher(pattern: TaughtPattern): Matcher {
  const matcher = matchers.get(pattern) ?? matcherOf(pattern);
  matchers.set(pattern, matcher);
  return matcher;
}

/**
 * Source of an expression that every text with an ID of these patterns matches, beyond those that the general first
 * look lets pass: it stops at eight digits in a row.
 */
export function taughtLook(patterns: readonly TaughtPattern[]): string {
  return patterns
    .filter(({ parts }) => !parts.some((part) => part.kind === 'digits' && part.min >= 8))
    .map((pattern) => cachedMatcher(pattern).opening)
    .join('|');
}

/** Letters in small type count where the shape is plain: nothing but its own letters, or no capitals beside them. */
function isWrittenRight(raw: string, { isFirm: firm, hasFixedLetters }: Matcher): boolean {
  return !/[a-z]/.test(raw) || (firm && (hasFixedLetters || !/[A-Z]/.test(raw)));
}

/** Spaces inside an ID stand between groups: with digits in each, or, where the shape is weak, of threes and fours. */
function mayGoOn(raw: string, { isFirm: firm }: Matcher): boolean {
  if (!firm) return /^\d{3,4}(?: \d{3,4})*$/.test(raw);
  const [, ...groups] = raw.split(' ');
  return groups.length < MOST_GROUPS && groups.every((group) => group.length > 1 && /\d/.test(group));
}

function isGroupedRight(
  text: string,
  { start, end, raw }: Token,
  { isFirm: firm, literals }: Matcher,
): boolean {
  if (!raw.includes(' ')) return true;
  const last = raw.slice(raw.lastIndexOf(' ') + 1);
  if (firm) return /\d/.test(last) || literals.has(last.toUpperCase());
  const around = `${text.slice(Math.max(0, start - 2), start)}|${text.slice(end, end + 2)}`;
  return /^\d{1,4}$/.test(last) && !/\d \||\| \d/.test(around);
}

/** Whether nothing is glued to a place. For a weak shape that includes `k=v`, `a/b`, `x.pdf`, `+33`. */
function isWhole(text: string, { start, end, raw }: Token, { isFirm: firm }: Matcher): boolean {
  if (/^(?:[A-Za-z\d@]|-[A-Za-z\d])/.test(text.slice(end, end + 2))) return false;
  if (firm) return true;
  const isGlued =
    GLUE.test(text.charAt(start - 1)) || /^[.@=/_+%\\~][A-Za-z\d]/.test(text.slice(end, end + 2));
  return !isGlued && !isNeverId(raw);
}

/** The ID that starts at an offset: the run up to the next space if it fits, else the longest that does. */
function tokenAt(text: string, start: number, matcher: Matcher): TaughtToken | undefined {
  let found: TaughtToken | undefined;
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

function tokensOfPattern(text: string, pattern: TaughtPattern): TaughtToken[] {
  const matcher = cachedMatcher(pattern);
  const { opener } = matcher;
  const tokens: TaughtToken[] = [];
  opener.lastIndex = 0;
  for (let found = opener.exec(text); found; found = opener.exec(text)) {
    const token = tokenAt(text, found.index, matcher);
    if (token) tokens.push(token);
    opener.lastIndex = token?.end ?? found.index + 1;
  }
  return tokens;
}

/**
 * The places of a plain text (see `plainText`) that have a taught shape, in order and without overlaps; the one that
 * starts first stays, of two that start together the longer one.
 */
export function findTaught(text: string, patterns: readonly TaughtPattern[]): TaughtToken[] {
  const all = patterns.flatMap((pattern) => tokensOfPattern(text, pattern));
  all.sort((one, two) => one.start - two.start || two.end - one.end);
  let reached = 0;
  return all.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** Puts taught places among other tokens, in the place of those that they overlap. */
export function withTaught(tokens: readonly Token[], taught: readonly TaughtToken[]): readonly Token[] {
  if (taught.length === 0) return tokens;
  let at = 0;
  const others = tokens.filter(({ start, end }) => {
    while ((taught[at]?.end ?? end) <= start) at++;
    return end <= (taught[at]?.start ?? end);
  });
  return [...others, ...taught].sort((one, two) => one.start - two.start);
}

/** How sure a taught shape is, 0 for other tokens: a label for something else outweighs a weak one. */
export function taughtConfidence(token: Token, owner: Owner): number {
  if (!('isFirm' in token)) return 0;
  if (token.isFirm) return 0.98;
  return owner === 'other' ? 0 : 0.9;
}
