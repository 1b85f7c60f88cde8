import { isDate } from './exclusions.ts';
import { isApart } from './labels.ts';
import { toId } from './normalise.ts';
import { execAt } from './number-words.ts';
import { codeAt, isDigitCode } from './vocabulary/word-index.ts';

// How tracking numbers are written in groups, and how their groups show where they end.

/** Prefixes that no word is, so that they belong to the digits after a space, in either case. */
export const PREFIXES = 'uus|ur|gfus|lp|yt|spx|jj?d|jvgl|jjfi|cnusup|jt|sf|gm|fmp[cp]|ltn|4px';

/** The countries of postal numbers in lower case, which are not words before others: not "is", "it", "be", "no". */
export const COUNTRIES = 'gb|fr|pt|nl|pl|ca|cn|ch|jp|au|br|kr|dk';

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
      `[A-Z]{2} ?\\d(?: ?\\d){8}(?:[A-Z] ?[A-Z]| (?:${COUNTRIES}))`,
      // In one piece, it is complete: "UR04261234567890123 2 days late".
      `(?:${PREFIXES}) ?(?:\\d{12,19}|\\d(?: ?\\d){9,18}(?! ?\\d))`,
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
      // In front of a longer group, they begin an account: "ES91 2100 0418 45 0200051332".
      `${FOURS}(?! (?:\\d\\d )?\\d{5})`,
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

/** The longest first group of those that begin with a digit, but for UPS: "176-1234 5675". */
const FIRST_DIGITS = 8;

/** Digits in any other groups, of which the first is no number by itself; and phone numbers. */
const LOOSE =
  /(?:[A-Z]{2,5} \d{3,6} \d{3,6}|(?:\d{2,6}|[A-Z]{1,4}\d{1,5}|\d[A-Z]\d{0,4})(?: \d{1,6}){2})(?: \d{1,6}){0,5}(?! ?\d)(?![A-Za-z\d])/y;
const PHONE_GROUPS = /^(?:(?:\d\d ){1,5}\d\d|\d{3} \d{3} \d{4})$/;

const NEXT_GROUP = new RegExp(`[ .)](?:[ A-Z\\d]|[a-z]{1,8}\\d|(?:${COUNTRIES})(?![A-Za-z]))`, 'y');
/** The same behind a group that is too short for a code, which then has digits in the next groups. */
const NEXT_DIGITS = /[ )](?: ?[A-Za-z]){0,8} ?\d|\.[A-Za-z\d]/y;

export const MIN_LENGTH = 7;
const MAX_LENGTH = 40;
/** Network addresses, dates and phone numbers, which are also grouped by dots. */
const OTHER_DOTTED = /^(?:\d{1,3}(?:\.[12]?\d?\d){3}|\d\d?\.\d\d?\.(?:19|20)\d\d.*|\d\d(?:\.\d\d)+)$/;
/** Numbers that are complete without letters before them: these are a word, as in `SHIP 9400 …` and `TRK1Z …`. */
const COMPLETE = /^CP\d{16}$|[A-Z](?:(?:420\d{5})?9[1-5]\d{20}|00\d{18})$/;
/** Numbers of GLS, which have letters anywhere. */
const EIGHT = /^(?=(?:\D*\d){2})(?=[A-Z\d]*\d[A-Z])[A-Z\d]{8}$/;

/** Whether a code is long enough, and has enough digits, to be an ID after a label. */
export function mayBeId(id: string): boolean {
  return id.length >= MIN_LENGTH && id.length <= MAX_LENGTH && (/(?:\D*\d){5}/.test(id) || EIGHT.test(id));
}

/**
 * A long number in groups that no carrier is known for. Dates with a time are grouped like it.
 * @param next offset directly after the first group
 */
function loose(text: string, at: number, next: number): string | undefined {
  if (text.charAt(next) !== ' ' || !isDigitCode(codeAt(text, next + 1))) return undefined;
  const raw = execAt(LOOSE, text, at)?.[0];
  if (!raw) return undefined;
  const id = toId(raw);
  if (id.length < 12 && PHONE_GROUPS.test(raw)) return undefined;
  return id.length > 9 && !isDate(id) ? raw : undefined;
}

/**
 * A code in groups that begins at an offset, as written; `undefined` if no further group belongs to the first.
 * @param next offset directly after the first group, which saves the search where no second group follows
 */
export function grouped(text: string, at: number, next: number): string | undefined {
  const follows = next - at < MIN_LENGTH ? NEXT_DIGITS : NEXT_GROUP;
  if (!execAt(follows, text, next)) return undefined;
  const first = isDigitCode(codeAt(text, at)) ? 'digit' : 'letter';
  const mayBeGrouped = first === 'letter' || next - at <= FIRST_DIGITS || text.startsWith('1Z', at);
  const raw = (execAt(KNOWN[first], text, at) ??
    (mayBeGrouped ? execAt(GROUPED[first], text, at) : null))?.[0];
  if (!raw || (/\..*\./.test(raw) && (OTHER_DOTTED.test(raw) || toId(raw).length < 10))) return undefined;
  return mayBeId(toId(raw)) ? raw : undefined;
}

/** A grouped code whose first group is in front of it: `UUS 1234567890123`. */
export function groupedWithPrefix(text: string, at: number, prefix: string): string | undefined {
  const raw = prefix && !isApart(prefix.trim()) ? grouped(text, at, at + prefix.length - 1) : undefined;
  return raw && !COMPLETE.test(toId(raw)) ? raw : undefined;
}

/** A long number in groups, whose first letters may be in front of it: `VSD 1989 486379`. */
export function looseWithPrefix(text: string, at: number, next: number, prefix: string): string | undefined {
  const raw = prefix && !isApart(prefix.trim()) ? loose(text, at - prefix.length, next) : undefined;
  return raw ?? loose(text, at, next);
}
