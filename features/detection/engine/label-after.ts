import type { LabelKind } from './checked-kind.ts';
import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

/** A label behind a number is at most this far from it. */
const FAR = 40;
const IS = `(?:${WORDS.verbs})`;
const AND_WORD = `(?:${WORDS.conjunctions})`;

const ANNOUNCED = new RegExp(`^ ?(?:[:=#]|${IS}) ?\\d`);
/** The text between a token, written as \x01, and the label after it: "is my", "(". Or around it: "is 123 the". */
const POSTFIX = new RegExp(
  `(?:\x01[^\\w,;:/|(=\n]{0,4},?\\s?(?:(?:${IS}|${WORDS.as})\\s|[(=]\\s?)|(?<![a-z])${IS} \x01 (?!${AND_WORD}\\s)[a-z'])(?:[a-z']{1,9}\\s){0,3}$`,
);
/** At most four words: what `POSTFIX` allows between a token and the label after it. */
const FEW_WORDS = /^\W{0,8}(?:[a-z']{1,12}\s?){0,5}$/i;
/** Words behind which a thing is not what the number is: "1Z… is for order 123", "was refused by the customer". */
const RELATION =
  /(?<![a-z])(?:for|by|to|with|on|in|from|per|pour|par|avec|sur|dans|por|para|con|en|fur|von|vom|beim?|mit|im|auf|zum?r?|voor|door|met|aan|op|dal?|al|dla|przez|do|z)(?![a-z])/i;

/** The kind of number that a label says. */
export const kindOf = (label: Label): LabelKind => (label.kind === 'stop' ? undefined : label.kind);

/** What the label behind a token says of it: "1234… is my tracking number". */
export function kindFromLabelAfter(text: string, token: Token, label: Label | undefined): LabelKind {
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
