import type { OptionsMessages } from '../../../options-catalogue.ts';
import type { PayloadCheck, PayloadProblem } from '../../payload-check.ts';

/** A range of the payload and its problem. */
export interface Diagnostic {
  from: number;
  to: number;
  /** A payload with warnings can be sent. */
  severity: 'error' | 'warning';
  message: string;
}

/** Every line can have a problem; more diagnostics would slow the editor down. */
const MAX_DIAGNOSTICS = 200;

/**
 * The problems of a payload as ranges of its text; each range ends at the end of its line at the latest.
 * @param text the checked payload
 */
export function diagnosticsOf(
  check: PayloadCheck,
  text: string,
  webhook: OptionsMessages['webhook'],
): Diagnostic[] {
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

/** The expected value, as text for the user. */
export function problemText(
  { expected, values }: PayloadProblem,
  webhook: OptionsMessages['webhook'],
): string {
  return [webhook.payloadProblem[expected], values.join(webhook.orBetween)].filter(Boolean).join(' ');
}

/** The reason why a payload cannot be sent. */
export function blockedText(
  check: Exclude<PayloadCheck, { kind: 'json' }>,
  webhook: OptionsMessages['webhook'],
): string {
  if (check.kind === 'empty') return webhook.emptyPayload;
  if (check.kind === 'tooLong') return webhook.tooLong;
  return webhook.notJsonAt(check.error.line, check.error.column);
}
