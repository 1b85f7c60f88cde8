import { isDate } from './exclusions.ts';
import { isApart, isTrackingWord } from './labels.ts';
import { toId } from './normalise.ts';
import { execAt } from './number-words.ts';
import { codeAt, isDigitCode, isLetterCode } from './vocabulary/word-index.ts';

/** A run of letters and digits that is long enough, and has enough digits, for an ID. Offsets are in the plain text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** Upper-case, without spaces and dashes. */
  readonly id: string;
  /** Whether it is attached to the text before it (`key=ID`, `No.ID`). Then only a label directly before it counts. */
  readonly joined: boolean;
  /** Whether the name of a file says that it is a tracking ID (`file-names.ts`). */
  readonly isNamed?: boolean;
  /** Whether its digits are grouped as no carrier groups them, so that they may be a phone number, or several numbers. */
  readonly isLoose?: boolean;
}

/** Prefixes that no word is, so that they belong to the digits after a space, in either case. */
const PREFIXES = 'uus|ur|gfus|lp|yt|spx|jj?d|jvgl|jjfi|cnusup|jt|sf|gm|fmp[cp]|ltn|4px';

/** The countries of postal numbers in lower case, which are not words before others: not "is", "it", "be", "no". */
const COUNTRIES = 'gb|fr|pt|nl|pl|ca|cn|ch|jp|au|br|kr|dk';

/** A run with a digit. Letters and a space before it may be a prefix. Runs that start with more letters are words. */
const RUN = new RegExp(
  `(?<![A-Za-z\\d])(?=[A-Za-z\\d])((?:(?:[A-Z]{2,5}|${PREFIXES}|INTLCM[A-Z]|[CD](?= \\d{4} )|Z(?= \\d{3} \\d{4} )|[a-z]{2}(?= \\d(?: ?\\d){8}(?:[a-z]{2}| (?:${COUNTRIES}))(?![a-z])))[ .](?=\\d))?)[A-Za-z]{0,30}(?:-[A-Za-z]{1,30}){0,3}-?\\d[A-Za-z\\d]*(?:-[A-Za-z\\d]+)*`,
  'g',
);

/** Expressions for codes that begin with a letter or a digit. Few texts need both, and compiling one takes long. */
interface Codes {
  readonly letter: RegExp;
  readonly digit: RegExp;
}

const codes = (alternatives: readonly string[], flags: string): RegExp =>
  new RegExp(`(?:${alternatives.join('|')})(?![A-Za-z\\d])`, flags);

/**
 * Codes whose first characters and length say where they end, in any grouping and in either case: postal S10, known
 * prefixes, UPS 1Z, USPS, and SSCC (also with the 00 in brackets).
 */
const KNOWN: Codes = {
  letter: codes(
    [
      `[A-Z]{2} ?\\d(?: ?\\d){8}(?:[A-Z]{2}| (?:${COUNTRIES}))`,
      `(?:${PREFIXES}) ?\\d(?: ?\\d){9,18}(?! ?\\d)`,
      'INTLCM[A-Z] ?\\d(?: ?\\d){8,9}(?! ?\\d)',
    ],
    'iy',
  ),
  digit: codes(
    [
      '1 ?[Zz](?: ?[A-Za-z\\d]){8}(?: ?\\d){8}',
      '(?:420 ?\\d{5} ?)?9[1-6](?: ?\\d){20}(?! ?\\d)',
      '00\\)? ?\\d(?: ?\\d){17}(?! ?\\d)',
      '4[Pp][Xx] ?\\d(?: ?\\d){9,18}(?! ?\\d)',
      '(?:323|6\\d\\d)(?: ?\\d){21}(?! ?\\d)',
      '3[Ss] ?[A-Za-z]{4} ?\\d(?: ?\\d){6,8}(?! ?\\d)',
    ],
    'y',
  ),
};

const FOURS =
  '[A-Z\\d]{4}(?: (?=[A-Z]{0,3}\\d)[A-Z\\d]{4}){2,8}(?: \\d{1,3}(?:[A-Z]|(?! (?:day|dia|jour|Tag|week|item))))?';
const THREES = '\\d{3}(?: \\d{3}){3,6}(?: \\d{1,2})?';
const DOTTED = '[A-Z\\d]{2,6}(?:\\.[A-Z\\d]{2,6}){2,5}(?!\\.?[A-Za-z\\d])';

/**
 * Other codes in groups, in capitals: UPS and S10 with letters apart, IBAN, Colissimo, Identcode, LaserShip, Packeta, air
 * waybills, digits read out one by one, and groups of four and three, with the letters in the first group or before it;
 * and groups between dots.
 */
const GROUPED: Codes = {
  letter: codes(
    [
      '[A-Z]{2} ?\\d(?: ?\\d){8} ?[A-Z]{2}',
      '[A-Z]{2}\\d\\d [A-Z]{4}(?: \\d{1,4}){3,6}',
      'L[A-Z]\\d \\d{7}',
      '[CD] \\d{4} \\d{4} \\d{4} \\d\\d|Z \\d{3} \\d{4} \\d{3}',
      '[A-Z]{3} ?\\d{3} \\d{3} \\d{3}(?! ?\\d)',
      FOURS,
      '[A-Z]{2,5} ?\\d{4}(?: \\d{4}){1,5}(?: \\d{1,3})?',
      `[A-Z]{2,5} ?${THREES}`,
      '[A-Z]{3,5}[ .]\\d{3}[ .]\\d{3}[ .]\\d{4}(?!\\d)',
      '[A-Z]{2,5} \\d{8,22}',
      DOTTED,
    ],
    'y',
  ),
  digit: codes(
    [
      '1Z(?: ?[A-Z\\d]){15} ?\\d',
      '\\d(?: \\d){9,33}(?! ?\\d)',
      '\\d(?: \\d){8} [A-Za-z] ?[A-Za-z]',
      '\\d[A-Z\\d] (?:\\d{5} \\d{5} \\d|\\d{11}|\\d{4} \\d{4} \\d{3}|\\d{3} (?:\\d{4} \\d{4}|\\d{3} \\d{5})|\\d{5} \\d{6})(?! ?\\d)',
      '\\d{3}-\\d{4} \\d{4}',
      '[1-9]\\d{1,2} (?:\\d{4} \\d{4}|\\d{8})(?! ?\\d)',
      '99\\.\\d\\d\\.\\d{6}\\.\\d{8}',
      '\\d\\d\\.\\d{2,3}[ .]\\d{3}\\.\\d{3}[ .]\\d',
      FOURS,
      THREES,
      DOTTED,
    ],
    'y',
  ),
};

const DIGIT = /\d/g;
/** Digits in any other groups, of which the first is no number by itself; and phone numbers. */
const LOOSE =
  /(?:[A-Z]{2,5} \d{3,6} \d{3,6}|(?:\d{2,6}|[A-Z]{1,4}\d{1,5}|\d[A-Z]\d{0,4})(?: \d{1,6}){2})(?: \d{1,6}){0,5}(?! ?\d)(?![A-Za-z\d])/y;
const PHONE = /^(?:(?:\d\d ){1,5}\d\d|\d{3} \d{3} \d{4})$/;

const NEXT_GROUP = new RegExp(`[ .)](?:[ A-Z\\d]|[a-z]{1,8}\\d|(?:${COUNTRIES})(?![A-Za-z]))`, 'y');
/** The same behind a group that is too short for a code, which then has digits in the next groups. */
const NEXT_DIGITS = /[ )](?: ?[A-Za-z]){0,8} ?\d|\.[A-Za-z\d]/y;

const MIN_LENGTH = 7;
const MAX_LENGTH = 40;
/** The code of a country before a phone number. */
const ABROAD = /\+(?:\d{1,3} )?\d$/;
/** Letters that are read out one by one, before digits that are, too. */
const SPELLED = /(?<![A-Za-z\d])(?:[A-Za-z] ){2,6}$/;
/** A word behind a slash, such as the name of the carrier: "1234567890/DHL". */
const SLASHED = /\/([A-Za-z]{2,12})(?![\w/.-])/y;
const JOINER = /[.@=/_+%\\~]/;
const WORD = /[A-Za-z0-9]/;

/** Network addresses, dates and phone numbers, which are also grouped by dots. */
const OTHER_DOTTED = /^(?:\d{1,3}(?:\.[12]?\d?\d){3}|\d\d?\.\d\d?\.(?:19|20)\d\d.*|\d\d(?:\.\d\d)+)$/;
/** Numbers that are complete without letters before them: these are a word, as in `SHIP 9400 …` and `TRK1Z …`. */
const COMPLETE = /^CP\d{16}$|[A-Z](?:(?:420\d{5})?9[1-5]\d{20}|00\d{18})$/;
const GLUED = /^(?!JJ?D)[A-Za-z]{2,10}(?=1Z[A-Z\d]{16}$|(?:420\d{5})?9[1-5]\d{20}$|00\d{18}$)/;

/** Numbers of GLS, which have letters anywhere. */
const EIGHT = /^(?=(?:\D*\d){2})(?=[A-Z\d]*\d[A-Z])[A-Z\d]{8}$/;

/** Whether a code is long enough, and has enough digits, to be an ID after a label. */
function mayBeId(id: string): boolean {
  return id.length >= MIN_LENGTH && id.length <= MAX_LENGTH && (/(?:\D*\d){5}/.test(id) || EIGHT.test(id));
}

/** Whether something is attached to a run, as in `a@b`, `x.pdf`, `k=v` or `a/b`. A new sentence does not count. */
function touches(text: string, at: number, step: 1 | -1): boolean {
  const next = text.charAt(at + step);
  if (!JOINER.test(text.charAt(at)) || !WORD.test(next)) return false;
  if (step === 1 && isTrackingWord(execAt(SLASHED, text, at)?.[1] ?? ' ')) return false;
  return !(step === 1 && text.charAt(at) === '.' && /^[A-Z][a-z]/.test(text.slice(at + 1, at + 3)));
}

/** A long number in groups of digits. Dates with a time are grouped like it. */
function loose(text: string, at: number, next: number): string | undefined {
  if (text.charAt(next) !== ' ' || !isDigitCode(codeAt(text, next + 1))) return undefined;
  LOOSE.lastIndex = at;
  const raw = LOOSE.exec(text)?.[0];
  if (!raw) return undefined;
  const id = toId(raw);
  if (id.length < 12 && PHONE.test(raw)) return undefined;
  return id.length > 9 && id.length < 36 && !isDate(id) ? raw : undefined;
}

/** @param next offset directly after the first group, which saves the search where no second group follows */
function grouped(text: string, at: number, next: number): string | undefined {
  const follows = next - at < MIN_LENGTH ? NEXT_DIGITS : NEXT_GROUP;
  follows.lastIndex = next;
  if (!follows.test(text)) return undefined;
  const first = isDigitCode(codeAt(text, at)) ? 'digit' : 'letter';
  const raw = (execAt(KNOWN[first], text, at) ?? execAt(GROUPED[first], text, at))?.[0];
  if (!raw || (/\..*\./.test(raw) && (OTHER_DOTTED.test(raw) || toId(raw).length < 10))) return undefined;
  return mayBeId(toId(raw)) ? raw : undefined;
}

/** A grouped code whose first group is in front of it: `UUS 1234567890123`. */
function groupedWithPrefix(text: string, at: number, prefix: string): string | undefined {
  const raw = prefix && !isApart(prefix.trim()) ? grouped(text, at, at + prefix.length - 1) : undefined;
  return raw && !COMPLETE.test(toId(raw)) ? raw : undefined;
}

/** A long number in groups, whose first letters may be in front of it: `VSD 1989 486379`. */
function looseWithPrefix(text: string, at: number, next: number, prefix: string): string | undefined {
  const raw = prefix && !isApart(prefix.trim()) ? loose(text, at - prefix.length, next) : undefined;
  return raw ?? loose(text, at, next);
}

/** Whether a text has a letter at an offset, in either case. */
const isLetterAt = (text: string, at: number): boolean => isLetterCode(codeAt(text, at) | 32);

/** Where the letters and dashes directly before an offset begin, or the letters before a space or dot. */
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

/** Finds all runs that may be IDs. A slash between two runs makes a list; other attached text excludes a run. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (let run = nextRun(text, from); run; run = nextRun(text, from)) {
    const [whole, prefix = ''] = run;
    const withPrefix = groupedWithPrefix(text, run.index, prefix);
    let start = withPrefix ? run.index : run.index + prefix.length;
    const next = run.index + whole.length;
    const known = withPrefix ?? grouped(text, start, next);
    const inGroups = known === undefined ? looseWithPrefix(text, start, next, prefix) : undefined;
    start -= inGroups?.startsWith(prefix) ? prefix.length : 0;
    let raw = known ?? inGroups ?? whole.slice(prefix.length);
    const end = start + raw.length;
    from = end;
    if (raw.length < MIN_LENGTH) continue;
    if (raw.length > 19) start += GLUED.exec(raw)?.[0].length ?? 0;
    if (/^\d \d /.test(raw))
      start -= SPELLED.exec(text.slice(Math.max(0, start - 14), start))?.[0].length ?? 0;
    if (raw.charAt(2) === ')' && text.charAt(start - 1) === '(') start--;
    // A symbology identifier, which scanners write before a GS1 bar code.
    if (/^C1\d/.test(raw) && text.charAt(start - 1) === ']') start += 2;
    raw = text.slice(start, end);
    const id = toId(raw);
    if (!mayBeId(id) || ABROAD.test(text.slice(Math.max(0, start - 5), start + 1))) continue;
    const last = tokens.at(-1);
    const isMember = last && !last.joined && isList(text, last.end, start);
    const token = { start, end, raw, id, joined: !isMember && touches(text, start - 1, -1) };
    tokens.push(inGroups === undefined ? token : { ...token, isLoose: true });
  }
  const isGlued = ({ start, end, joined }: Token, index: number): boolean =>
    (joined && !/[.=]/.test(text.charAt(start - 1)) && !isList(text, tokens[index - 1]?.end, start)) ||
    (touches(text, end, 1) && !isList(text, end, tokens[index + 1]?.start));
  return tokens.filter((token, index) => !isGlued(token, index));
}

function isList(text: string, end: number | undefined, start: number | undefined): boolean {
  return end !== undefined && start === end + 1 && text.charAt(end) === '/';
}
