import { RECORD } from '../label-lines.ts';
import type { Label } from '../labels.ts';
import { plainText } from '../normalise.ts';
import type { Token } from '../tokens.ts';
import { isHeaderOfOther, isOneTimeCode, kindByUnknownLabel, namesOneTimeCode } from '../unknown-labels.ts';
import { headAmong, headOf, isMostOf, isOfPart } from './heads.ts';

/** Other things than parcels that have a "tracking ID". */
const ANALYTICS = /(?<![a-z])(?:pixel|analytics|ads|gtm|tag manager)(?![a-z])/i;

/** A question or a year, or the bar code of an article, which the header mentions. */
const NO_LABEL = /[?!]|\d{4}|(?<![a-z])(?:ean|gtin|upc|isbn)(?![a-z])/i;

/** The label's own number, as in the first cell of a row: "Order #1001". Numbers in other cells belong to other things. */
const OWN_NUMBER = /^[ .:#\xb0]{0,3}(?:[A-Z]{1,4}-?)?\d{3,}/;

/** The number of a parcel among others: "Parcel 1". Above a column, it does not label the numbers in it. */
const COUNT = /^ ?#?\d{1,2}$/;
const isCounted = (header: string): boolean => {
  const head = headOf(header);
  if (head?.kind !== 'tracking' || !COUNT.test(header.slice(head.end))) return false;
  return !head.full || head.words.endsWith('#');
};

/** Times in milliseconds, from 2020 to 2033. */
const EPOCH = /^1[6-9]\d{11}$/;

/**
 * The label in the headers of a cell. A heading that only mentions a parcel, such as a question or the title of an event,
 * does not label the numbers below it: the label must be half of the heading, or the heading three words long.
 */
function headIn(headers: readonly string[]): Label | undefined {
  const heads = headers.flatMap((header) => {
    const head = headOf(header);
    if (head?.kind !== 'tracking') return head && !OWN_NUMBER.test(header.slice(head.end)) ? head : [];
    if (isOfPart(header, head)) return [];
    const isLabel = isMostOf(header, head) || (header.match(/[a-z]+/gi) ?? []).length <= 3;
    return isLabel && !NO_LABEL.test(header) ? head : [];
  });
  return headAmong(heads);
}

/** The label of a header for a thing that is not a shipment and not in the vocabulary. */
const OTHER_HEAD: Label = { start: 0, end: 0, kind: 'other', full: false, words: '' };

/** The label at the start of a cell, from its headers, one a line. Empty if none of them names the numbers in it. */
export function labelsFromCellHeaders(headers: string, tokens: readonly Token[]): Label[] {
  const lines = headers.split('\n').map((line) => line.trim());
  const names = lines.filter((line) => !isCounted(line));
  const isOther = names.some(isHeaderOfOther);
  const head = ANALYTICS.test(headers) ? undefined : (headIn(names) ?? (isOther ? undefined : headIn(lines)));
  // Orders and parcels of a shop have short numbers. A header that names no number is not enough for these.
  const isVague =
    head?.kind === 'tracking' && !head.full && tokens.every(({ id }) => id.length < 8 || EPOCH.test(id));
  if (namesOneTimeCode(headers) && tokens.every(({ id }) => isOneTimeCode(id))) return [OTHER_HEAD];
  if (head && !isVague) return [{ ...head, start: 0, end: 0, full: true }];
  if (isOther) return [OTHER_HEAD];
  const isKey = names.some((name) => kindByUnknownLabel(`${name}: `) === 'tracking');
  return isKey ? [{ ...OTHER_HEAD, kind: 'tracking', full: true }] : [];
}

/** The label that a text mainly is, if it names the number of a parcel. */
function nameOfId(text: string): Label | undefined {
  const plain = plainText(text).text;
  const head = headOf(plain);
  return head?.kind === 'tracking' && head.full && isMostOf(plain, head) ? head : undefined;
}

/** Whether the text of an ordinary cell labels a tracking number. */
export const isNameOfId = (text: string): boolean => nameOfId(text) !== undefined;

/** Whether a header labels tracking numbers in a column below it, whose own header names no number: "First leg". */
export const isNameAbove = (header: string, own: string): boolean =>
  isNameOfId(header) && headOf(plainText(own).text) === undefined;

/** What only a tracking number is called. */
const TRACKING = /track|suivi|seguim|rastr|tracci/;

/** The same, by a word for tracking: records of parcels have numbers, too. */
export const isTrackingHeader = (text: string): boolean => TRACKING.test(nameOfId(text)?.words ?? '');

const namesRecord = ({ words, full }: Label): boolean =>
  full ? RECORD.test(words) && words.includes('id') : !TRACKING.test(words);

/** Whether the headers of a cell name only a thing, or the record of one, such as "Delivery" and "Label ID". */
export function areOfRecord(headers: string): boolean {
  const heads = headers.split('\n').map((header) => headOf(plainText(header).text));
  const ofParcel = heads.filter((head) => head?.kind === 'tracking');
  return ofParcel.length > 0 && ofParcel.every((head) => head && namesRecord(head));
}
