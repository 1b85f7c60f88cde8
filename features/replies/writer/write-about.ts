import type { Copies, CopyOptions, ReplySubject } from '../describe-copies.ts';
import { replyLocale } from '../languages.ts';
import type { ReplyState, ReplyType } from '../model.ts';
import type { Placeholder } from './placeholders.ts';
import { templateOf } from './template-edits.ts';
import { isSeldomKnown, personalValues, placeholderValues } from './values.ts';
import { type ReplyResult, withoutMissing, writeReply } from './write-reply.ts';

/**
 * Writes the reply about an ID for a situation, from the agent's template or the default one. The texts of all languages
 * come with this module, so card and popup load it only when a reply is opened.
 * @param customer as the agent entered it; without it the greeting has no name
 */
export function writeReplyAbout(
  { trackingId, shipment, options, locale }: ReplySubject,
  state: ReplyState,
  customer?: string,
): ReplyResult {
  const { language, edits, isSandbox, leavesNameOut, sender } = options;
  const values = placeholderValues(trackingId, shipment, {
    language,
    locale: replyLocale(language, locale),
    state,
  });
  const reply = writeReply(
    templateOf(edits, language, state),
    { ...values, ...personalValues(customer, sender) },
    { language, isSandbox },
  );
  // The agent left the name out on purpose.
  const isExpected = (name: Placeholder) => isSeldomKnown(name) || (leavesNameOut && name === 'recipient');
  return withoutMissing(reply, isExpected);
}

/**
 * Writes what the agent has chosen: the reply for a situation, or the note to colleagues, which is the summary that can be
 * copied as well.
 * @param customer for the greeting, as in `writeReplyAbout`
 */
export function writeChosen(
  { subject, summary }: Pick<Copies, 'subject' | 'summary'>,
  type: ReplyType,
  customer?: string,
): ReplyResult {
  if (type !== 'note') return writeReplyAbout(subject, type, customer);
  return summary
    ? { step: 'written', text: summary.rich().plain, missing: [] }
    : { step: 'empty', missing: [] };
}

/** Whether the reply for a situation has a place for the customer's name. */
export function greetsByName(
  { language, edits }: Pick<CopyOptions, 'language' | 'edits'>,
  state: ReplyState,
): boolean {
  return /\{\s*customer\s*\}/.test(templateOf(edits, language, state));
}
