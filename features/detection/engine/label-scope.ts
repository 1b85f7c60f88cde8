import {
  checkedKind,
  fitsLabel,
  isItemOfPost,
  isOfNamedCarrier,
  isOfOtherKind,
  isPostalThing,
  isSure,
} from './checked-kind.ts';
import { isSpeaker } from './conversation.ts';
import { withCorrections, withRepeats } from './corrections.ts';
import { isOtherNumber } from './exclusions.ts';
import { labelsFromCellHeaders } from './headers/cell-headers.ts';
import { labelsFromTableHeaders } from './headers/table-headers.ts';
import { governing, OF } from './joined-labels.ts';
import {
  isLabelLikeLast,
  isLabelOfLine,
  isWithoutValue,
  kindByReadFrom,
  kindFromLabelAfter,
} from './label-after.ts';
import { isNextLine, isOfRecord, isOfSeveral } from './label-lines.ts';
import { isReference, kindOf, type Label, type LabelKind, labelsOf, stretchesAround } from './labels.ts';
import { labelsFromPairs, labelsFromStacks, listed } from './lists.ts';
import { isPatternToken } from './patterns/find-patterns.ts';
import { isAnnouncement, isSaidBy, isTightGap, reaches } from './reach.ts';
import { withMistypedLabels } from './repairs/mistyped-labels.ts';
import type { Token } from './tokens.ts';
import { kindByUnknownLabel } from './unknown-labels.ts';

/** The longest text between a label and its number, or between two labels that are one. */
const MAX_GAP = 40;
/** A number behind its label that is too short for a token: "order #1001". */
const SHORT_NUMBER = /^[ .:#\xb0]{0,3}(?:[A-Z]{1,4}-?)?\d{1,6}(?![\w-])/;
/** Words before a made-up number that shows the form of a number: "a tracking number such as". */
const EXAMPLE =
  /^[\s,:;("'-]{0,4}(?:such as|like|e\.? ?g\.?|for example|for instance|par exemple|p\. ?ex\.?|por ejemplo|p\. ?ej\.?|z\. ?b\.?|zum beispiel|per esempio|bijv[a-z]*\.?|por exemplo|na przyklad|np\.)[\s,:;("'-]{1,4}$/;

/**
 * Whether a label continues after another number, as in "tracking number for order 123 is".
 * @param from the end of the other number
 */
function goesOn(text: string, labels: readonly Label[], at: number, from: number, token: Token): boolean {
  const [outer, label] = [labels[at - 1], labels[at]];
  if (!label || outer?.kind !== 'tracking' || label.start - outer.end > MAX_GAP) return false;
  if (!outer.full && (token.id.length < 11 || isOtherNumber(token.id))) return false;
  if (!OF.test(text.slice(outer.end, label.start).replace(' (', ' '))) return false;
  const gap = text.slice(from, Math.min(token.start, from + MAX_GAP));
  return isTightGap(gap) && (isAnnouncement(gap) || gap.startsWith(')'));
}

/** The same after a number that is too short for a token. */
function goesOnAfterShort(text: string, labels: readonly Label[], at: number, token: Token): boolean {
  const label = labels[at];
  if (!label || label.kind === 'stop' || (label.kind === 'tracking' && label.full)) return false;
  if (labels[at - 1]?.kind !== 'tracking') return false;
  const short = SHORT_NUMBER.exec(text.slice(label.end, label.end + MAX_GAP))?.[0];
  return short !== undefined && goesOn(text, labels, at, label.end + short.length, token);
}

/** All labels for the tokens of a text, in order: its own words, table headers in it, and the header above it. */
function labelsFor(text: string, tokens: readonly Token[], header: string): Label[] {
  const spelledRight = labelsOf(text, stretchesAround(tokens)).filter(
    (label, index, all) => !isSpeaker(text, label, all[index - 1]),
  );
  const written = withMistypedLabels(text, spelledRight, tokens);
  return [
    ...(header ? labelsFromCellHeaders(header, tokens) : []),
    ...labelsFromTableHeaders(text, tokens),
    ...labelsFromStacks(text, tokens),
    ...written,
    ...labelsFromPairs(text, written, tokens),
  ].sort((a, b) => a.start - b.start);
}

/** Gives the members of a list the kind of its last one, which has the label: "1…, 2… and 3… are the tracking numbers". */
function claimListBefore(text: string, tokens: readonly Token[], kinds: LabelKind[]): void {
  const kind = kinds.at(-1);
  for (let index = kinds.length - 2; index >= 0 && kinds[index] === undefined; index--) {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!token || !next || token.isLoose || token.id.length < 10 || !listed(text, token, next)) return;
    kinds[index] = kind;
  }
}

/**
 * The kind of a token by the label before it.
 * @param own its kind by the label behind it, which is the result if the label before does not reach
 */
function kindFromLabelBefore(
  text: string,
  labels: readonly Label[],
  at: number,
  token: Token,
  own: LabelKind,
): LabelKind {
  const governor = governing(text, labels, at, token);
  if (!governor || governor.kind === 'stop') return own;
  const { kind, full, words } = governor;
  const end = labels[at]?.end ?? 0;
  const gap = text.slice(end, Math.min(token.start, end + MAX_GAP + 1));
  if (kind === 'tracking' && full && gap.length > 4 && EXAMPLE.test(gap.toLowerCase())) return 'other';
  if (isItemOfPost(text, words, token) || goesOnAfterShort(text, labels, at, token)) return 'tracking';
  if (!reaches(text, governor, gap, token)) return own;
  if (own && own !== kind && (!isTightGap(gap) || isSaidBy(gap) || gap.includes('\n\n\n'))) return own;
  if (kind === 'tracking') {
    if (kindByUnknownLabel(gap) === 'other' || isOfRecord(text, governor, gap, token)) return 'other';
    return fitsLabel(governor, token) && !isPostalThing(text, words, token) ? kind : undefined;
  }
  // People call IDs of a custom pattern just "reference".
  if (isPatternToken(token) && isReference(governor)) return undefined;
  // "My order 1Z…", "intercept request: 1Z…": people give the number that they have. UPS and USPS have none that looks like
  // an order's.
  const isNumberOfParcel = !full && /^[19]/.test(token.id) && isSure(token.id);
  const isParcel = isNumberOfParcel || isOfNamedCarrier(text, governor, token);
  return isParcel || isPostalThing(text, words, token) ? undefined : kind;
}

/**
 * The kind of a token that continues a list, or the label of the token before it.
 * @param last the kind of the token before it
 */
function kindFromTokenBefore(
  text: string,
  labels: readonly Label[],
  at: number,
  token: Token,
  before: Token,
  last: LabelKind,
): LabelKind {
  if (last === 'other' && goesOn(text, labels, at, before.end, token)) return 'tracking';
  const label = labels[at];
  const isInList =
    listed(text, before, token) || (label !== undefined && isNextLine(text, label, before, token));
  return isInList && !isOfOtherKind(before, last, token) ? last : undefined;
}

/** Returns the kind of each token, in order. @param header a label for the whole text, such as a table header */
export function labelKindsOf(text: string, tokens: readonly Token[], header = ''): readonly LabelKind[] {
  const labels = tokens.length > 0 ? labelsFor(text, tokens, header) : [];
  const kinds: LabelKind[] = [];
  let at = -1;
  /** The label behind the last token, if it named that. */
  let usedBehind: Label | undefined;
  const kindAt = (token: Token, before: Token | undefined, last: LabelKind): LabelKind => {
    const label = labels[at];
    const behind = labels[at + 1];
    if (behind && isWithoutValue(text, token, behind)) return undefined;
    const isLikeLast = label && behind && label === usedBehind && isLabelLikeLast(text, label, token, behind);
    if (behind && (isLikeLast || isLabelOfLine(text, token, behind))) {
      usedBehind = behind;
      return kindOf(behind);
    }
    const readFrom = kindByReadFrom(text, token);
    if (readFrom) return readFrom;
    const own = kindFromLabelAfter(text, token, behind);
    usedBehind = own && behind;
    if (label && (!before || label.end >= before.end))
      return kindFromLabelBefore(text, labels, at, token, own);
    if (own || !before || !last) return own;
    if (outer && text.charAt(before.end) === ')' && listed(text, outer.token, token)) return outer.kind;
    return kindFromTokenBefore(text, labels, at, token, before, last);
  };
  let before: Token | undefined;
  let last: LabelKind;
  /** The token before the brackets that the last one is in, and its kind: a list continues behind the brackets. */
  let outer: { token: Token; kind: LabelKind } | undefined;
  for (const token of tokens) {
    while ((labels[at + 1]?.end ?? text.length) <= token.start) at++;
    const kind = checkedKind(text, token, token.isNamed ? 'tracking' : kindAt(token, before, last));
    kinds.push(kind);
    if (kind && usedBehind && isOfSeveral(usedBehind)) claimListBefore(text, tokens, kinds);
    // Digits in loose groups without a label do not interrupt a list.
    if (token.isLoose && kind === undefined) continue;
    if (before && text.slice(before.end, token.start).includes('(')) outer = { token: before, kind: last };
    [before, last] = [token, kind];
  }
  const corrected = withCorrections(text, tokens, kinds);
  return corrected.includes('other') ? withRepeats(tokens, corrected) : corrected;
}
