import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

/** The members of a list are at most this far apart. */
const FAR = 80;
/** What the items of a list begin with: "2. ", "b) ", "[x] ". */
const ITEM = '(?:(?:\\d{1,2}|[a-z])[.)]|\\[x\\]) ';
/** The text between two members of a list. */
const AND = new RegExp(
  `^ ?(?:\\([^()]{0,20}\\))?[^\\w.!?=:]*(?:${WORDS.conjunctions} )?(?:${ITEM})?[^\\w.!?=:]*$`,
  'i',
);
/** The text between two numbers of one form: ", and the other for the bag is", "- lost" and the next line of a list. */
const AND_ANOTHER = new RegExp(`^[^\\d.!?;:=]{0,30}(?<![a-z])${WORDS.conjunctions} [^\\d.!?;:=]{0,30}$`, 'i');
const REPLACED =
  /^[^\d.!?;\n]{1,30}(?:replace[sd](?: by| with)?|remplace[es]{0,2}(?: par)?|ersetzt durch|(?:sustituid|reemplazad|substituid)[oa] por|sostituit[oa] (?:da|con)|vervangen door|[-=]>|\u2192|now)(?: (?:new|neue?|nouveau|nuevo|nuovo|nieuwe?|novo|nowy))?\W{1,3}$/i;
const NEXT_LINE = new RegExp(`^[^\\n\\d]{0,60}\\n[^\\w\\n]{0,8}(?:${ITEM})?$`, 'i');
/** The text between two numbers of one kind: "the new one is". */
const OTHER_ONE = new RegExp(
  `(?<![a-z])${WORDS.siblings}(?: [\\w']+)?(?:,? ${WORDS.verbs}(?: [a-z]{2,3})?[\\s:]| ?[:,(])[\\s:]{0,2}$`,
);

/** What each of these ends with, which few texts do. */
const TOLD = new RegExp(`(?:${WORDS.verbs}(?: [a-z]{2,3})?[\\s:]|[:,(])[\\s:]{0,2}$`);

/** The letters of a number and how many digits it has. */
export const digitFormOf = (id: string): string => id.replace(/\d/g, '0');

/** Whether two numbers have the same letters and as many digits. */
export const areAlike = (a: string, b: string): boolean =>
  a.length === b.length && digitFormOf(a) === digitFormOf(b);

/** Whether the text between two numbers says that the second is the other one. */
const isOfOther = (between: string): boolean => TOLD.test(between) && OTHER_ONE.test(between);

/** Whether a token goes on with a list, of which another token is the member before it. */
export function listed(text: string, before: Token, token: Token): boolean {
  if (token.start - before.end > FAR) return false;
  const between = text.slice(before.end, token.start);
  if (/[a-z][\s:]{1,3}$/i.test(between) && isOfOther(between.toLowerCase())) return true;
  const isAlike = areAlike(before.id, token.id);
  if (
    isAlike &&
    token.id.length > 9 &&
    (NEXT_LINE.test(between) || AND_ANOTHER.test(between) || REPLACED.test(between))
  )
    return true;
  const gap = between.replace(/\s+/g, ' ');
  return AND.test(gap) && (isAlike || /[,;/|&+•(]|[a-z]/i.test(gap));
}
