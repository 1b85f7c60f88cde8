import type { ReplySubject } from '../describe-copies.ts';
import { type Placeholder, type ReplyState, replyLocale } from '../model.ts';
import { templateOf } from './template-edits.ts';
import { placeholderValues } from './values.ts';
import { type ReplyResult, writeReply } from './write-reply.ts';

/**
 * Writes the reply about an ID for a situation, from the agent's template or the default one. The texts of all languages
 * come with this module, so card and popup load it only when a reply is opened.
 */
export function writeReplyAbout(
  { trackingId, shipment, options, locale }: ReplySubject,
  state: ReplyState,
): ReplyResult {
  const { language, edits, isSandbox, leavesNameOut } = options;
  const values = placeholderValues(trackingId, shipment, {
    language,
    locale: replyLocale(language, locale),
    state,
  });
  const reply = writeReply(templateOf(edits, language, state), values, { language, isSandbox });
  if (reply.step === 'faulty') return reply;
  // The agent left the name out on purpose; most parcels are delivered to nowhere else. Neither is reported as missing.
  const isExpected = (name: Placeholder) => name === 'deliveredTo' || (leavesNameOut && name === 'recipient');
  return { ...reply, missing: reply.missing.filter((name) => !isExpected(name)) };
}
