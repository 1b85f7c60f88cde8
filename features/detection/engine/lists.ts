import { headOf } from './headers/heads.ts';
import { kindOfHeader } from './headers/table-headers.ts';
import { isReference, type Label } from './labels.ts';
import { textBefore } from './normalise.ts';
import type { Token } from './tokens.ts';
import { isInOtherScript } from './vocabulary/other-scripts.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

/** The members of a list are at most this far apart. */
const MAX_GAP = 80;
/** The start of an item of a list: "2. ", "b) ", "[x] ". */
const ITEM = '(?:(?:\\d{1,2}|[a-z])[.)]|\\[x\\]) ';
/** What may be behind "and" or "or" in a list, in plain text. */
const ALSO =
  '(?:also|maybe|perhaps|possibly|then|aussi|egalement|auch|tambien|tambem|anche|ook|tez|tak[zd]e)';
/** The text between two members of a list. */
const AND = new RegExp(
  `^ ?(?:\\([^()]{0,20}\\))?[^\\w.!?=:]*(?:${WORDS.conjunctions} (?:${ALSO} )?)?(?:${ITEM})?[^\\w.!?=:]*$`,
);
/** The text between two numbers of one form: ", and the other for the bag is", "- lost" and the next line of a list. */
const AND_ANOTHER = new RegExp(`^[^\\d.!?;:=]{0,30}(?<![a-z])${WORDS.conjunctions} [^\\d.!?;:=]{0,30}$`, 'i');
const REPLACED =
  /^[^\d.!?;\n]{1,30}(?:replace[sd](?: by| with)?|remplace[es]{0,2}(?: par)?|ersetzt durch|(?:sustituid|reemplazad|substituid)[oa] por|sostituit[oa] (?:da|con)|vervangen door|[-=]>|\u2192|now)(?: (?:new|neue?|nouveau|nuevo|nuovo|nieuwe?|novo|nowy))?\W{1,3}$/i;
const NEXT_LINE = new RegExp(`^[^\\n\\d]{0,60}\\n[^\\w\\n]{0,8}(?:${ITEM})?$`, 'i');
/** The texts before the old number and behind it, in a note of a change: "from 123 to 124". */
const FROM = /(?<![a-z])(?:from|von|del?|da|van|fran|fra) ["'(]?$/i;
const TO = /^["')]? (?:to|auf|a|para|naar|till?) ["'(]?$/i;
/** The text between two numbers of one kind: "the new one is". */
const OTHER_ONE = new RegExp(
  `(?<![a-z])${WORDS.siblings}(?: [\\w']+)?(?:,? ${WORDS.verbs}(?: [a-z]{2,3})?[\\s:]| ?[:,(])[\\s:]{0,2}$`,
);

/** The end of what `OTHER_ONE` matches. Few texts have it, so it is tried first. */
const OTHER_ONE_END = new RegExp(`(?:${WORDS.verbs}(?: [a-z]{2,3})?[\\s:]|[:,(])[\\s:]{0,2}$`);

/** A number with a zero for each digit: its letters and length, to compare it with others. */
export const digitFormOf = (id: string): string => id.replace(/\d/g, '0');

/** Whether two numbers have the same letters and as many digits. */
export const areAlike = (a: string, b: string): boolean =>
  a.length === b.length && digitFormOf(a) === digitFormOf(b);

/** Whether the second of two numbers is "the other one". */
const isOtherOne = (between: string): boolean => OTHER_ONE_END.test(between) && OTHER_ONE.test(between);

/** Whether the second of two numbers is the one that the first was changed to. */
const isChangedTo = (text: string, before: Token, between: string): boolean =>
  TO.test(between) && FROM.test(textBefore(text, before.start, 9));

/** Whether a token is the next member of a list, after another token. */
export function listed(text: string, before: Token, token: Token): boolean {
  if (token.start - before.end > MAX_GAP) return false;
  const between = text.slice(before.end, token.start);
  if (isInOtherScript(between)) return false;
  const isAlike = areAlike(before.id, token.id);
  const gap = between.replace(/\s+/g, ' ').toLowerCase();
  // Most lists: the larger expressions below are compiled for others only.
  if (AND.test(gap) && (isAlike || /[,;/|&+•(]|[a-z]/.test(gap))) return true;
  if (/[a-z][\s:]{1,3}$/i.test(between) && isOtherOne(between.toLowerCase())) return true;
  if (token.id.length < 10) return false;
  return (
    isChangedTo(text, before, between) ||
    (isAlike && (NEXT_LINE.test(between) || AND_ANOTHER.test(between) || REPLACED.test(between)))
  );
}

/** Between two labels, or two values, of which the second belongs to the second label: "/", " and ", ", ". */
const PAIRED = new RegExp(`^ ?(?:[/&+,;|]|${WORDS.conjunctions}) ?$`);
/** Between the second label and the first value: ": ", " = ", " are ". */
const PAIR_GAP = /^s?\)? ?(?:[:=-] ?)?$/;
const isPaired = (between: string): boolean => between.length < 9 && PAIRED.test(between.toLowerCase());

/**
 * Labels for two values behind two labels, in the same order: "Order / tracking: 1234 / 5678…", "order no. and tracking
 * no.: 1234, 5678…".
 */
export function labelsFromPairs(text: string, labels: readonly Label[], tokens: readonly Token[]): Label[] {
  let at = 0;
  return labels.flatMap((label, index): Label[] => {
    const before = labels[index - 1];
    while (at < tokens.length && (tokens[at]?.start ?? 0) < label.end) at++;
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (!before || !first || !second || before.kind === label.kind) return [];
    if (before.kind === 'stop' || label.kind === 'stop') return [];
    const isPair =
      isPaired(text.slice(before.end, label.start)) &&
      PAIR_GAP.test(text.slice(label.end, Math.min(first.start, label.end + 9))) &&
      isPaired(text.slice(first.end, second.start));
    return isPair
      ? [first, second].map(({ start }, place) => ({
          ...(place ? label : before),
          start,
          end: start,
          full: true,
        }))
      : [];
  });
}

/** Labels are at most this far above their values, and a list of values is at most so long. */
const MAX_STACK = 999;
/** A label without its number: short, and no sentence. */
const NAME = /^(?=.*[a-z])[^\d!?,]{2,40}$/i;
/** A number, or an amount, alone in its line. */
const VALUE = /^(?!.*[a-z]{3}).*\d/;
const LINE = /\S[^\n]*/g;

/** The labels in the lines directly above an offset, from the top, and their kinds. The first one is known. */
function labelsAbove(text: string, at: number): { first: string; kinds: Label['kind'][] } {
  const lines = textBefore(text, at, MAX_STACK).match(LINE) ?? [];
  const names: string[] = [];
  for (let line = lines.pop()?.trim(); line && NAME.test(line); line = lines.pop()?.trim())
    names.unshift(line);
  const kinds = names.length > 1 ? names.map(kindOfHeader) : [];
  const from = kinds.includes('tracking') ? kinds.findIndex((kind) => kind !== 'stop') : kinds.length;
  return { first: names[from] ?? '', kinds: kinds.slice(from) };
}

/** Whether a line names a number, so that it is no heading of the lines below it. */
function namesNumber(name: string): boolean {
  const label = headOf(name);
  return label !== undefined && (label.full || isReference(label));
}

/** The number of lines before the first one that is not a value. */
function countValues(lines: readonly RegExpMatchArray[]): number {
  const end = lines.findIndex(([line]) => !VALUE.test(line.trim()));
  return end < 0 ? lines.length : end;
}

/**
 * Labels for values that are listed below all their labels, in the same order, one a line: "Order number", "Tracking
 * number", and then both numbers. The columns of a mail are often read, or copied, so.
 */
export function labelsFromStacks(text: string, tokens: readonly Token[]): Label[] {
  const labels: Label[] = [];
  let end = 0;
  for (const { start } of tokens) {
    if (start < end || text.charAt(start - 1) !== '\n') continue;
    const { first, kinds: all } = labelsAbove(text, start);
    let kinds = all;
    if (kinds.length < 2) continue;
    const values = [...text.slice(start, start + MAX_STACK).matchAll(LINE)];
    const isRow = (from: number): boolean =>
      kinds.every((kind, index) => {
        const value = values[from + index]?.[0].trim() ?? '';
        return kind === 'stop' ? value !== '' && kindOfHeader(value) === kind : VALUE.test(value);
      });
    const mayMiss = kinds.length > 2 && !isRow(0) && namesNumber(first);
    const count = mayMiss ? countValues(values.slice(0, kinds.length)) : 0;
    // Where a value is missing, nothing says which.
    if (count > 1 && count < kinds.length) {
      for (const { index } of values.slice(0, count)) {
        end = start + index;
        labels.push({ start: end, end, kind: 'stop', full: false, words: '' });
      }
      continue;
    }
    // What is above the labels may be a heading.
    while (kinds.length > 1 && !isRow(0)) kinds = kinds.slice(1);
    if (kinds.length < 2 || !kinds.includes('tracking')) continue;
    for (let from = 0; isRow(from); from += kinds.length)
      for (const [index, kind] of kinds.entries()) {
        end = start + (values[from + index]?.index ?? 0);
        labels.push({ start: end, end, kind, full: true, words: '' });
      }
  }
  return labels;
}
