import {
  checkedKind,
  fitsLabel,
  isItemOfPost,
  isOfCarrierOnly,
  isOfNamedCarrier,
  isPostalThing,
  isSure,
  type LabelKind,
} from './checked-kind.ts';
import { withCorrections, withRepeats } from './corrections.ts';
import { isOtherNumber } from './exclusions.ts';
import { isLabelLikeLast, isLabelOfLine, kindFromLabelAfter, kindOf } from './label-after.ts';
import { areOfReturn, areOnePaper, isNextLine, isOfSeveral, isSpeaker, standsOn } from './label-lines.ts';
import { isOrder, isReference, type Label, labelsOf, stretchesAround } from './labels.ts';
import { listed } from './lists.ts';
import { ANNOUNCEMENT, isTightGap, reaches } from './reach.ts';
import { labelsFromCellHeaders, labelsFromTableHeaders } from './table-headers.ts';
import type { Token } from './tokens.ts';
import { kindByUnknownLabel } from './unknown-labels.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

const FAR = 40;
const BUT_WORD = '(?:but|only|just|mais|juste|aber|nur|pero|solo|ma|mas|maar|alleen|ale|tylko)';

/** The few words between a label and the thing that it belongs to: "for your", "de ma", "Ihrer". */
const OF = new RegExp(
  `^(?![\\s,]*(?:${WORDS.conjunctions}|${BUT_WORD})\\s)(?:\\s+[a-z']{1,9}){0,4}[\\s,]*$`,
  'i',
);
/** A number behind its label that is too short for a token: "order #1001". */
const SHORT = /^[ .:#\xb0]{0,3}(?:[A-Z]{1,4}-?)?\d{1,6}(?![\w-])/;
/** Between two labels of which neither is part of the other: the next line of a form, or the next in a list. */
const NEXT_LABEL = /^[\s,]*[\n,][\s,]*$/;
/** Words before a made-up number that shows the form of a number: "a tracking number such as". */
const EXAMPLE =
  /^[\s,:;("'-]{0,4}(?:such as|like|e\.? ?g\.?|for example|for instance|par exemple|p\. ?ex\.?|por ejemplo|p\. ?ej\.?|z\. ?b\.?|zum beispiel|per esempio|bijvoorbeeld|bijv\.?|por exemplo|na przyklad|np\.)[\s,:;("'-]{1,4}$/;

/** Between a tracking label and another word for its number: "Tracking / Ref", "tracking number or reference". */
const OR = /^ ?(?:\/|or|ou|o|oder|of|lub) ?$/;
const isItsReference = (text: string, outer: Label, label: Label): boolean =>
  outer.kind === 'tracking' &&
  isReference(label) &&
  OR.test(text.slice(outer.end, label.start).toLowerCase());

/** Whether two labels are "order tracking", behind which a short number is the order's. */
const isOrderTracking = (text: string, outer: Label, { words, full, start }: Label, { id }: Token): boolean =>
  words === 'tracking' &&
  !full &&
  id.length < 12 &&
  /^orders?$/.test(outer.words) &&
  text.slice(outer.end, start) === ' ';

/** Whether a sentence ends behind a label: "I have no tracking number. My order is". Abbreviations are shorter. */
const isSentence = ({ words }: Label, between: string): boolean =>
  /[a-z]{5}\.$/.test(words) && /^\s+[A-Z]/.test(between);

/** The label that applies to a token: "tracking number of your order is" is about the tracking number. */
function governing(text: string, labels: readonly Label[], at: number, token: Token): Label | undefined {
  let index = at;
  let label = labels[index];
  const ending = label ? text.slice(label.end, token.start) : '';
  while (label && index > 0) {
    const outer: Label | undefined = labels[index - 1];
    if (outer && areOnePaper(text, outer, label)) {
      label = { ...label, start: outer.start };
      index--;
      continue;
    }
    // "Suivi de commande" is an order's as "order tracking" is.
    if (outer && (isItsReference(text, outer, label) || isOrderTracking(text, outer, label, token))) {
      label = { ...outer, end: label.end };
      index--;
      continue;
    }
    const isThere = outer !== undefined && standsOn(text, outer, label);
    const between = outer ? text.slice(outer.end, label.start) : '';
    const isReturn = outer !== undefined && areOfReturn(outer, label, token);
    const isPart =
      label.kind === 'tracking'
        ? !label.full
        : isThere || isReturn || (isOrder(label) && ANNOUNCEMENT.test(ending));
    if (!outer || label.start - outer.end > FAR) break;
    const isOfShipment = outer.kind === 'other' && outer.full && label.kind === 'tracking' && !label.full;
    if (outer.kind === 'tracking' ? !isPart : !isOfShipment) break;
    if (!isThere && (!OF.test(between) || NEXT_LABEL.test(between) || isSentence(outer, between))) break;
    label = { ...outer, end: label.end };
    index--;
  }
  return label;
}

/**
 * Whether a label continues after another number, as in "tracking number for order 123 is".
 * @param from the end of the other number
 */
function goesOn(text: string, labels: readonly Label[], at: number, from: number, token: Token): boolean {
  const [outer, label] = [labels[at - 1], labels[at]];
  if (!label || outer?.kind !== 'tracking' || label.start - outer.end > FAR) return false;
  if (!outer.full && (token.id.length < 11 || isOtherNumber(token.id))) return false;
  if (!OF.test(text.slice(outer.end, label.start).replace(' (', ' '))) return false;
  const gap = text.slice(from, Math.min(token.start, from + FAR));
  return isTightGap(gap) && (ANNOUNCEMENT.test(gap) || gap.startsWith(')'));
}

/** The same after a number that is too short for a token. */
function goesOnAfterShort(text: string, labels: readonly Label[], at: number, token: Token): boolean {
  const label = labels[at];
  if (!label || label.kind === 'stop' || (label.kind === 'tracking' && label.full)) return false;
  const short = SHORT.exec(text.slice(label.end, label.end + FAR))?.[0];
  return short !== undefined && goesOn(text, labels, at, label.end + short.length, token);
}

/** The labels for the tokens of a text. A header counts as a label at its start, or that of the cell below it. */
function labelsUnder(header: string, text: string, tokens: readonly Token[]): Label[] {
  return [
    ...(header ? labelsFromCellHeaders(header, tokens) : []),
    ...labelsFromTableHeaders(text),
    ...labelsOf(text, stretchesAround(tokens)).filter((label) => !isSpeaker(text, label)),
  ].sort((a, b) => a.start - b.start);
}

/** Labels the members of a list before its last one, which says what all are: "1…, 2… and 3… are the tracking numbers". */
function claimListBefore(text: string, tokens: readonly Token[], kinds: LabelKind[]): void {
  for (let index = kinds.length - 2; index >= 0 && kinds[index] === undefined; index--) {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!token || !next || token.isLoose || token.id.length < 10 || !listed(text, token, next)) return;
    kinds[index] = 'tracking';
  }
}

/** Returns the kind of each token, in order. @param header a label for the whole text, such as a table header */
export function labelKindsOf(text: string, tokens: readonly Token[], header = ''): readonly LabelKind[] {
  const labels = tokens.length > 0 ? labelsUnder(header, text, tokens) : [];
  const kinds: LabelKind[] = [];
  let at = -1;
  /** The label behind the last token that says what that is. */
  let said: Label | undefined;
  const kindAt = (token: Token, before: Token | undefined, last: LabelKind): LabelKind => {
    const label = labels[at];
    const behind = labels[at + 1];
    if (behind && isLabelOfLine(text, token, behind)) return kindOf(behind);
    if (behind && label && label === said && isLabelLikeLast(text, label, token, behind)) {
      said = behind;
      return kindOf(behind);
    }
    const own = kindFromLabelAfter(text, token, behind);
    said = own && behind;
    if (label && (!before || label.end >= before.end)) {
      const governor = governing(text, labels, at, token);
      const gap = text.slice(label.end, Math.min(token.start, label.end + FAR + 1));
      if (!governor || governor.kind === 'stop') return own;
      if (governor.kind === 'tracking' && governor.full && gap.length > 4 && EXAMPLE.test(gap.toLowerCase()))
        return 'other';
      if (isItemOfPost(text, governor.words, token)) return 'tracking';
      if (goesOnAfterShort(text, labels, at, token)) return 'tracking';
      if (!reaches(text, governor, gap, token) || (own && own !== kindOf(governor) && !isTightGap(gap)))
        return own;
      if (governor.kind === 'tracking' && kindByUnknownLabel(gap) === 'other') return 'other';
      if (governor.kind === 'tracking' && !fitsLabel(governor, token)) return undefined;
      // What a taught ID is called is often no more than that.
      if ('isFirm' in token && isReference(governor)) return undefined;
      const isCarriers = governor.kind === 'other' && isOfNamedCarrier(text, governor, token);
      // "My order 1Z…", "intercept request: 1Z…": people give the number that they have. UPS and USPS have none that looks
      // like an order's.
      const isThing = governor.kind === 'other' && !governor.full;
      if (isCarriers || (isThing && /^[19]/.test(token.id) && isSure(token.id))) return undefined;
      return isPostalThing(text, governor.words, token) ? undefined : kindOf(governor);
    }
    if (own || !before || !last) return own;
    if (last === 'other' && goesOn(text, labels, at, before.end, token)) return 'tracking';
    const isInList =
      listed(text, before, token) || (label !== undefined && isNextLine(text, label, before, token));
    return isInList && !(last === 'other' && isOfCarrierOnly(before, token)) ? last : undefined;
  };
  let before: Token | undefined;
  let last: LabelKind;
  for (const token of tokens) {
    while ((labels[at + 1]?.end ?? text.length) <= token.start) at++;
    const kind = checkedKind(text, token, token.isNamed ? 'tracking' : kindAt(token, before, last));
    kinds.push(kind);
    if (kind === 'tracking' && said && isOfSeveral(said)) claimListBefore(text, tokens, kinds);
    // Digits in groups that no label claims are as good as words.
    if (!token.isLoose || kind !== undefined) [before, last] = [token, kind];
  }
  const corrected = withCorrections(text, tokens, kinds);
  return corrected.includes('other') ? withRepeats(tokens, corrected) : corrected;
}
