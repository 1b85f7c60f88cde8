import type { CopyOptions } from './describe-copies.ts';
import type { ReplyType } from './model.ts';
import type { ReplyResult } from './writer/write-reply.ts';

/** A reply that the agent has changed by hand. */
export interface ReplyDraft {
  /** The reply that was changed (`replyKey`); empty after “Reset”. */
  key: string;
  text: string;
}

/** Identifies one of the replies about a shipment. A new answer of the platform does not discard what was typed. */
export function replyKey({ language, leavesNameOut }: CopyOptions, type: ReplyType): string {
  // A note is not in the customer's language.
  return [type === 'note' ? '' : language, type, leavesNameOut].join('.');
}

/** The text of a reply: the agent's, if this reply was changed, otherwise the written one. */
export function draftedText(draft: ReplyDraft | undefined, key: string, written: string): string {
  return draft?.key === key ? draft.text : written;
}

/** The agent's text, if another one is shown now: after “Reset”, or after another situation or language was chosen. */
export function restorableText(
  draft: ReplyDraft | undefined,
  key: string,
  written: string,
): string | undefined {
  return draft && draft.key !== key && draft.text !== written ? draft.text : undefined;
}

/**
 * A text of the agent after the written one has changed, such as by the customer's name: the lines that the agent left as
 * they were are those of the new one. A text with more or fewer lines than before stays as it is.
 */
function withWrittenChange(text: string, before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (old.length !== fresh.length) return text;
  const changed = new Map(old.map((line, index) => [line, fresh[index] ?? line]));
  return text
    .split('\n')
    .map((line) => changed.get(line) ?? line)
    .join('\n');
}

/**
 * The agent's draft after the written reply has changed, such as by the customer's name.
 * @returns undefined if there is none, or if either reply could not be written
 */
export function draftAfterChange(
  draft: ReplyDraft | undefined,
  before: ReplyResult | undefined,
  after: ReplyResult | undefined,
): ReplyDraft | undefined {
  if (!draft || before?.step !== 'written' || after?.step !== 'written') return undefined;
  return { ...draft, text: withWrittenChange(draft.text, before.text, after.text) };
}
