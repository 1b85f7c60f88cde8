import type { Messages } from '../../../utils/messages/catalogue.ts';
import type { PayloadCheck, PayloadProblem } from './payload-check.ts';

/** What a member should have been. */
export function problemText(webhook: Messages['webhook'], { expected, values }: PayloadProblem): string {
  return [webhook.payloadProblem[expected], values.join(webhook.orBetween)].filter(Boolean).join(' ');
}

/** Why a payload cannot be sent. */
export function cannotBeSent(
  check: Exclude<PayloadCheck, { kind: 'json' }>,
  webhook: Messages['webhook'],
): string {
  if (check.kind === 'empty') return webhook.emptyPayload;
  if (check.kind === 'tooLong') return webhook.tooLong;
  return webhook.notJsonAt(check.position.line, check.position.column);
}
