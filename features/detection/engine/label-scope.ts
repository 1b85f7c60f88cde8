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
import {
  announces,
  areOfReturn,
  areOnePaper,
  isHeading,
  isInSignature,
  isIntroduced,
  isItsKey,
  isNextLine,
  isOtherKey,
  isReply,
  isSpeaker,
  isTaken,
  linesOfAnswer,
  standsOn,
} from './label-lines.ts';
import { isOrder, isReference, type Label, labelsOf, stretchesAround } from './labels.ts';
import { listed } from './lists.ts';
import { labelsFromCellHeaders, labelsFromTableHeaders } from './table-headers.ts';
import type { Token } from './tokens.ts';
import { kindByUnknownLabel } from './unknown-labels.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

// Expressions with words are for texts in lower case: ignoring the case takes longer to compile.

const FAR = 40;
const OTHER_FAR = 25;
const OPENERS = '(?:[^\\w,;!?\\ue000]{0,12}|[ ._]{12,38})';
const IS = `(?:${WORDS.verbs})`;
const NAME = WORDS.carriers;

/** Words that distinguish two numbers of one kind. */
const WHICH = `(?:${WORDS.siblings})`;
const AND_WORD = `(?:${WORDS.conjunctions})`;

/** Only punctuation, "1:", "1 -", "is" and the like between label and token. */
const TIGHT = new RegExp(
  `^(?:'s)?(?: ?\\d{1,2}(?: ?(?:/|of|de|von|di|van|z) ?\\d{1,2})?(?= ?[:=)]| [-\u2013] ))?(?: ${WHICH})?${OPENERS}(?:${IS}(?![a-z])(?: l[ae]| the| die| [aeio]l?| het| this(?: one)?| est[ea]| celui-ci| diese| questo| dit)?${OPENERS})?(?:(?:${NAME})${OPENERS})?(?:\\d{1,2}[.)]\\s{1,2})?$`,
);
/** What is between most labels and their numbers, and what `TIGHT` never accepts: it is compiled for other texts only. */
const SURELY_TIGHT = /^[^\w,;!?\ue000]{0,12}(?:is[^\w,;!?\ue000]{1,12})?$/;
const NEVER_TIGHT = /[,;!?\ue000]/;
const isTightGap = (gap: string): boolean =>
  SURELY_TIGHT.test(gap) || (!NEVER_TIGHT.test(gap) && TIGHT.test(gap.toLowerCase()));

/** Punctuation or a verb that announces a number. */
const ANNOUNCES = new RegExp(`[:=#]|(?<![a-z])${IS}(?![a-z])`, 'i');
const ANNOUNCED = new RegExp(`^ ?(?:[:=#]|${IS}) ?\\d`);
/** The end of a sentence or line. */
const BREAK = /[?|\ue000]|[.!;]\s|\n[^\n]*[a-z]|\n[^\n]*\n[^\n]*\n/i;
/** The few words between a label and the thing that it belongs to: "for your", "de ma", "Ihrer". */
const OF = new RegExp(`^(?![\\s,]*${AND_WORD}\\s)(?:\\s+[a-z']{1,9}){0,4}[\\s,]*$`, 'i');
/** The text between a token, written as \x01, and the label after it: "is my", "(". Or around it: "is 123 the". */
const POSTFIX = new RegExp(
  `(?:\x01[^\\w,;:/|(=\n]{0,4},?\\s?(?:(?:${IS}|${WORDS.as})\\s|[(=]\\s?)|(?<![a-z])${IS} \x01 (?!${AND_WORD}\\s)[a-z'])(?:[a-z']{1,9}\\s){0,3}$`,
);
/** At most four words: what `POSTFIX` allows between a token and the label after it. */
const FEW_WORDS = /^\W{0,8}(?:[a-z']{1,12}\s?){0,5}$/i;
/** Words behind which a thing is not what the number is: "1Z… is for order 123", "was refused by the customer". */
const RELATION =
  /(?<![a-z])(?:for|by|to|with|on|in|from|per|pour|par|avec|sur|dans|por|para|con|en|fur|von|vom|beim?|mit|im|auf|zum?r?|voor|door|met|aan|op|dal?|al|dla|przez|do|z)(?![a-z])/i;
/** A number behind its label that is too short for a token: "order #1001". */
const SHORT = /^[ .:#\xb0]{0,3}(?:[A-Z]{1,4}-?)?\d{1,6}(?![\w-])/;
/** The number of a parcel within a shipment, in a column of its own: "Box 1   1234…". */
const COUNTED = /^ ?\d{1,2} {1,4}$/;
/** Words before a made-up number that shows the form of a number: "a tracking number such as". */
const EXAMPLE =
  /^[\s,:;("'-]{0,4}(?:such as|like|e\.? ?g\.?|for example|for instance|par exemple|p\. ?ex\.?|por ejemplo|p\. ?ej\.?|z\. ?b\.?|zum beispiel|per esempio|bijvoorbeeld|bijv\.?|por exemplo|na przyklad|np\.)[\s,:;("'-]{1,4}$/;
/** Nothing but line ends, as between paragraphs of which each is a line of the page, or "see below" before the line end. */
const PARAGRAPHS = /^ ?:?\s{1,24}$/;
/** The same before the first item of a list, and behind a heading in Markdown. */
const FIRST_ITEM = /^[ :*_]{0,4}\n\s{0,12}(?:(?:[-*+\u2022\u00b7\u2013]|\d{1,2}[.)])\s{1,3})?$/;
const BELOW = /^[^\n\d]{0,36}\n\s{0,4}(?:it'?s |it is |c'est |es (?:el |la )?|das ist )?$/i;
/** The end of a question that the rest of its line answers, as in forms: "Your tracking number? 1234…". */
const ASKED = /^ ?\? ?[:-]? ?$/;
/** A label and its number as two cells of a row. */
const NEXT_CELL = /^["']?[,;]["']?$/;
const kindOf = (label: Label): LabelKind => (label.kind === 'stop' ? undefined : label.kind);

/** Whether a token, alone in its line, answers the question before it. Short numbers must follow a question. */
function isAnswer(text: string, { end }: Label, gap: string, { start, id }: Token): boolean {
  if (id.length > 11 && (BELOW.test(gap) || isReply(text, end, start))) return true;
  return (
    id.length > 7 && linesOfAnswer(text, end, start, id.length < 12) >= 0 && !isInSignature(text, end, start)
  );
}

/** Whether the label before a token refers to the token, given the text between them. */
function reaches(text: string, label: Label, gap: string, token: Token): boolean {
  const isTight = isTightGap(gap) && !/\n\s*\n\s*\n/.test(gap);
  if (token.joined && gap.length > 2) return false;
  if (isOtherKey(gap) || gap === '*') return false;
  if (isItsKey(gap)) return true;
  if (token.isLoose && !(isTight && (label.full || label.kind === 'other' || token.id.length > 11)))
    return false;
  if (NEXT_CELL.test(gap)) return true;
  const isLine = /^[ .?!]{0,3}\s*(?:\n|$)/.test(text.slice(token.end, token.end + FAR));
  const isAlone = label.full && isLine;
  if (isAlone && ASKED.test(gap) && !isOtherNumber(token.id)) return true;
  if (label.kind === 'other') {
    if (isAlone && gap.includes('?') && linesOfAnswer(text, label.end, token.start, true) === 0) return true;
    if (gap === ', ' && text.charAt(token.end) === ',') return true;
    if (label.full && isTaken(gap)) return false;
    if ((PARAGRAPHS.test(gap) || FIRST_ITEM.test(gap)) && isHeading(text, label)) return true;
    if (isTight) return label.full || !/\n|\w{5}[.!?] /.test(label.words + gap);
    return label.full && gap.length <= OTHER_FAR && !BREAK.test(gap);
  }
  // Carriers' numbers of a whole consignment have a dash in the middle, as many other numbers have.
  if (isTight)
    return label.full || (token.id.length > 9 && !/^\d{4,}-\d+$/.test(token.raw)) || ANNOUNCES.test(gap);
  if (announces(label, gap, token)) return true;
  if (gap === ', ' && text.charAt(token.end) === ',' && token.id.length > 10) return !isOtherNumber(token.id);
  if (token.id.length > 10 && !isOtherNumber(token.id) && isIntroduced(text.slice(label.end, token.start)))
    return true;
  if (COUNTED.test(gap)) return token.id.length >= 12;
  if (isLine && PARAGRAPHS.test(gap) && (isAlone || (token.id.length > 9 && isHeading(text, label))))
    return true;
  const isAsked = isAlone || (isLine && token.id.length > 9 && /^[a-z ]{0,10} ?\?/i.test(gap));
  if (isAsked && !isOtherNumber(token.id) && isAnswer(text, label, gap, token)) return true;
  return label.full && gap.length <= FAR && !BREAK.test(gap) && !/\d $/.test(gap) && !isOtherNumber(token.id);
}

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
    const isThere = outer !== undefined && standsOn(text, outer, label);
    const between = outer ? text.slice(outer.end, label.start) : '';
    const isReturn = outer !== undefined && areOfReturn(outer, label, token);
    const isPart =
      label.kind === 'tracking'
        ? !label.full
        : isThere || isReturn || (isOrder(label) && ANNOUNCES.test(ending));
    if (!outer || label.start - outer.end > FAR) break;
    const isOfShipment = outer.kind === 'other' && outer.full && label.kind === 'tracking' && !label.full;
    if (outer.kind === 'tracking' ? !isPart : !isOfShipment) break;
    if (!isThere && !OF.test(between)) break;
    label = { ...outer, end: label.end };
    index--;
  }
  return label;
}

function kindFromLabelAfter(text: string, token: Token, label: Label | undefined): LabelKind {
  if (!label || label.start - token.end > FAR) return undefined;
  const gap = text.slice(token.end, label.start);
  if (!FEW_WORDS.test(gap)) return undefined;
  const ahead = text.slice(Math.max(0, token.start - 9), token.start);
  if (!POSTFIX.test(`${ahead}\x01${gap}`.toLowerCase())) return undefined;
  const behind = text.slice(label.end, label.end + 12);
  if (/[(]/.test(gap) && !/^\s*\)/.test(behind)) return undefined;
  // It announces the next number: "… is 1Z…, again PO is 786".
  const isOfNext = label.kind === 'other' && (RELATION.test(gap) || ANNOUNCED.test(behind.toLowerCase()));
  return isOfNext ? undefined : kindOf(label);
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
  return isTightGap(gap) && (ANNOUNCES.test(gap) || gap.startsWith(')'));
}

/** The same after a number that is too short for a token. */
function goesOnAfterShort(text: string, labels: readonly Label[], at: number, token: Token): boolean {
  const label = labels[at];
  if (label?.kind !== 'other') return false;
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

/** Returns the kind of each token, in order. @param header a label for the whole text, such as a table header */
export function labelKindsOf(text: string, tokens: readonly Token[], header = ''): readonly LabelKind[] {
  const labels = tokens.length > 0 ? labelsUnder(header, text, tokens) : [];
  const kinds: LabelKind[] = [];
  let at = -1;
  const kindAt = (token: Token, before: Token | undefined, last: LabelKind): LabelKind => {
    const label = labels[at];
    const own = kindFromLabelAfter(text, token, labels[at + 1]);
    if (label && (!before || label.end >= before.end)) {
      const governor = governing(text, labels, at, token);
      const gap = text.slice(label.end, Math.min(token.start, label.end + FAR + 1));
      if (!governor || governor.kind === 'stop') return own;
      if (governor.kind === 'tracking' && governor.full && gap.length > 4 && EXAMPLE.test(gap.toLowerCase()))
        return 'other';
      if (isItemOfPost(text, governor.words, token)) return 'tracking';
      if (goesOnAfterShort(text, labels, at, token)) return 'tracking';
      if (!reaches(text, governor, gap, token)) return own;
      if (governor.kind === 'tracking' && kindByUnknownLabel(gap) === 'other') return 'other';
      if (governor.kind === 'tracking' && !fitsLabel(governor, token)) return undefined;
      // What a taught ID is called is often no more than that.
      if ('isFirm' in token && isReference(governor)) return undefined;
      const isCarriers = governor.kind === 'other' && isOfNamedCarrier(text, governor, token);
      // "My order 1Z…": people give the number that they have. UPS and USPS have none that looks like an order's.
      if (isCarriers || (isOrder(governor) && /^[19]/.test(token.id) && isSure(token.id))) return undefined;
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
    // Digits in groups that no label claims are as good as words.
    if (!token.isLoose || kind !== undefined) [before, last] = [token, kind];
  }
  const corrected = withCorrections(text, tokens, kinds);
  return corrected.includes('other') ? withRepeats(tokens, corrected) : corrected;
}
