import { type CarrierHint, carrierHint } from './carriers/hint.ts';
import { mayHoldId } from './first-look.ts';
import { takeLinks } from './links.ts';
import { plainText } from './normalise.ts';
import { type Owner, ownersOf } from './reach.ts';
import { counts, type DetectionRules } from './rules.ts';
import { hasShape } from './shape.ts';
import { findTaught, taughtConfidence, taughtLook, withTaught } from './taught-find.ts';
import type { TaughtPattern } from './taught-pattern.ts';
import { type Token, tokensOf } from './tokens.ts';

export { findInLink } from './links.ts';

/** Why something is taken for an ID, strongest first. */
export type Evidence = 'taught' | 'link' | 'label' | 'shape' | 'carrier';

/** An ID and its place in the text that was given. */
export interface Match {
  /** Upper-case, without spaces, dashes and invisible characters. */
  id: string;
  /** UTF-16 offsets; they take in spaces and invisible characters inside the ID. */
  start: number;
  end: number;
  evidence: Evidence;
  /** From 0 to 1. */
  confidence: number;
  /** Whose number it looks like; several are joined by a slash. */
  carrier?: string;
}

/** What stands around a text on the page. */
export interface TextContext {
  /** Text of the table header or `dt` that labels the text. */
  label?: string;
  /** Shapes that were taught by example. Pass the same array each time: what is made of it is kept. */
  taught?: readonly TaughtPattern[];
  /** Absent: everything counts. */
  rules?: DetectionRules | undefined;
}

const looks = new WeakMap<readonly TaughtPattern[], RegExp | undefined>();

function lookFor(taught: readonly TaughtPattern[]): RegExp | undefined {
  if (!looks.has(taught)) {
    const source = taughtLook(taught);
    looks.set(taught, source ? new RegExp(source) : undefined);
  }
  return looks.get(taught);
}

/** A cheap first look: false means that the text holds no ID. Taught shapes need no word, and may have few digits. */
export function mayHold(text: string, { label, taught = [] }: TextContext = {}): boolean {
  return mayHoldId(text, Boolean(label) || taught.length > 0) || (lookFor(taught)?.test(text) ?? false);
}

/** What the finders look at. */
interface Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly owners: readonly Owner[];
}

/** Finds tokens by one kind of evidence and says how sure it is of each: 0 is no match. */
interface Finder {
  readonly evidence: Evidence;
  confidence(token: Token, owner: Owner, hint: CarrierHint): number;
}

/** Strongest first: the first one that is sure of a token names the evidence. */
const FINDERS: readonly Finder[] = [
  { evidence: 'taught', confidence: taughtConfidence },
  {
    evidence: 'label',
    confidence: (token, owner) => (owner === 'tracking' ? (/^[A-Z]/.test(token.id) ? 0.95 : 0.85) : 0),
  },
  { evidence: 'shape', confidence: (token, owner) => (hasShape(token, owner) ? 0.7 : 0) },
  { evidence: 'carrier', confidence: (_token, owner, hint) => (owner === 'other' ? 0 : hint.confidence) },
];

function judge({ text, tokens, owners }: Scan, rules: DetectionRules | undefined): Match[] {
  const finders = rules ? FINDERS.filter(({ evidence }) => counts(evidence, rules)) : FINDERS;
  return tokens.flatMap((token, index) => {
    const { id, start, end } = token;
    const hint = carrierHint(text, token);
    for (const { evidence, confidence: sure } of finders) {
      const confidence = sure(token, owners[index], hint);
      if (confidence > 0)
        return [{ id, start, end, evidence, confidence, ...(hint.carrier && { carrier: hint.carrier }) }];
    }
    return [];
  });
}

/** The tracking IDs of a text, in order and without overlaps. */
export function findTrackingIds(text: string, context: TextContext = {}): Match[] {
  if (!mayHold(text, context)) return [];
  const { taught = [], rules } = context;
  const plain = plainText(text);
  const { spans, rest } = takeLinks(plain.text);
  const tokens = withTaught(tokensOf(rest), findTaught(rest, taught));
  const owners = ownersOf(rest, tokens, context.label && plainText(context.label).text);
  const linked = spans.map((span): Match => ({ ...span, evidence: 'link', confidence: 0.95 }));
  return [...linked, ...judge({ text: rest, tokens, owners }, rules)]
    .filter(({ id }) => !rules?.notIds.includes(id))
    .sort((one, two) => one.start - two.start)
    .map((match) => ({ ...match, start: plain.startOf(match.start), end: plain.endOf(match.end) }));
}
