import type { FailureKind } from '../../utils/outcome.ts';

/** The steps of a connection check, in order. */
export const CHECK_STEPS = ['saved', 'access', 'reachable', 'keyAccepted'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `unknown`: not tried, because an earlier step failed. */
export type StepResult = 'good' | 'failed' | 'unknown';

const FAILS_AT: Record<FailureKind, CheckStep> = {
  notConfigured: 'saved',
  settingsUnreadable: 'saved',
  keyMissing: 'saved',
  invalidInput: 'saved',
  newerData: 'saved',
  permissionMissing: 'access',
  offline: 'reachable',
  timedOut: 'reachable',
  interrupted: 'reachable',
  storageFull: 'reachable',
  // In these cases the host responded, but without a token.
  redirected: 'keyAccepted',
  platformError: 'keyAccepted',
  rateLimited: 'keyAccepted',
  unreadableReply: 'keyAccepted',
  notFound: 'keyAccepted',
  keyRejected: 'keyAccepted',
};

/** Returns the result of each step. @param failure the check's failure; `undefined` if it succeeded */
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
