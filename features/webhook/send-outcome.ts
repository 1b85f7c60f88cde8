import type { FailureKind, Outcome } from '../../utils/outcome.ts';
import type { WebhookReply } from '../platform/model.ts';
import type { SendResult, WebhookSend } from './model.ts';
import type { SendFilter } from './view-state.ts';

/** The result of a test that was sent. */
export function resultOf(outcome: Outcome<WebhookReply>): SendResult {
  return outcome.ok
    ? { kind: 'replied', reply: outcome.value }
    : { kind: 'failed', failure: outcome.failure };
}

/** Failures after which the test may still have reached the platform. */
export const IN_DOUBT: ReadonlySet<FailureKind> = new Set([
  'timedOut',
  'interrupted',
  'offline',
  'unreadableReply',
]);

/** How a response is shown; keys of the message catalogue's `webhook.answered`. */
export type VerdictKind = 'good' | 'bad' | 'other';

/** Whether a response is a web page. All bodies of the platform are JSON, so it may be from a proxy or a sign-in. */
export function isWebPage({ headers }: Pick<WebhookReply, 'headers'>): boolean {
  return headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && /^\s*text\/html\b/i.test(value),
  );
}

/** Whether a response means that the test was accepted (2xx), refused (4xx, 5xx), or neither, such as a web page. */
export function kindOfReply(reply: Pick<WebhookReply, 'status' | 'headers'>): VerdictKind {
  const { status } = reply;
  if (status >= 400) return 'bad';
  return status >= 200 && status < 300 && !isWebPage(reply) ? 'good' : 'other';
}

/** Whether a test was refused, or has no response. */
function hasFailed(result: SendResult): boolean {
  return result.kind !== 'replied' || kindOfReply(result.reply) === 'bad';
}

/**
 * The past tests that match a filter of the history.
 * @param filter `failed`: tests that were refused or have no response
 */
export function filterSends(sends: readonly WebhookSend[], filter: SendFilter): WebhookSend[] {
  return sends.filter(({ result }) => filter === 'all' || hasFailed(result));
}
