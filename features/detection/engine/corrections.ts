import type { LabelKind } from './checked-kind.ts';
import { labelsOf } from './labels.ts';
import { areAlike, digitFormOf } from './lists.ts';
import type { Token } from './tokens.ts';

/** Words between a number and the wrong one that it replaces: ", not ", " et pas ", " statt ". */
const BETWEEN = /^[ ,;(]{1,3}([a-z ]+) $/i;
const NOT = new Set(
  'not|instead of|rather than|no|pas|non|nicht|statt|anstatt|anstelle von|en lugar de|au lieu de|invece di|niet|in plaats van|nao|em vez de|nie|zamiast'.split(
    '|',
  ),
);
const AND = /^(?:and|et|y|und|e|en|a|ed|i) /;
/** Between the wrong number and a label after both: " - tracking number", " als Sendungsnummer", ", o código". */
const BEHIND = /^[^\w\n.!?]{1,4}(?:[a-z']{1,9} ){0,3}$/;
const FAR = 40;
/** The longest text between the two numbers. */
const MAX_NOT = 24;

/**
 * The kinds of numbers of which some correct others: "sorry, 123456789012 not 123456789021, the tracking number". The
 * wrong number is not an ID; the label on it, or behind it, belongs to the right one.
 */
export function withCorrections(
  text: string,
  tokens: readonly Token[],
  kinds: readonly LabelKind[],
): readonly LabelKind[] {
  let corrected: LabelKind[] | undefined;
  for (const [index, { id, end }] of tokens.entries()) {
    const wrong = tokens[index + 1];
    if (!wrong || wrong.start - end > MAX_NOT) continue;
    const between = text.slice(end, wrong.start);
    if (!areAlike(wrong.id, id) || !isNot(between)) continue;
    corrected ??= [...kinds];
    if (!kinds[index]) corrected[index] = kinds[index + 1] ?? kindBehind(text, wrong.end);
    corrected[index + 1] = 'other';
  }
  return corrected ?? kinds;
}

/** Whether the text between two numbers says that the second is wrong. */
function isNot(between: string): boolean {
  const words = BETWEEN.exec(between)?.[1]?.toLowerCase() ?? '';
  return NOT.has(words) || NOT.has(words.replace(AND, ''));
}

function kindBehind(text: string, end: number): LabelKind {
  const rest = text.slice(end, end + FAR);
  const [label] = labelsOf(rest);
  const isLabelled = label?.kind === 'tracking' && BEHIND.test(rest.slice(0, label.start).toLowerCase());
  return isLabelled ? 'tracking' : undefined;
}

/**
 * A number that is labelled as another kind once is of that kind wherever the text repeats it without a label. So is one
 * with the same letters and as many digits: the other numbers of a shop.
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
