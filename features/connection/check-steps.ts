import type { FailureKind } from '../../utils/outcome.ts';

/** What a connection needs, in the order in which it is found out. */
export const CHECK_STEPS = ['saved', 'access', 'reachable', 'keyAccepted'] as const;
type CheckStep = (typeof CHECK_STEPS)[number];

/** `unknown`: not tried, because one before it failed. */
export type StepResult = 'good' | 'failed' | 'unknown';

const FAILS_AT: Record<FailureKind, CheckStep> = {
  notConfigured: 'saved',
  settingsUnreadable: 'saved',
  keyMissing: 'saved',
  invalidInput: 'saved',
  permissionMissing: 'access',
  offline: 'reachable',
  timedOut: 'reachable',
  interrupted: 'reachable',
  // The host has answered in these, only not with a token.
  redirected: 'keyAccepted',
  platformError: 'keyAccepted',
  rateLimited: 'keyAccepted',
  unreadableReply: 'keyAccepted',
  notFound: 'keyAccepted',
  keyRejected: 'keyAccepted',
};

/** How far a check came. @param failure what ended it; `undefined` when the key was accepted */
export function resultsOf(failure: FailureKind | undefined): Record<CheckStep, StepResult> {
  const end = failure === undefined ? CHECK_STEPS.length : CHECK_STEPS.indexOf(FAILS_AT[failure]);
  const resultAt = (index: number): StepResult =>
    index < end ? 'good' : index === end ? 'failed' : 'unknown';
  return {
    saved: resultAt(0),
    access: resultAt(1),
    reachable: resultAt(2),
    keyAccepted: resultAt(3),
  };
}
