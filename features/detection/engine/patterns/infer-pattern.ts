import { plainText, toId } from '../normalise.ts';
import { alignedParts, commonStart, joinLiterals, sharedRunParts } from './align-examples.ts';
import {
  type CustomPattern,
  fitsPattern,
  isBounded,
  lengthsOf,
  MAX_PATTERN_LENGTH,
  MAX_WRITINGS,
  MIN_PATTERN_LENGTH,
  type PatternPart,
  writingOf,
} from './custom-pattern.ts';

/** Fewer examples do not show which characters vary. */
const MIN_EXAMPLES = 3;
/** With fewer examples, shared digits may be chance or a date. */
const MIN_EXAMPLES_FOR_DIGITS = 5;

/** The reason why an entry is not an ID. `text`: the entry as typed. */
export interface FormProblem {
  readonly kind: 'notAnId' | 'tooShort' | 'tooLong';
  readonly text: string;
}

/** The reason why there is no pattern. `text`: the invalid entry as typed. */
export type InferenceProblem =
  | FormProblem
  | { readonly kind: 'tooFew'; readonly missing: number }
  | { readonly kind: 'noDigits' | 'both'; readonly text: string }
  /** The examples are of several kinds. Each kind needs its own pattern. */
  | { readonly kind: 'nothingInCommon' };

type Inference =
  | { readonly ok: true; readonly pattern: CustomPattern }
  | { readonly ok: false; readonly problem: InferenceProblem };

/** Two slashes are an address, as are a host's ending and a slash. */
const ENTRY = /^(?!.*\.[A-Z]{2,10}[/:])[A-Z\d]+(?:(?:[ ._-]+|[/:])[A-Z\d]+)*$/i;
/** Separators and lower-case letters, which need an example that is written so. */
const UNUSUAL = /[ ./:_a-z-]/;
/** Without the lookbehind, the search would start again at each character of a long run of spaces. */
const EDGES = /^[\s"'“”„«»#:;,.()[\]-]+|(?<![\s"'“”„«»#:;,.()[\]-])[\s"'“”„«»#:;,.()[\]-]+$/g;

const failed = (problem: InferenceProblem): Inference => ({ ok: false, problem });

/** An entry as plain text, without quotation marks and punctuation around it. */
const trimmed = (entry: string): string => plainText(entry).text.replace(EDGES, '');

/** Splits a pasted list into its entries, at line breaks, commas, semicolons or tabs. */
export function entriesOf(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map(trimmed)
    .filter((entry) => entry !== '');
}

/** The IDs in a list of entries, each once. Other entries are left out. */
export function idsOf(entries: readonly string[]): string[] {
  const plain = entries.map(trimmed).filter((entry) => ENTRY.test(entry));
  return [...new Set(plain.map(toId))];
}

/** Checks that an entry has the form of an ID. @returns `undefined` if there is no problem */
export function checkForm(entry: string): FormProblem | undefined {
  const [id] = idsOf([entry]);
  if (id === undefined) return { kind: 'notAnId', text: entry };
  if (id.length < MIN_PATTERN_LENGTH) return { kind: 'tooShort', text: entry };
  return id.length > MAX_PATTERN_LENGTH || entry.length > 2 * MAX_PATTERN_LENGTH
    ? { kind: 'tooLong', text: entry }
    : undefined;
}

function problemOf(entry: string): InferenceProblem | undefined {
  const [id = ''] = idsOf([entry]);
  return /^[A-Z]+$/.test(id) ? { kind: 'noDigits', text: entry } : checkForm(entry);
}

/**
 * Infers the pattern that examples share.
 * - Letters that are the same in all examples are fixed, and so are one or two digits before the first letters (`1Z`).
 * - Other digits are not fixed, even if all examples share them: they may be a date, a batch, or chance. The exception
 *   are counter-examples that match: with five or more examples, as many leading digits are fixed as are needed to
 *   exclude them.
 * - Lengths range from the shortest to the longest example.
 * - Separators and lower-case letters are accepted as in the examples.
 */
export function inferPattern(
  examples: readonly string[],
  counterExamples: readonly string[] = [],
): Inference {
  const wrong =
    examples.map(problemOf).find((problem) => problem !== undefined) ??
    counterExamples.map(problemOf).find((problem) => problem?.kind === 'notAnId');
  if (wrong) return failed(wrong);
  const ids = idsOf(examples);
  const others = idsOf(counterExamples);
  const both = ids.find((id) => others.includes(id));
  if (both) return failed({ kind: 'both', text: both });
  if (ids.length < MIN_EXAMPLES) return failed({ kind: 'tooFew', missing: MIN_EXAMPLES - ids.length });
  const pattern = [sharedRunParts(ids), alignedParts(ids)]
    .filter((parts) => parts !== undefined)
    .map((parts): CustomPattern => ({ parts }))
    .find(isBounded);
  if (!pattern) return failed({ kind: 'nothingInCommon' });
  const writings = writingsOf(examples);
  const found = excludeCounterExamples(others, fixFirstGroup(examples, pattern), ids);
  return { ok: true, pattern: writings.length > 0 ? { ...found, writings } : found };
}

/** The digits before the first letter or separator. Years change, so they are left out. */
const FIRST_GROUP = /^(?!(?:20)?[23]\d(?!\d))\d{2,8}(?=[ ._-]|[a-z])/i;

/** Fixes digits that are a group of their own at the start of all examples: chance does not choose so. */
function fixFirstGroup(examples: readonly string[], pattern: CustomPattern): CustomPattern {
  const [first = '', ...others] = new Set(examples.map((example) => FIRST_GROUP.exec(example.trim())?.[0]));
  return first === '' || others.length > 0 ? pattern : withDigits(pattern, 0, 0, first);
}

/** A pattern whose run of digits has some that are fixed, `at` its start or behind that. */
function withDigits(pattern: CustomPattern, index: number, at: number, text: string): CustomPattern {
  const run = pattern.parts[index];
  const left = at + text.length;
  if (run?.kind !== 'digits' || run.min < left) return pattern;
  const before = { ...run, min: at, max: at };
  const rest = { ...run, min: run.min - left, max: run.max - left };
  const parts: PatternPart[] = [before, { kind: 'literal', text }, rest];
  return {
    parts: joinLiterals(
      pattern.parts.toSpliced(index, 1, ...parts.filter((part) => part.kind === 'literal' || part.max > 0)),
    ),
  };
}

function writingsOf(examples: readonly string[]): string[] {
  const plain = examples.map(trimmed);
  const isLower = plain.some((entry) => /[a-z]/.test(entry));
  const unusual = plain.filter((entry) => isLower || UNUSUAL.test(entry));
  return [...new Set(unusual.map(writingOf))].slice(0, MAX_WRITINGS);
}

/** Fixes as few shared digits as needed to exclude counter-examples, if there are enough examples. */
function excludeCounterExamples(
  others: readonly string[],
  pattern: CustomPattern,
  ids: readonly string[],
): CustomPattern {
  const fits = (candidate: CustomPattern) => others.some((other) => fitsPattern(other, candidate));
  if (ids.length < MIN_EXAMPLES_FOR_DIGITS || !fits(pattern)) return pattern;
  const at = pattern.parts.findIndex((part) => part.kind === 'digits');
  const { min: offset, max } = lengthsOf({ parts: pattern.parts.slice(0, at) });
  const run = pattern.parts[at];
  if (offset !== max || run?.kind !== 'digits') return pattern;
  const shared = commonStart(ids.map((id) => id.slice(offset, offset + run.min)));
  for (let fixed = 1; fixed <= shared.length; fixed++) {
    const candidate = withDigits(pattern, at, 0, shared.slice(0, fixed));
    if (!fits(candidate)) return candidate;
  }
  return pattern;
}
