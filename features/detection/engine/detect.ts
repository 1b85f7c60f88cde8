import { luhn } from './carriers/check-digits.ts';
import { type CarrierHint, hintFor } from './carriers/hint.ts';
import { isCarrierName } from './carriers/names.ts';
import { isForeign } from './exclusions.ts';
import { tokensInFileNames } from './file-names.ts';
import { isOnlyNumber } from './headers/heads.ts';
import { hasIdDigits, mayHideId } from './id-digits.ts';
import { labelKindsOf } from './label-scope.ts';
import { isApart, type LabelKind } from './labels.ts';
import { type Span, takeLinks } from './links.ts';
import { areAlike, digitFormOf, listed } from './lists.ts';
import { plainText, withLineBreaks } from './normalise.ts';
import type { CustomPattern } from './patterns/custom-pattern.ts';
import {
  findPatternTokens,
  type PatternToken,
  patternConfidence,
  patternPrefilter,
} from './patterns/find-patterns.ts';
import { withWholeIds } from './repairs/broken-ids.ts';
import { counts, type DetectionRules, type EvidenceKind } from './rules.ts';
import { MISSING_SPACE, mergeTokens, type Token, tokensOf } from './tokens.ts';

export { isCarrierName } from './carriers/names.ts';
export { findInLink } from './links.ts';

/** An ID and its position in the given text. */
export interface Match {
  /** Upper-case, without spaces, dashes and invisible characters. */
  id: string;
  /** UTF-16 offsets, which include spaces and invisible characters inside the ID. */
  start: number;
  end: number;
  evidence: EvidenceKind;
  /** From 0 to 1. */
  confidence: number;
}

/** The surroundings of a text on the page, and the settings. */
export interface TextContext {
  /** Text of the table header or `dt` that labels the text. */
  label?: string;
  /** Custom patterns. Pass the same array each time, because its matchers are cached. */
  patterns?: readonly CustomPattern[];
  /** If absent, all evidence counts. */
  rules?: DetectionRules | undefined;
}

const patternFilters = new WeakMap<readonly CustomPattern[], RegExp | undefined>();

function patternFilterFor(patterns: readonly CustomPattern[]): RegExp | undefined {
  if (!patternFilters.has(patterns)) {
    const source = patternPrefilter(patterns);
    patternFilters.set(patterns, source ? new RegExp(source) : undefined);
  }
  return patternFilters.get(patterns);
}

/**
 * Cheap check whether a text may contain a match. Custom patterns need no label word and may have few digits. For texts
 * without a header and patterns, `mayContainId` is stricter and is already in the first script of a page.
 */
export const mayContainMatch = (text: string, { patterns = [] }: TextContext = {}): boolean =>
  hasIdDigits(text) || mayHideId(text) || (patternFilterFor(patterns)?.test(text) ?? false);

const SHAPE = /^(?:[A-Z]{2,5}\d{8,30}|[A-Z]{6,8}\d{9,30})$/;
/** The same in lower case or with dashes. This is weaker evidence, so it takes ten digits. */
const WEAK_SHAPE =
  /^(?:[a-z]{3,5}\d{10,30}|[A-Z]{3,5}[-.](?=(?:[-.]?\d){10})(?!20[12]\d[-.])(?:\d{3,}(?:[-.]\d{3,})*|\d{4}[-.]\d{4}[-.]\d\d))$/;

/**
 * Letters, a date and perhaps a count, such as `ORX20261103001`: shops number orders, coupons and claims in this way. A
 * carrier's format is checked separately.
 */
const DATED = /^[A-Z]{2,5}20[12]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{0,6}$/;

/** Whether a token has the built-in shape, letters and 8 or more digits, without evidence against an ID. */
function hasShape(token: Token, kind: LabelKind, hint: () => CarrierHint): boolean {
  if (kind === 'other' || token.joined || token.isLoose) return false;
  if (!SHAPE.test(token.id)) return false;
  const hasTwoGroups = /^\S+ \S+$/.test(token.raw);
  const isWeak = /[a-z.-]/.test(token.raw);
  const letters = token.id.replace(/\d+/, '');
  if (isWeak && !WEAK_SHAPE.test(token.raw)) return false;
  // Weak shapes in a carrier's format are left to the carrier finder, which rates them better.
  if ((isWeak || hasTwoGroups || letters.length > 5) && (isApart(letters) || hint().confidence > 0))
    return false;
  if (isForeign(token.id)) return false;
  if (DATED.test(token.id) && hint().carrier === '') return false;
  return !token.raw.includes(' ') || isGroupedShape(token);
}

/** A phone number after a word in capitals: "MAIN 415 555 0132", "MOB 0151 2345 6789". */
const PHONE_AFTER_WORD = /^[A-Z]{2,5} (?:[2-9]\d\d [2-9]\d\d \d{4}|0\d{3} \d{3,4} \d{3,4})$/;

/**
 * Whether digits in groups ("ABC 1234 5678 90") have the built-in shape. Groups are weaker evidence: it takes ten digits in
 * three groups, which are not a phone or card number. Two groups are enough if the first cannot be a word, because it has
 * no vowel.
 */
function isGroupedShape({ raw, id }: Token): boolean {
  if (PHONE_AFTER_WORD.test(raw)) return false;
  const digits = id.replace(/\D/g, '');
  const hasGroups = raw.split(' ').length >= 3 || /^[B-DF-HJ-NP-TV-XZ]{4,5} \d+$/.test(raw);
  return digits.length >= 10 && hasGroups && !(digits.length === 16 && luhn(digits));
}

/** The input of the finders. */
interface Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly kinds: readonly LabelKind[];
  /** The carrier's name in the table header, with a colon ("DHL: "), as if it were written before the text; or empty. */
  readonly carrierPrefix: string;
}

/**
 * Rates tokens by one kind of evidence. A confidence of 0 means no match. `hint` is a function because most tokens are rated
 * without it.
 */
interface Finder {
  readonly evidence: EvidenceKind;
  rate(token: Token, kind: LabelKind, hint: () => CarrierHint): number;
}

/**
 * Strongest evidence first. The first finder with a confidence above 0 decides. Only that for custom patterns accepts numbers
 * with a label for something else.
 */
const FINDERS: readonly Finder[] = [
  { evidence: 'pattern', rate: patternConfidence },
  {
    evidence: 'label',
    rate: (token, kind) => (kind === 'tracking' ? (/^[A-Z]/.test(token.id) ? 0.95 : 0.85) : 0),
  },
  { evidence: 'shape', rate: (token, kind, hint) => (hasShape(token, kind, hint) ? 0.7 : 0) },
  { evidence: 'carrier', rate: (_token, kind, hint) => (kind === 'other' ? 0 : hint().confidence) },
];

/** The tokens that are IDs by evidence of their own. */
function matchesOf({ text, tokens, kinds, carrierPrefix }: Scan, rules: DetectionRules | undefined): Match[] {
  const finders = rules ? FINDERS.filter(({ evidence }) => counts(evidence, rules)) : FINDERS;
  return tokens.flatMap((token, index) => {
    const { id, start, end } = token;
    let known: CarrierHint | undefined;
    const hint = (): CarrierHint => {
      const by = carrierPrefix.length;
      known ??= hintFor(carrierPrefix + text, { ...token, start: start + by, end: end + by });
      return known;
    };
    for (const { evidence, rate } of finders) {
      const confidence = rate(token, kinds[index], hint);
      if (confidence > 0) return [{ id, start, end, evidence, confidence }];
    }
    return [];
  });
}

/**
 * The tokens that repeat a match ("tracking number 1234…, I repeat, 1234…"), and those with the letters and the number of
 * digits of a match: next to `ABC12345678`, `ABC87654321` is an ID too.
 * @param isStrict whether only repetitions count
 */
function siblingsOf(matches: readonly Match[], { tokens, kinds }: Scan, isStrict: boolean): Match[] {
  if (matches.length === 0) return [];
  const known = new Map(matches.map((match) => [match.id, match]));
  const forms = new Set(
    isStrict ? [] : [...known.keys()].map(digitFormOf).filter((form) => /^[A-Z]{2,8}0{8,}$/.test(form)),
  );
  const found = new Set(matches.map(({ start }) => start));
  return tokens.flatMap(({ id, start, end, joined }, index): Match[] => {
    if (joined || found.has(start) || kinds[index] === 'other') return [];
    const match = known.get(id);
    if (match) return [{ ...match, start, end }];
    return forms.has(digitFormOf(id)) ? [{ id, start, end, evidence: 'shape', confidence: 0.6 }] : [];
  });
}

/** The further numbers of a list of one carrier ("DHL: 1234…, 5678…"): only the first is near the carrier's name. */
function listedAfter(matches: readonly Match[], { text, tokens, kinds }: Scan): Match[] {
  const ofCarrier = new Map(
    matches.filter(({ evidence }) => evidence === 'carrier').map((match) => [match.start, match]),
  );
  if (ofCarrier.size === 0) return [];
  const found = new Set(matches.map(({ start }) => start));
  // Phone numbers begin with a zero, and dates have eight digits.
  const mayBeMember = ({ id, start }: Token, kind: LabelKind): boolean =>
    !found.has(start) && !kind && id.length > 8 && !/^0\d{9,10}$/.test(id);
  return tokens.flatMap((token, index) => {
    const { id, start, end, raw, isLoose } = token;
    const last = tokens[index - 1];
    const first = last && ofCarrier.get(last.start);
    if (!last || !first || !mayBeMember(token, kinds[index])) return [];
    if (!areAlike(isLoose ? raw : id, isLoose ? last.raw : last.id) || !listed(text, last, token)) return [];
    const match = { ...first, id, start, end, confidence: 0.4 };
    ofCarrier.set(start, match);
    return [match];
  });
}

/**
 * The carrier that the headers of a cell name, with a colon, or an empty text. The last line of a label is the first cell
 * of the row. A carrier there does not count if the column has a header of its own, such as "Weight", unless that only says
 * "number".
 */
function carrierPrefixOf(label: string | undefined): string {
  const lines = label?.split('\n') ?? [];
  const count = lines.length === 3 || isOnlyNumber(lines[0] ?? '') ? 2 : 1;
  const name = lines.slice(0, count).find(isCarrierName);
  return name === undefined ? '' : `${name}: `;
}

/**
 * The matches of custom patterns. Inside a URL, only firm ones count, and not where the link itself has an ID.
 * @param rest the text with its URLs blanked out
 */
const patternTokensIn = (
  text: string,
  rest: string,
  links: readonly Span[],
  patterns: readonly CustomPattern[],
): PatternToken[] =>
  findPatternTokens(text, patterns).filter(
    ({ start, end, isFirm }) =>
      rest.charAt(start) === text.charAt(start) ||
      (isFirm && !links.some((link) => link.start < end && start < link.end)),
  );

/** Finds the tracking IDs of a text, in order and without overlaps. */
export function findTrackingIds(text: string, context: TextContext = {}): Match[] {
  if (!mayContainMatch(text, context)) return [];
  const { patterns = [], rules } = context;
  const plain = plainText(withWholeIds(withLineBreaks(text)), MISSING_SPACE);
  const { spans, rest } = takeLinks(plain.text);
  const runs = mergeTokens(tokensOf(rest), tokensInFileNames(rest));
  const tokens = mergeTokens(runs, patternTokensIn(plain.text, rest, spans, patterns));
  const label = context.label && plainText(context.label).text;
  const kinds = labelKindsOf(rest, tokens, label);
  const linked = spans.map((span): Match => ({ ...span, evidence: 'link', confidence: 0.95 }));
  const scan = { text: rest, tokens, kinds, carrierPrefix: carrierPrefixOf(label) };
  const matches = matchesOf(scan, rules);
  const isStrict = rules !== undefined && !counts('shape', rules);
  const siblings = siblingsOf([...linked, ...matches], scan, isStrict);
  return [...linked, ...matches, ...siblings, ...listedAfter(matches, scan)]
    .filter(({ id }) => !rules?.notIds.includes(id))
    .sort((a, b) => a.start - b.start)
    .map((match) => ({ ...match, start: plain.startOf(match.start), end: plain.endOf(match.end) }));
}
