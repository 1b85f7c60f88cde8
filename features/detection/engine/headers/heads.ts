import { TRACKS } from '../label-lines.ts';
import { isTrackingWord, type Label, labelsOf } from '../labels.ts';
import { numberAt } from '../number-words.ts';
import { kindOfName } from '../vocabulary/other-scripts.ts';

// What headers of cells (`cell-headers.ts`) and of columns in a text (`table-headers.ts`) share.

/** The label that counts among those of a header: the first for a tracking number, or else the first. */
export const headAmong = (labels: readonly Label[]): Label | undefined =>
  labels.find(({ kind }) => kind === 'tracking') ?? labels[0];

/** The label in a header in another script, which is all of it. */
function headInOtherScript(header: string): Label | undefined {
  const kind = kindOfName(header);
  return kind && { start: 0, end: header.length, kind, full: true, words: '' };
}

/** The label in a header. */
export const headOf = (header: string): Label | undefined =>
  headAmong(labelsOf(header)) ?? headInOtherScript(header);

/** Whether a header only says "number", in a plain text. */
export const isOnlyNumber = (cell: string): boolean => {
  const word = cell.replace(/[\s."]+/g, '').toLowerCase();
  return word !== '' && numberAt(word, 0) === word.length;
};

/** Whether a header names something of a parcel that is not its number: "Delivery phone", "Shipment value". */
export const isOfPart = (header: string, { full, end, words }: Label): boolean =>
  !full &&
  !TRACKS.test(words) &&
  (header.slice(end).match(/[a-z]{3,}/gi) ?? []).some((word) => !isTrackingWord(word) && !isOnlyNumber(word));

/** What is added to a label in brackets: "(Acme Express)". */
const BRACKETS = /\([^()]*\)/;

/** Whose number it is: the carrier's, or that of the carrier to which a parcel is handed. */
const OF_CARRIER =
  /(?<![a-z])(?:transfer|last[ -]mile|partner|carrier|courier|transport(?:eur|ist|ador)|corriere|vervoerder|zusteller|przewoznik)[a-z]*/gi;

/**
 * Whether the label of a header is at least half of it, without brackets behind it. With it count the other labels of its
 * kind, as in "parcel_barcode", and whose number it is, as in "Last-mile carrier tracking number".
 */
export function isMostOf(header: string, { kind, start, end }: Label, labels = labelsOf(header)): boolean {
  const alike = labels.filter((label) => label.kind === kind);
  const length = alike.reduce((sum, label) => sum + label.end - label.start, 0) || end - start;
  const ofCarrier = (header.match(OF_CARRIER) ?? []).join(' ').length;
  return 2 * (length + ofCarrier) >= header.length - (BRACKETS.exec(header.slice(end))?.[0].length ?? 0);
}
