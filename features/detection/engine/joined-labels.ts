import { isForeign } from './exclusions.ts';
import { areOfReturn, areOnePaper, standsOn } from './label-lines.ts';
import { isOrder, isReference, type Label } from './labels.ts';
import { isNotReceived } from './number-of-thing.ts';
import { isAnnouncement } from './reach.ts';
import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

// Two labels that are one: "tracking number of your order" is about the tracking number.

const FAR = 40;
/** The few words between a label and the thing that it belongs to: "for your", "de ma", "Ihrer". */
export const OF = new RegExp(
  `^(?![\\s,]*(?:${WORDS.conjunctions}|${WORDS.but})\\s)(?:\\s+[a-z']{1,9}){0,4}[\\s,]*$`,
  'i',
);
/** Between two labels of which neither is part of the other: the next line of a form, or the next in a list. */
const NEXT_LABEL = /^[\s,]*[\n,][\s,]*$/;
/** Between a tracking label and another word for its number: "Tracking / Ref", "tracking number or reference". */
const OR = /^ ?(?:\/|or|ou|o|oder|of|lub) ?$/;
/** The same of a parcel: "the parcel (ref. 1234567890)". */
const ITS = /^ \($/;
function isItsReference(text: string, outer: Label, label: Label, { id }: Token): boolean {
  if (outer.kind !== 'tracking' || !isReference(label)) return false;
  const between = text.slice(outer.end, label.start).toLowerCase();
  return OR.test(between) || (ITS.test(between) && !/^(?:deliv|track)/.test(outer.words) && !isForeign(id));
}

/** Between a label and what it is not: "order number (not tracking number): 1234…". */
const NOT = new RegExp(`^ ?\\(${WORDS.negations}(?: [a-z]{1,4}){0,2} $`);

/** Goods that a parcel has in it: "the tracking number for the other items is". */
const GOODS = /^(?:item|arti[ck]|produ|phone)/;

/** Whether a short number is the order's that is tracked: "Track your order: 1234567890". */
const isTrackedOrder = ({ words }: Label, { id }: Token): boolean => words === 'track' && id.length < 12;

/** Whether two labels are "order tracking", behind which a short number is the order's. */
const isOrderTracking = (outer: Label, { words, full }: Label, { id }: Token, between: string): boolean =>
  words === 'tracking' && !full && id.length < 12 && /^orders?$/.test(outer.words) && between === ' ';

/** Between a thing that has a number and the parcel that it is in. */
const IN_PARCEL = new RegExp(`(?<![a-z])${WORDS.using} (?:[a-z]{2,9} )?$`);
/** Whether a label names goods, and not their number: "the phone was shipped with tracking 123456789012". */
const isInParcel = ({ words }: Label, between: string, { id }: Token): boolean =>
  id.length > 10 && /^[a-z]+$/.test(words) && IN_PARCEL.test(between.toLowerCase());

/** Whether a sentence ends behind a label: "I have no tracking number. My order is", "that's my order nr. tracking: ". */
const isSentence = ({ words }: Label, between: string, ending: string): boolean =>
  (/[a-z]{5}\.$/.test(words) && /^\s+[A-Z]/.test(between)) ||
  (words.endsWith('.') && between === ' ' && isAnnouncement(ending));

/**
 * Whether a label is a part of the label before it, which says what the number is: "tracking number of your order is".
 * @param ending the text between the last label and the number
 */
function isPartOf(text: string, outer: Label, label: Label, token: Token, ending: string): boolean {
  const isThere = standsOn(text, outer, label);
  const between = text.slice(outer.end, label.start);
  const isOfOther =
    isThere ||
    areOfReturn(outer, label, token) ||
    (isAnnouncement(ending) &&
      ((isOrder(label) && !isTrackedOrder(outer, token)) ||
        (outer.full && GOODS.test(label.words) && / [a-z]/i.test(between))));
  const isPart = label.kind === 'tracking' ? !label.full : isOfOther;
  if (label.start - outer.end > FAR || (isPart && outer.full && isNotReceived(text, outer))) return false;
  const isOfShipment =
    outer.kind === 'other' &&
    outer.full &&
    label.kind === 'tracking' &&
    !label.full &&
    !isInParcel(outer, between, token);
  if (outer.kind === 'tracking' ? !isPart : !isOfShipment) return false;
  return isThere || (OF.test(between) && !NEXT_LABEL.test(between) && !isSentence(outer, between, ending));
}

/** A label together with the label before it, if the two are one. */
function joined(text: string, outer: Label, label: Label, token: Token, ending: string): Label | undefined {
  if (areOnePaper(text, outer, label)) return { ...label, start: outer.start };
  const between = text.slice(outer.end, label.start);
  if (between.length < 16 && between.includes('(') && NOT.test(between.toLowerCase()))
    return { ...outer, end: label.end };
  const isOne =
    isItsReference(text, outer, label, token) ||
    // "Suivi de commande" is an order's as "order tracking" is.
    isOrderTracking(outer, label, token, between) ||
    isPartOf(text, outer, label, token, ending);
  return isOne ? { ...outer, end: label.end } : undefined;
}

/** The label that applies to a token: "tracking number of your order is" is about the tracking number. */
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
