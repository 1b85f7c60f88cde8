/** Why something is taken for an ID, strongest first. */
export type EvidenceKind = 'pattern' | 'link' | 'label' | 'shape' | 'carrier';

/** What somebody lets count as an ID. What was taught always does, and so does the address of a tracking page. */
export interface DetectionRules {
  /** `strict`: what only looks like an ID, by the built-in shape or as a carrier's number, is none. */
  readonly mode: 'eager' | 'strict';
  /** Words such as "tracking number" speak for an ID. Words such as "order" speak against it all the same. */
  readonly labels: boolean;
  /** A carrier's check digit or name speaks for an ID. */
  readonly carriers: boolean;
  /** What is no ID, whatever speaks for it; written as `Match.id`. */
  readonly notIds: readonly string[];
}

/** Whether rules leave nothing out. */
export function isDefault({ mode, labels, carriers, notIds }: DetectionRules): boolean {
  return mode === 'eager' && labels && carriers && notIds.length === 0;
}

/** Whether a kind of evidence makes an ID. */
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
