import { type LabelKind, labelsOf } from './labels.ts';
import { areAlike, digitFormOf } from './lists.ts';
import { textBefore } from './normalise.ts';
import type { Token } from './tokens.ts';
import { isBut } from './vocabulary/words.ts';

/** The words between a number and the wrong number that it corrects: ", not ", " et pas ", " statt ". */
const BETWEEN = /^[ ,;(]{1,3}([a-z ]+) $/;
const NOT_WORDS =
  'not|instead of|rather than|no|pas|non|nicht|statt|anstatt|anstelle von|en lugar de|au lieu de|invece di|niet|in plaats van|nao|em vez de|nie|zamiast';
const NOT = new Set(NOT_WORDS.split('|'));
/** Words before the wrong number, and between it and the right one: "is not 123 but 124", "no es 123 sino 124". */
const WRONG = new RegExp(
  `(?:(?<![a-z])(?:${NOT_WORDS})|n't)(?: (?:es|era|e|to))?(?: (?:l[ae]|the|die|el|il|o|de))? $`,
);
/** The word between the wrong number and the right one, perhaps with an article. */
const WORD = /^,? ([a-z]+)(?: (?:l[ae]|the|die|el|il|o|de))? $/;
/** The same without "but": "it isn't 123, it's 124", "n'est pas 123, c'est 124". */
const IT_IS =
  /^(?:[.,;]?(?: but)? (?:it'?s|it is|c'est|es|(?:sie|es) ist|het is)|, e)(?: (?:l[ae]|the|die|el|il|o|de))? $/;
const AND = /^(?:and|et|y|und|e|en|a|ed|i) /;
/** Between the wrong number and a label after both: " - tracking number", " als Sendungsnummer", ", o código". */
const BEHIND = /^[^\w\n.!?]{1,4}(?:[a-z']{1,9} ){0,3}$/;
/** A label behind the two numbers is searched within this distance. */
const LOOKAHEAD = 40;
/** The longest text between the two numbers. */
const MAX_NOT = 24;

/**
 * The kinds of numbers, some of which correct others: "sorry, 123456789012 not 123456789021, the tracking number", "it is
 * not 123456789021 but 123456789012". The wrong number is not an ID; the label on it, or behind it, belongs to the right
 * one.
 */
export function withCorrections(
  text: string,
  tokens: readonly Token[],
  kinds: readonly LabelKind[],
): readonly LabelKind[] {
  let corrected: LabelKind[] | undefined;
  for (const [index, { id, start, end }] of tokens.entries()) {
    const next = tokens[index + 1];
    if (!next || next.start - end > MAX_NOT) continue;
    const between = text.slice(end, next.start).toLowerCase();
    if (!areAlike(next.id, id)) {
      // "Tracking 1Z…, not 4500123456": the second number is not tracked.
      if (kinds[index] !== 'tracking' || !isNot(between)) continue;
      corrected ??= [...kinds];
      corrected[index + 1] = 'other';
      continue;
    }
    const isOther = IT_IS.test(between);
    const isFirstWrong =
      (isOther || isBut(WORD.exec(between)?.[1] ?? '')) &&
      WRONG.test(textBefore(text, start, MAX_NOT).toLowerCase());
    if (!isFirstWrong && !isNot(between)) continue;
    const [right, wrong] = isFirstWrong ? [index + 1, index] : [index, index + 1];
    corrected ??= [...kinds];
    corrected[right] ??= corrected[wrong] ?? kindBehind(text, next.end);
    // "Not 123 but 124" may be about two parcels, unless both are under one label. "It's not 123, it's 124" is not.
    if (!isFirstWrong || isOther || kinds[wrong]) corrected[wrong] = 'other';
  }
  return corrected ?? kinds;
}

/** Whether the second of two numbers is the wrong one. @param between the text between them, in lower case */
function isNot(between: string): boolean {
  const words = BETWEEN.exec(between)?.[1] ?? '';
  return NOT.has(words) || NOT.has(words.replace(AND, ''));
}

/** The kind by a label that follows both numbers: "123, not 124, is the tracking number". */
function kindBehind(text: string, end: number): LabelKind {
  const rest = text.slice(end, end + LOOKAHEAD);
  const [label] = labelsOf(rest);
  const isLabelled = label?.kind === 'tracking' && BEHIND.test(rest.slice(0, label.start).toLowerCase());
  return isLabelled ? 'tracking' : undefined;
}

/**
 * Once a number has a label for something else, it keeps that kind wherever the text repeats it without a label. So do
 * numbers with the same letters and as many digits: after "order SHOP12345678", `SHOP87654321` is an order too.
 */
export function withRepeats(tokens: readonly Token[], kinds: readonly LabelKind[]): LabelKind[] {
  const ofKind = (wanted: LabelKind) =>
    tokens.filter((_, index) => kinds[index] === wanted).map(({ id }) => id);
  const others = ofKind('other');
  const tracked = new Set(ofKind('tracking'));
  const forms = new Set([
    ...others,
    ...others.filter((id) => /^[A-Z]{2,5}\d{8,9}$/.test(id)).map(digitFormOf),
  ]);
  for (const id of tracked) forms.delete(digitFormOf(id));
  return kinds.map((kind, index) => {
    const id = tokens[index]?.id ?? '';
    if (kind !== undefined || tracked.has(id)) return kind;
    return forms.has(id) || forms.has(digitFormOf(id)) ? 'other' : undefined;
  });
}
