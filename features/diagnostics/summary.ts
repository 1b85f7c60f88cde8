import type { Row, SelfTest } from './self-test-state.ts';
import type { Reason, VerdictState } from './verdict.ts';

/** Counts rows by state, without rows that are still being tested. */
export function countStates(rows: readonly Row[]): Record<VerdictState, number> {
  const counts = { passed: 0, failed: 0, notGranted: 0, notSetUp: 0, off: 0, notTested: 0 };
  for (const { verdict } of rows) if (verdict) counts[verdict.state] += 1;
  return counts;
}

/**
 * Returns the self-test for the copied text, one line per row, always in English. A failure is given by its kind and
 * status, without the platform's message, which may contain personal data.
 */
export function selfTestLines(test: SelfTest): string[] {
  if (test.step === 'idle') return ['Self-test: not run'];
  if (test.step === 'failed') return [`Self-test: ${test.failure.kind}`];
  const counts = Object.entries(countStates(test.rows)).map(([state, count]) => `${state} ${count}`);
  return [
    `Self-test (${test.step}) ${new Date(test.at).toISOString()}: ${counts.join(', ')}`,
    ...test.rows.map(lineOf),
  ];
}

function lineOf({ subject, verdict }: Row): string {
  const reason = verdict?.state === 'failed' ? `: ${reasonCode(verdict.reason)}` : '';
  return `${verdict?.state ?? 'testing'} ${subjectCode(subject)}${reason}`;
}

function subjectCode(subject: Row['subject']): string {
  switch (subject.kind) {
    case 'partnerUrl':
    case 'clientUrl': {
      const host = subject.address === '' ? '' : ` ${new URL(subject.address).host}`;
      return `${subject.environment} ${subject.kind}${host}`;
    }
    case 'required':
    case 'optional':
      return `${subject.kind} permission ${subject.permission}`;
    case 'helpdesk':
      return `helpdesk ${subject.name}`;
    case 'site':
      return `own site ${subject.pattern}`;
    case 'storage':
      return `storage ${subject.area}`;
    default:
      return subject.kind;
  }
}

function reasonCode(reason: Reason): string {
  switch (reason.kind) {
    case 'failure': {
      const { kind, status } = reason.failure;
      return status === undefined ? kind : `${kind} HTTP ${status}`;
    }
    case 'noAccess':
      return `noAccess ${reason.patterns.join(', ')}`;
    case 'clockBehind':
    case 'clockAhead':
      return `${reason.kind} ${Math.round(reason.byMs / 1000)} s`;
    default:
      return reason.kind;
  }
}
