import type { Messages } from '../../../catalogue.ts';
import type { PayloadCheck, PayloadProblem } from '../../payload-check.ts';

/** A range of the payload with what is wrong there. */
export interface Diagnostic {
  from: number;
  to: number;
  /** A payload with warnings can be sent. */
  severity: 'error' | 'warning';
  message: string;
}

/** A payload can have a problem in every line; more marks would slow the editor down. */
const MAX_DIAGNOSTICS = 200;

/**
 * The problems of a payload as ranges of its text, each to the end of its line at most.
 * @param text what was checked
 */
export function diagnosticsOf(check: PayloadCheck, text: string, webhook: Messages['webhook']): Diagnostic[] {
  const restOfLine = (from: number, end: number): number => {
    const lineEnd = text.indexOf('\n', from);
    return lineEnd === -1 ? end : Math.min(end, lineEnd);
  };
  if (check.kind === 'notJson') {
    const from = check.error.offset;
    return [
      { from, to: restOfLine(from, text.length), severity: 'error', message: blockedText(check, webhook) },
    ];
  }
  if (check.kind !== 'json') return [];
  return check.problems.slice(0, MAX_DIAGNOSTICS).map((problem) => {
    const { path, start, end } = problem;
    const message = `${path === '' ? webhook.wholePayload : path} ${problemText(problem, webhook)}`;
    return { from: start, to: restOfLine(start, end), severity: 'warning', message };
  });
}

/** What a member should have been. */
export function problemText({ expected, values }: PayloadProblem, webhook: Messages['webhook']): string {
  return [webhook.payloadProblem[expected], values.join(webhook.orBetween)].filter(Boolean).join(' ');
}

/** Why a payload cannot be sent. */
export function blockedText(
  check: Exclude<PayloadCheck, { kind: 'json' }>,
  webhook: Messages['webhook'],
): string {
  if (check.kind === 'empty') return webhook.emptyPayload;
  if (check.kind === 'tooLong') return webhook.tooLong;
  return webhook.notJsonAt(check.error.line, check.error.column);
}
