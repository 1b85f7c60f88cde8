import { type Label, labelsOf } from '../labels.ts';
import { kindOfName } from '../vocabulary/other-scripts.ts';

/** The label that counts among those of a header: the first for a tracking number, or else the first. */
export const headAmong = (labels: readonly Label[]): Label | undefined =>
  labels.find(({ kind }) => kind === 'tracking') ?? labels[0];

/** The label that a header in a script with other letters is. */
function headInOtherScript(header: string): Label | undefined {
  const kind = kindOfName(header);
  return kind && { start: 0, end: header.length, kind, full: true, words: '' };
}

/** The label in a header. */
export const headOf = (header: string): Label | undefined =>
  headAmong(labelsOf(header)) ?? headInOtherScript(header);
