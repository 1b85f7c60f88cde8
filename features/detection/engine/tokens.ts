import {
  COUNTRIES,
  grouped,
  groupedWithPrefix,
  looseWithPrefix,
  MIN_LENGTH,
  mayBeId,
  PREFIXES,
} from './groups.ts';
import { isShipmentWord, isTrackingWord } from './labels.ts';
import { textBefore, toId } from './normalise.ts';
import { execAt } from './number-words.ts';
import { codeAt, isLetterCode } from './vocabulary/word-index.ts';

/** A run of letters and digits that is long enough, and has enough digits, for an ID. Offsets are in the plain text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** Upper-case, without spaces and dashes. */
  readonly id: string;
  /** Whether it is attached to the text before it (`key=ID`, `No.ID`), so that only a label directly before it counts. */
  readonly joined: boolean;
  /** Whether it is a tracking ID according to the file name that it is in (`file-names.ts`). */
  readonly isNamed?: boolean;
  /** Whether no carrier groups digits in this way ("48 2451 988778"): it may be a phone number, or several numbers. */
  readonly isLoose?: boolean;
}

/** Greek and Cyrillic capitals that look like Latin ones: with one before it, "\u0410BCD123" is no ID that begins with BCD. */
const LATIN_LOOKALIKES =
  '\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7' +
  '\u0410\u0412\u0415\u041a\u041c-\u041e\u0420-\u0423\u0425';

/**
 * A run with a digit. Its first group is what may be a prefix that a space or dot separates from the digits: up to five
 * capitals, or a known prefix. More letters are a word.
 */
const RUN = new RegExp(
  `(?<![A-Za-z\\d]|[${LATIN_LOOKALIKES}](?=[A-Za-z]))(?=[A-Za-z\\d])((?:(?:[A-Z]{2,5}|${PREFIXES}|INTLCM[A-Z]|[CD](?= \\d{4} )|Z(?= \\d{3} \\d{4} )|[a-z]{2}(?= \\d(?: ?\\d){8}(?:[a-z]{2}| (?:${COUNTRIES}))(?![a-z])))[ .](?=\\d))?)[A-Za-z]{0,30}(?:-[A-Za-z]{1,30}){0,3}-?\\d[A-Za-z\\d]*(?:-[A-Za-z\\d]+)*`,
  'g',
);

const DIGIT = /\d/g;
/** The country code of a phone number, up to the first digit behind it: "+49 1". */
const COUNTRY_CODE = /\+(?:\d{1,3} )?\d$/;
/** Letters that are spelled out before digits that are too: "A B C 1 2 3". */
const SPELLED = /(?<![A-Za-z\d])(?:[A-Za-z] ){2,6}$/;
/** A word after a slash, such as the carrier's name: "1234567890/DHL". */
const WORD_AFTER_SLASH = /\/([A-Za-z]{2,12})(?![\w/.-])/y;
/** A number with a comment after a dash: "1234567890-lost". */
const DASH_WORD = /^([A-Z]{0,8}\d{7,}[A-Z]{0,2})-[a-z]{3,}$/;
/** A word before a dash, which may be the carrier's name: "DHL-1234567890". */
const CARRIER_DASH = /^([A-Za-z]{3,12})-(?=[A-Z]*\d[A-Z\d]{8})/;
/** What attaches a run to the text beside it. */
const JOINER = /[.@=/_+%\\~]/;
const WORD_CHARACTER = /[A-Za-z0-9]/;
/** A plus sign between two parts of an EDI segment, and a digit: "CNI+1+37454000512" has no phone number. */
const EDI_PART = /['\s][A-Z]{3}\+[\w:.-]{1,17}\+\d$/;
/** The end of an EDI segment and the beginning of the next: "~REF*". */
const NEXT_EDI_SEGMENT = /^~[A-Z][A-Z\d]{1,2}\*/;
/** An EDI segment up to a plus sign: "CNI+1", "GIN+BJ". */
const EDI_SEGMENT = /(?:^|['\s])[A-Z]{3}(?:\+[\w:.-]{0,17}){0,4}$/;

/**
 * The place of a missing space: after a word for "number", or after a number, that the next word is attached to. Mails lose
 * the spaces between cells: "Tracking Number1234567890Status".
 */
export const MISSING_SPACE =
  /(?:umber|UMBER|ummer|UMMER|umero|racking(?: ?I[Dd])?|RACKING(?: ?ID)?)(?=\d{8}|1Z[A-Z\d]{16}|[A-Z]{2,3}\d{9})|\d{8}(?=[A-Z][a-z]{1,15}(?![\w+/=-]))|[a-z]{3}(?=Tracking (?:[Nn]um|I[Dd]|[Nn]o))/g;

/** A word that is attached to an ID whose format shows where it starts: "TRK1Z999AA10123456784". */
const GLUED = /^(?!JJ?D)[A-Za-z]{2,10}(?=1Z[A-Z\d]{16}$|(?:420\d{5})?9[1-5]\d{20}$|00\d{18}$)/;

/**
 * Whether something is attached to a run, as in `a@b`, `x.pdf`, `k=v` or `a/b`. A new sentence does not count.
 * @param at the offset of the character beside the run
 * @param step 1 behind the run, -1 before it
 */
function touches(text: string, at: number, step: 1 | -1): boolean {
  const next = text.charAt(at + step);
  if (!JOINER.test(text.charAt(at)) || !WORD_CHARACTER.test(next)) return false;
  if (step === -1 && text.charAt(at) === '+' && EDI_SEGMENT.test(textBefore(text, at, 40))) return false;
  if (step === 1 && NEXT_EDI_SEGMENT.test(text.slice(at, at + 5))) return false;
  if (step === 1 && isTrackingWord(execAt(WORD_AFTER_SLASH, text, at)?.[1] ?? ' ')) return false;
  return !(step === 1 && text.charAt(at) === '.' && /^[A-Z][a-z]/.test(text.slice(at + 1, at + 3)));
}

/** Whether a text has a letter at an offset, in either case. */
const isLetterAt = (text: string, at: number): boolean => isLetterCode(codeAt(text, at) | 32);

/** The start of the letters and dashes directly before an offset, or else of the letters before a space or dot. */
function startOfRun(text: string, from: number, at: number): number {
  let start = at;
  while (start > from && (isLetterAt(text, start - 1) || text.charAt(start - 1) === '-')) start--;
  if (start < at || start === from || !/[ .]/.test(text.charAt(start - 1))) return start;
  start--;
  while (start > from && isLetterAt(text, start - 1)) start--;
  return start;
}

/** The next run, from an offset on. Most text has no digit, and needs no search for more. */
function nextRun(text: string, from: number): RegExpExecArray | null {
  DIGIT.lastIndex = from;
  if (!DIGIT.test(text)) return null;
  RUN.lastIndex = startOfRun(text, from, DIGIT.lastIndex - 1);
  return RUN.exec(text);
}

/** The position of a code, which may have several groups. */
interface Code {
  readonly start: number;
  readonly end: number;
  /** See `Token`. */
  readonly isLoose: boolean;
}

/** The code that starts with a run: all its groups, with their prefix, or the run alone without what may be a prefix. */
function codeOf(text: string, run: RegExpExecArray): Code {
  const [whole, prefix = ''] = run;
  const start = run.index + prefix.length;
  const next = run.index + whole.length;
  const withPrefix = groupedWithPrefix(text, run.index, prefix);
  if (withPrefix) return { start: run.index, end: run.index + withPrefix.length, isLoose: false };
  const known = grouped(text, start, next);
  const loose = known === undefined ? looseWithPrefix(text, start, next, prefix) : undefined;
  if (loose === undefined) return { start, end: known ? start + known.length : next, isLoose: false };
  const first = loose.startsWith(prefix) ? run.index : start;
  return { start: first, end: first + loose.length, isLoose: true };
}

/**
 * The start of the ID in a code: later where a word or carrier's name is attached to it ("DHL-1234567890"), earlier where
 * letters are spelled out before it ("A B C 1 2 3…").
 */
function startOfId(text: string, { start, end }: Code): number {
  const raw = text.slice(start, end);
  let at = start;
  if (raw.length > 19) at += GLUED.exec(raw)?.[0].length ?? 0;
  const [dashed = '', name = ' '] = CARRIER_DASH.exec(raw) ?? [];
  if (isTrackingWord(name) && !isShipmentWord(name)) at += dashed.length;
  if (/^\d \d /.test(raw)) at -= SPELLED.exec(textBefore(text, at, 14))?.[0].length ?? 0;
  if (raw.charAt(2) === ')' && text.charAt(at - 1) === '(') at--;
  // A symbology identifier, which scanners write before a GS1 bar code.
  return /^C1\d/.test(raw) && text.charAt(at - 1) === ']' ? at + 2 : at;
}

/** The end of the ID in a code: before a comment ("1234567890-lost"), or the end of the code. */
function endOfId(text: string, { start, end }: Code): number {
  const number = DASH_WORD.exec(text.slice(start, end))?.[1];
  return number === undefined ? end : start + number.length;
}

/** Whether the digits at an offset are a phone number with a country code. */
const isPhoneAbroad = (text: string, start: number): boolean =>
  COUNTRY_CODE.test(text.slice(Math.max(0, start - 5), start + 1)) &&
  !EDI_PART.test(text.slice(Math.max(0, start - 23), start + 1));

/** Finds all runs that may be IDs. Text that is attached to a run excludes it, unless that is the next run of a list. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (let run = nextRun(text, from); run; run = nextRun(text, from)) {
    const whole = codeOf(text, run);
    const code = { ...whole, end: endOfId(text, whole) };
    const { end, isLoose } = code;
    from = end;
    if (end - code.start < MIN_LENGTH) continue;
    const start = startOfId(text, code);
    const raw = text.slice(start, end);
    const id = toId(raw);
    if (!mayBeId(id) || isPhoneAbroad(text, start)) continue;
    const last = tokens.at(-1);
    const isListed = last && !last.joined && isSlashBetween(text, last.end, start);
    const joined = !isListed && touches(text, start - 1, -1);
    tokens.push({ start, end, raw, id, joined, ...(isLoose && { isLoose }) });
  }
  const isGlued = ({ start, end, joined }: Token, index: number): boolean =>
    (joined &&
      !/[.=]/.test(text.charAt(start - 1)) &&
      !isSlashBetween(text, tokens[index - 1]?.end, start)) ||
    (touches(text, end, 1) && !isSlashBetween(text, end, tokens[index + 1]?.start));
  return tokens.filter((token, index) => !isGlued(token, index));
}

/** Whether nothing but a slash is between two runs, so that they are a list. */
function isSlashBetween(text: string, end: number | undefined, start: number | undefined): boolean {
  return end !== undefined && start === end + 1 && text.charAt(end) === '/';
}

/** Merges better tokens, such as those of custom patterns, into others, which give way where they overlap. */
export function mergeTokens(tokens: readonly Token[], better: readonly Token[]): readonly Token[] {
  if (better.length === 0) return tokens;
  let at = 0;
  const others = tokens.filter(({ start, end }) => {
    while ((better[at]?.end ?? end) <= start) at++;
    return end <= (better[at]?.start ?? end);
  });
  return [...others, ...better].sort((a, b) => a.start - b.start);
}
