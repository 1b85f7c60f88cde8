/** Why a number counts as an ID, strongest first. */
export type EvidenceKind = 'pattern' | 'link' | 'label' | 'shape' | 'carrier';

/** What counts as an ID. Custom patterns always do, and so do IDs in the address of a tracking page. */
export interface DetectionRules {
  /** `strict`: the built-in shape and carriers' numbers do not count. */
  readonly mode: 'eager' | 'strict';
  /** Words such as "tracking number" are evidence. Words such as "order" are evidence against an ID in any case. */
  readonly labels: boolean;
  /** A carrier's check digit or name is evidence. */
  readonly carriers: boolean;
  /** The ignore list: never IDs, whatever the evidence. In the form of `Match.id`. */
  readonly notIds: readonly string[];
}

/** Whether the rules exclude nothing. */
export function isDefault({ mode, labels, carriers, notIds }: DetectionRules): boolean {
  return mode === 'eager' && labels && carriers && notIds.length === 0;
}

/** Whether a kind of evidence counts. */
export function counts(evidence: EvidenceKind, { mode, labels, carriers }: DetectionRules): boolean {
  switch (evidence) {
    case 'label':
      return labels;
    case 'shape':
      return mode === 'eager';
    case 'carrier':
      return mode === 'eager' && carriers;
    default:
      return true;
  }
}
