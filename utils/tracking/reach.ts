import { isAbbreviation } from './abbreviations.ts';
import { marksInTables } from './columns.ts';
import { CARRIERS, headOf, isOrder, type Mark, marksOf } from './labels.ts';
import { isNeverId, isOtherNumber } from './negatives.ts';
import type { Token } from './tokens.ts';

/** Whose number a token is, as far as the labels around it say. */
export type Owner = 'tracking' | 'other' | undefined;

const FAR = 40;
const OTHER_FAR = 25;
const OPENERS = '[^\\w,;!?\\ue000]{0,12}';
const IS = "(?:is|are|was|were|est|es|era|ist|war|sont|son|sind|etait|lautet|lauten|c'est)";

/** Words that tell two numbers of one kind apart. */
const WHICH = '(?:new|old|other|neue|alte|nouv|ancien|nuev|anterior)[a-z]*';

/** Nothing between label and token but punctuation, "1:", "is" and the like. */
const TIGHT = new RegExp(
  `^(?: ?\\d{1,2}(?= ?[:=)]))?(?: ${WHICH})?${OPENERS}(?:${IS}(?![a-z])(?: l[ae]| the| die)?${OPENERS})?(?:(?:${CARRIERS})${OPENERS})?(?:\\d{1,2}[.)]\\s{1,2})?$`,
  'i',
);
/** Punctuation or a verb that says: here it comes. */
const ANNOUNCES = new RegExp(`[:=#]|(?<![a-z])${IS}(?![a-z])`, 'i');
/** The rest of a sentence, or of a line, has ended. */
const BREAK = /[?|\ue000]|[.!;]\s|\n[^\n]*[a-z]|\n[^\n]*\n[^\n]*\n/i;
/** From one label to the thing that it belongs to, in a few words: "for your", "de ma", "Ihrer". */
const OF = /^(?![\s,]*(?:and|or|et|ou|y|und|oder)\s)(?:[\s,]+[a-z']{1,9}){0,4}[\s,]*$/i;
/** From one member of a list to the next. */
const AND =
  /^ ?(?:\([^()]{0,20}\))?[^\w.!?=:]*(?:(?:and|et|e|y|und|or|ou|o|oder) )?(?:\d{1,2}[.)] )?[^\w.!?=:]*$/i;
/** From a token, for which \ue001 stands, to the label after it: "is my", "(". Or around it: "is 123 the". */
const POSTFIX = new RegExp(
  `(?:\\ue001[^\\w,;:/|(=\n]{0,4},?\\s?(?:(?:${IS}|as|comme|como|als)\\s|[(=]\\s?)|(?<![a-z])${IS} \\ue001 [a-z'])(?:[a-z']{1,9}\\s){0,3}$`,
  'i',
);
/** From one number to the next of its kind: "the new one is". */
const OTHER_ONE = new RegExp(`(?<![a-z])${WHICH}(?: \\w+)?,? ${IS}(?: [a-z]{2,3})?[\\s:]{1,3}$`, 'i');
const kindOf = (mark: Mark): Owner => (mark.kind === 'stop' ? undefined : mark.kind);
const shapeOf = (id: string): string => id.replace(/\d/g, '0');

function listed(text: string, before: Token, token: Token): boolean {
  if (token.start - before.end > 2 * FAR) return false;
  const between = text.slice(before.end, token.start);
  if (OTHER_ONE.test(between)) return true;
  const gap = between.replace(/\s+/g, ' ');
  if (!AND.test(gap)) return false;
  return /[,;/|&+•(]|[a-z]/i.test(gap) || shapeOf(before.id) === shapeOf(token.id);
}

/** Whether the label before a token speaks of it, given the text between the two. */
function reaches(mark: Mark, gap: string, token: Token): boolean {
  const isTight = TIGHT.test(gap) && !/\n\s*\n\s*\n/.test(gap);
  if (token.joined && gap.length > 2) return false;
  if (mark.kind === 'other') {
    if (isTight) return mark.full || !/\n|\w{5}[.!?] /.test(mark.words + gap);
    return mark.full && gap.length <= OTHER_FAR && !BREAK.test(gap);
  }
  if (isTight) return mark.full || token.id.length >= 10 || ANNOUNCES.test(gap);
  return mark.full && gap.length <= FAR && !BREAK.test(gap) && !/\d $/.test(gap) && !isOtherNumber(token.id);
}

/** The label that governs a token: "tracking number of your order is" reaches past the order. */
function governing(text: string, marks: readonly Mark[], at: number, token: Token): Mark | undefined {
  let index = at;
  let mark = marks[index];
  const ending = mark ? text.slice(mark.end, token.start) : '';
  while (mark && index > 0) {
    const outer: Mark | undefined = marks[index - 1];
    const isPart = mark.kind === 'tracking' ? !mark.full : isOrder(mark) && ANNOUNCES.test(ending);
    if (outer?.kind !== 'tracking' || !isPart || mark.start - outer.end > FAR) break;
    if (!OF.test(text.slice(outer.end, mark.start))) break;
    mark = { ...outer, end: mark.end };
    index--;
  }
  return mark;
}

function ownerAfter(text: string, token: Token, mark: Mark | undefined): Owner {
  if (!mark || mark.start - token.end > FAR) return undefined;
  const gap = text.slice(token.end, mark.start);
  const ahead = text.slice(Math.max(0, token.start - 9), token.start);
  if (!POSTFIX.test(`${ahead}\ue001${gap}`)) return undefined;
  if (/[(]/.test(gap) && !/^\s*\)/.test(text.slice(mark.end, mark.end + 4))) return undefined;
  return kindOf(mark);
}

/** "tracking number for order 123 is": the label goes on past the number of something else. */
function goesOn(text: string, marks: readonly Mark[], at: number, before: Token, token: Token): boolean {
  const [outer, mark] = [marks[at - 1], marks[at]];
  if (!mark || outer?.kind !== 'tracking' || !outer.full || mark.start - outer.end > FAR) return false;
  const gap = text.slice(before.end, Math.min(token.start, before.end + FAR));
  return TIGHT.test(gap) && ANNOUNCES.test(gap) && OF.test(text.slice(outer.end, mark.start));
}

/** The marks of a text; a header counts as one more, at its beginning, and so does the header of each cell in it. */
function marksUnder(header: string, text: string): Mark[] {
  const head = headOf(header);
  const first = head ? [{ ...head, start: 0, end: 0, full: true }] : [];
  return [...first, ...marksInTables(text), ...marksOf(text)].sort((one, two) => one.start - two.start);
}

/** Whether a number says of itself that it is not what its label says, or has no label. */
const isOther = (text: string, { raw, id, start }: Token, owner: Owner): boolean =>
  owner === 'tracking' ? isNeverId(raw) : isAbbreviation(text.slice(Math.max(0, start - FAR), start), id);

/** The owner of each token, in their order. A label for the whole text, such as a table header, counts as one before it. */
export function ownersOf(text: string, tokens: readonly Token[], header = ''): Owner[] {
  const marks = tokens.length > 0 ? marksUnder(header, text) : [];
  const owners: Owner[] = [];
  let at = -1;
  const ownerOf = (token: Token, before: Token | undefined, last: Owner): Owner => {
    const mark = marks[at];
    const own = ownerAfter(text, token, marks[at + 1]);
    if (mark && (!before || mark.end >= before.end)) {
      const governor = governing(text, marks, at, token);
      const gap = text.slice(mark.end, Math.min(token.start, mark.end + FAR + 1));
      return governor && reaches(governor, gap, token) ? kindOf(governor) : own;
    }
    if (own || !before || !last) return own;
    if (last === 'other' && goesOn(text, marks, at, before, token)) return 'tracking';
    return listed(text, before, token) ? last : undefined;
  };
  for (const [index, token] of tokens.entries()) {
    while ((marks[at + 1]?.end ?? text.length) <= token.start) at++;
    const owner = ownerOf(token, tokens[index - 1], owners[index - 1]);
    owners.push(isOther(text, token, owner) ? 'other' : owner);
  }
  return owners;
}
