import type { CustomPattern } from './patterns/custom-pattern.ts';

/** The kinds of evidence for an ID, strongest first. */
export type EvidenceKind = 'pattern' | 'link' | 'label' | 'shape' | 'carrier';

/** Rules for what counts as an ID. Custom patterns and IDs in the URL of a tracking page always count. */
export interface DetectionRules {
  /** `strict`: the built-in shape and carriers' numbers do not count. */
  readonly mode: 'eager' | 'strict';
  /** Whether words such as "tracking number" are evidence. Words such as "order" are always evidence against an ID. */
  readonly labels: boolean;
  /** Whether a carrier's check digit or name is evidence. */
  readonly carriers: boolean;
  /** The ignore list, in the form of `Match.id`: these are never IDs, regardless of the evidence. */
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

/** All custom patterns in use: the user's own, and those set by the organisation's policy. */
export function customPatternsOf({ patterns, managed = [] }: SavedPatterns): CustomPattern[] {
  return [...patterns, ...managed].map(({ pattern }) => pattern);
}

interface SavedPatterns {
  patterns: readonly { pattern: CustomPattern }[];
  managed?: readonly { pattern: CustomPattern }[] | undefined;
}
