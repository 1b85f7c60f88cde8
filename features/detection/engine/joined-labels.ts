import { isForeign } from './exclusions.ts';
import { areOfReturn, areOnePaper, isPlaceOf } from './label-lines.ts';
import { isOrder, isReference, type Label } from './labels.ts';
import { isNotReceived } from './number-of-thing.ts';
import { isAnnouncement } from './reach.ts';
import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

// Two labels that are one: "tracking number of your order" is about the tracking number.

/** The longest text between two such labels. */
const MAX_GAP = 40;
/** A few words between a label and its owner: "for your", "de ma", "Ihrer". */
export const OF = new RegExp(
  `^(?![\\s,]*(?:${WORDS.conjunctions}|${WORDS.but})\\s)(?:\\s+[a-z']{1,9}){0,4}[\\s,]*$`,
  'i',
);
/** Between two labels of which neither is part of the other: the next line of a form, or the next in a list. */
const NEXT_LABEL = /^[\s,]*[\n,][\s,]*$/;
/** Between a tracking label and another word for its number: "Tracking / Ref", "tracking number or reference". */
const OR = /^ ?(?:\/|or|ou|o|oder|of|lub) ?$/;
/** Between a parcel and its reference: "the parcel (ref. 1234567890)". */
const ITS = /^ \($/;
function isItsReference(text: string, outer: Label, label: Label, { id }: Token): boolean {
  if (outer.kind !== 'tracking' || !isReference(label)) return false;
  const between = text.slice(outer.end, label.start).toLowerCase();
  return OR.test(between) || (ITS.test(between) && !/^(?:deliv|track)/.test(outer.words) && !isForeign(id));
}

/** Between a label and what it is not: "order number (not tracking number): 1234…". */
const NOT_IN_BRACKETS = new RegExp(`^ ?\\(${WORDS.negations}(?: [a-z]{1,4}){0,2} $`);

/** Contents of a parcel: "the tracking number for the other items is". */
const GOODS = /^(?:item|arti[ck]|produ|phone)/;

/** Whether a short number is the order's that is tracked: "Track your order: 1234567890". */
const isTrackedOrder = ({ words }: Label, { id }: Token): boolean => words === 'track' && id.length < 12;

/** Whether two labels are "order tracking", behind which a short number is the order's. */
const isOrderTracking = (outer: Label, { words, full }: Label, { id }: Token, between: string): boolean =>
  words === 'tracking' && !full && id.length < 12 && /^orders?$/.test(outer.words) && between === ' ';

/** Between goods and the parcel that contains them. */
const IN_PARCEL = new RegExp(`(?<![a-z])${WORDS.using} (?:[a-z]{2,9} )?$`);
/** Whether a label names goods in a parcel: "the phone was shipped with tracking 123456789012". */
const isInParcel = ({ words }: Label, between: string, { id }: Token): boolean =>
  id.length > 10 && /^[a-z]+$/.test(words) && IN_PARCEL.test(between.toLowerCase());

/** Whether a sentence ends behind a label: "I have no tracking number. My order is", "that's my order nr. tracking: ". */
const isSentence = ({ words }: Label, between: string, ending: string): boolean =>
  (/[a-z]{5}\.$/.test(words) && /^\s+[A-Z]/.test(between)) ||
  (words.endsWith('.') && between === ' ' && isAnnouncement(ending));

/**
 * Whether a label is only the owner in a longer one: "order" in "tracking number of your order is".
 * @param ending the text between the last label and the number
 */
function isPartOf(text: string, outer: Label, label: Label, token: Token, ending: string): boolean {
  const isThere = isPlaceOf(text, outer, label);
  const between = text.slice(outer.end, label.start);
  const isOfOther =
    isThere ||
    areOfReturn(outer, label, token) ||
    (isAnnouncement(ending) &&
      ((isOrder(label) && !isTrackedOrder(outer, token)) ||
        (outer.full && GOODS.test(label.words) && / [a-z]/i.test(between))));
  const isPart = label.kind === 'tracking' ? !label.full : isOfOther;
  if (label.start - outer.end > MAX_GAP || (isPart && outer.full && isNotReceived(text, outer))) return false;
  const isOfShipment =
    outer.kind === 'other' &&
    outer.full &&
    label.kind === 'tracking' &&
    !label.full &&
    !isInParcel(outer, between, token);
  if (outer.kind === 'tracking' ? !isPart : !isOfShipment) return false;
  return isThere || (OF.test(between) && !NEXT_LABEL.test(between) && !isSentence(outer, between, ending));
}

/** The label that two labels form together, or `undefined` if they are separate. */
function joined(text: string, outer: Label, label: Label, token: Token, ending: string): Label | undefined {
  if (areOnePaper(text, outer, label)) return { ...label, start: outer.start };
  const between = text.slice(outer.end, label.start);
  if (between.length < 16 && between.includes('(') && NOT_IN_BRACKETS.test(between.toLowerCase()))
    return { ...outer, end: label.end };
  const isOne =
    isItsReference(text, outer, label, token) ||
    // "Suivi de commande" is an order's as "order tracking" is.
    isOrderTracking(outer, label, token, between) ||
    isPartOf(text, outer, label, token, ending);
  return isOne ? { ...outer, end: label.end } : undefined;
}

/** The label at an index, joined with those before it that it is part of: "tracking number of your order is". */
export function governing(
  text: string,
  labels: readonly Label[],
  at: number,
  token: Token,
): Label | undefined {
  let label = labels[at];
  const ending = label ? text.slice(label.end, token.start) : '';
  for (let index = at - 1; label; index--) {
    const outer = labels[index];
    const both: Label | undefined = outer && joined(text, outer, label, token, ending);
    if (!both) return label;
    label = both;
  }
  return label;
}
