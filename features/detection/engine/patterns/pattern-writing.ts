import { isIban, isNeverId, isTaxNumber } from '../exclusions.ts';
import { textBefore } from '../normalise.ts';
import type { Token } from '../tokens.ts';
import { type CustomPattern, type PatternPart, writingOf } from './custom-pattern.ts';

/** What a custom pattern and its examples show of the way in which its IDs are written. */
export interface Form {
  readonly isFirm: boolean;
  /** Whether all letters are fixed, so that an ID may be in any case. */
  readonly hasFixedLetters: boolean;
  /** Whether the IDs have letters, which digits alone do not resemble. */
  readonly hasLetters: boolean;
  /** How many runs of letters and of digits the IDs have: 4 in `AB12C3`; 0 if letters and digits may change places. */
  readonly runs: number;
  /** Slash and colon, if examples have them. */
  readonly separators: string;
  /** Dot, slash or colon between groups of the examples and one more group. */
  readonly more: RegExp;
  /** The writings of examples with separators or lower-case letters. */
  readonly writings: readonly string[];
  /** Of those with spaces, the groups. */
  readonly spacings: readonly string[];
  /** The groups of examples with separators. */
  readonly groupings: readonly string[];
  /** Groups without a digit, such as a country at the end. */
  readonly literals: ReadonlySet<string>;
}

/** Maximum number of groups after the first. */
const MAX_GROUPS = 10;
/** A pattern with fewer characters fits rooms, seats and models, so that a label outweighs it. */
const TELLING_LENGTH = 7;
/** Digits after letters or before them, so many that no word has them. */
const LONG_NUMBER = /^(?:[a-z]{2,5}\d{7,}|\d{7,}[a-z]{1,5})$/;
/** A short first group, which may stand apart from the long number behind it: `5QR 7575099`. */
const SHORT_GROUP = /^\d{1,2}[A-Z]{1,3}$/;
/** A size: `60x40x40`. */
const SIZE = /^\d+x\d+x\d+$/i;
const GLUE = /[.@=/_+%\\~]/;
const GLUED = /^[.@=/_+%\\~][A-Za-z\d]/;
const FILE_NAME = /^\.(?:pdf|png|jpe?g|gif|tiff?|heic|zpl|docx?|csv|xlsx?)(?![A-Za-z\d])/i;
/** A word behind a dash: `ID-label.pdf`, `ID-Sendung`. */
const WORD_BEHIND = /^-[A-Za-z][a-z]{2,11}(?!-?[A-Za-z\d])/;

/** The groups of an ID in any case, whatever is between them: `9A 999 9999A`. @param raw an ID, or its writing */
const groupingOf = (raw: string): string =>
  writingOf(raw)
    .toUpperCase()
    .replace(/[./:_-]\s*/g, ' ');

/** Whether a pattern has two fixed characters, one of them a letter, which distinguishes its IDs from other numbers. */
function hasFirmParts({ parts }: CustomPattern): boolean {
  const fixed = parts.map((part) => (part.kind === 'literal' ? part.text : '')).join('');
  return fixed.length >= 2 && /[A-Z]/.test(fixed);
}

const sampleOf = (part: PatternPart): string =>
  part.kind === 'literal' ? writingOf(part.text) : part.kind === 'digits' ? '9' : 'A';

/** Reads a pattern. @returns what is the same for every text */
export function formOf(pattern: CustomPattern): Form {
  const { parts, writings = [] } = pattern;
  const used = ['/', ':', '.'].filter((separator) => writings.some((writing) => writing.includes(separator)));
  const isOpen = parts.some(({ kind }) => kind === 'alphanumerics');
  return {
    isFirm: hasFirmParts(pattern),
    hasFixedLetters: parts.every((part) => part.kind === 'literal' || part.kind === 'digits'),
    hasLetters: parts.some((part) =>
      part.kind === 'literal' ? /[A-Z]/.test(part.text) : part.kind !== 'digits',
    ),
    runs: isOpen ? 0 : (parts.map(sampleOf).join('').match(/A+|9+/g) ?? []).length,
    separators: used.filter((separator) => separator !== '.').join(''),
    more: used.length > 0 ? new RegExp(`^[${used.join('')}]\\d`) : /^(?!)/,
    writings,
    spacings: writings.filter((writing) => writing.includes(' ')).map((writing) => writing.toUpperCase()),
    groupings: writings.map(groupingOf).filter((grouping) => grouping.includes(' ')),
    literals: new Set(parts.map((part) => (part.kind === 'literal' ? part.text : ''))),
  };
}

/** Whether an ID is written like an example, but for the case; without fixed letters, words in lower case are not. */
function isLikeExample(raw: string, { isFirm, writings }: Form): boolean {
  const own = writingOf(raw);
  if (writings.includes(own)) return true;
  return (isFirm || !/\s.*[a-z]|[a-z].*\s/.test(raw)) && writings.some((writing) => isSame(writing, own));
}

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/**
 * Whether an ID has the groups of an example, with letters in them, but spaces throughout, or another separator if it
 * has fixed letters. Lower-case letters behind a space would be a word.
 */
function isRegrouped(raw: string, { isFirm, hasLetters, groupings }: Form): boolean {
  if (!hasLetters || groupings.length === 0 || !groupings.includes(groupingOf(raw))) return false;
  const separators = new Set(raw.match(/\r?\n|[^A-Za-z\d]/g));
  if (/-\r?\n/.test(raw)) return isFirm || !/[a-z]/.test(raw);
  const isLower = isFirm ? /\s[A-Z\d]*[a-z]/.test(raw) : /[a-z]/.test(raw);
  return separators.size === 1 && !(separators.has(' ') && isLower) && (isFirm || separators.has(' '));
}

const hasGroupsOfExample = (raw: string, form: Form): boolean =>
  (form.hasLetters && form.groupings.includes(groupingOf(raw)) && isLikeExample(raw, form)) ||
  isRegrouped(raw, form);

/** Whether an ID has as many groups as an example, with its separator, but of other sizes: `AB_2026_12` beside `AB_26_0012`. */
function hasOtherGroups(raw: string, { writings, groupings }: Form): boolean {
  const separator = /[._-]/.exec(raw)?.[0];
  if (!separator || !writings.some((writing) => writing.includes(separator))) return false;
  const own = groupingOf(raw);
  const count = own.split(' ').length;
  return !groupings.includes(own) && groupings.some((grouping) => grouping.split(' ').length === count);
}

const isOnePiece = (raw: string): boolean => /^[A-Za-z\d]+$/.test(raw);

/**
 * Whether an ID without fixed letters can hardly be anything else: its groups are those of an example, or letters and
 * digits take turns. Then the label of another number does not outweigh it.
 */
export function isTelling(raw: string, form: Form): boolean {
  if (!form.hasLetters || (isOnePiece(raw) ? form.runs < 4 : form.groupings.length === 0)) return false;
  const id = raw.replace(/[^A-Za-z\d]/g, '').toUpperCase();
  if (id.length < TELLING_LENGTH || isIban(id) || isTaxNumber(id)) return false;
  if (isOnePiece(raw)) return !SIZE.test(raw) && !isNeverId(id);
  return hasGroupsOfExample(raw, form);
}

const isLongAndMixed = (raw: string, form: Form): boolean =>
  form.runs >= 3 && raw.length >= TELLING_LENGTH && isOnePiece(raw) && !SIZE.test(raw);

/** Whether no word or user name is written like this ID in lower case. */
function isSafeInLowerCase(raw: string, form: Form): boolean {
  if (form.isFirm || isTelling(raw, form)) return true;
  return LONG_NUMBER.test(raw) || isLongAndMixed(raw, form);
}

/**
 * Checks case and separators. Fixed letters make lower case safe, and so does a form that no word has: then any case is
 * read if all letters are fixed, if there are no capitals beside lower-case letters, or if the examples differ in case.
 * Otherwise, an ID must be written like one of the examples.
 */
export function isWrittenRight(raw: string, form: Form): boolean {
  const { isFirm, hasFixedLetters, writings, groupings, separators } = form;
  if (writings.length > 0 && writings.includes(writingOf(raw))) return true;
  // With the separators of the examples at other places, or without their slashes, it is another number.
  const isBound = isFirm
    ? /[/:]/.test(raw) || hasOtherGroups(raw, form)
    : groupings.length > 0 && (/[./:_-]/.test(raw) || (separators !== '' && isOnePiece(raw)));
  if (isBound && !hasGroupsOfExample(raw, form)) return false;
  if (!/[a-z._]/.test(raw)) return true;
  if (/[._]/.test(raw) && !writings.some((writing) => /[./:_]/.test(writing))) return false;
  const isAnyCase = hasFixedLetters || !/[A-Z]/.test(raw) || writings.some((writing) => /a/.test(writing));
  return isSafeInLowerCase(raw, form) && (isAnyCase || !/[a-z]/.test(raw));
}

/**
 * Whether an ID may continue after a space: as in an example, or if its groups have digits or, in a weak pattern, three
 * or four digits.
 */
export function mayGoOn(raw: string, form: Form): boolean {
  const { isFirm, spacings, groupings, hasLetters } = form;
  if (groupings.length > 0) {
    const opening = `${groupingOf(raw)} `;
    if (spacings.some((spacing) => groupingOf(spacing).startsWith(opening))) return true;
    // In lower case, the first group of a weak pattern may be a word.
    const mayBeSpaced = hasLetters && (isFirm || !/[a-z]/.test(raw));
    if (mayBeSpaced && groupings.some((grouping) => grouping.startsWith(opening))) return true;
  }
  if (!isFirm) return /^\d{3,4}(?: \d{3,4})*$/.test(raw) || (form.runs > 2 && SHORT_GROUP.test(raw));
  const [, ...groups] = raw.split(' ');
  return groups.length < MAX_GROUPS && groups.every((group) => group.length > 1 && /\d/.test(group));
}

/** Whether the spaces of an ID are where an example has them, or where people write some. */
export function isGroupedRight(text: string, { start, end, raw }: Token, form: Form): boolean {
  const { isFirm, literals, spacings } = form;
  if (!/\s/.test(raw) || (spacings.length > 0 && spacings.includes(writingOf(raw).toUpperCase())))
    return true;
  const ahead = textBefore(text, start, 2);
  const behind = text.slice(end, end + 2);
  if (isRegrouped(raw, form)) return isFirm || !(/[A-Z\d] $/.test(ahead) || /^ \d/.test(behind));
  const last = raw.slice(raw.lastIndexOf(' ') + 1);
  if (isFirm) return /\d/.test(last) || literals.has(last.toUpperCase());
  if (SHORT_GROUP.test(raw.slice(0, -last.length - 1))) return /^\d{5,}$/.test(last) && !/^ \d/.test(behind);
  return /^\d{1,4}$/.test(last) && !/\d $/.test(ahead) && !/^ \d/.test(behind);
}

/** Whether nothing is attached to an ID. For a weak pattern, this includes `k=v`, `a/b`, `x.pdf` and `+33`. */
export function isWhole(text: string, { start, end, raw }: Token, form: Form): boolean {
  const ahead = textBefore(text, start, 2);
  const behind = text.slice(end, end + 16);
  const isStrong = form.isFirm || isTelling(raw, form);
  if (/^[A-Za-z\d@]/.test(behind) || form.more.test(behind)) return false;
  if (/^-[A-Za-z\d]/.test(behind) && !(isStrong && WORD_BEHIND.test(behind))) return false;
  if (form.isFirm) return true;
  if (form.more.test(Array.from(ahead).reverse().join(''))) return false;
  if (isStrong) return true;
  if (ahead.endsWith('-')) return false;
  if (isLongAndMixed(raw, form)) return !/[.@_+%\\~]$/.test(ahead) && !GLUED.test(behind);
  if (!isOnePiece(raw) && form.writings.includes(writingOf(raw)))
    return !/[.@_+%\\~]$/.test(ahead) && (FILE_NAME.test(behind) || !GLUED.test(behind));
  return (
    !GLUE.test(ahead.slice(-1)) &&
    !GLUED.test(behind) &&
    !(isNeverId(raw) && !form.writings.includes(writingOf(raw)))
  );
}
