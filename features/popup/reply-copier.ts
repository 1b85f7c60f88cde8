import type { PopupFormatContext } from '../bulk-lookup/rows.ts';
import { currentCopyOptions, describeCopies } from '../replies/describe-copies.ts';
import type { ReplyStore } from '../replies/state.ts';
import { writeReplyAbout } from '../replies/writer/write-about.ts';
import type { PopupSend } from '../shared-protocol.ts';

/** The reply that can be copied without opening an ID, or why there is none. */
export type RowReply =
  | { step: 'written'; text: string }
  /** No reply fits the status, or the template has no text for it. */
  | { step: 'undecided' }
  /** The shipment could not be looked up. */
  | { step: 'failed' };

interface Dependencies {
  send: PopupSend;
  replies: ReplyStore;
  formatContext(): PopupFormatContext;
}

/**
 * Writes the suggested reply for an ID, in the language and with the choices of the last reply. Uses the cached answer,
 * which the list shows; without one, looks up the ID. Loaded on first use, with the texts of the replies.
 */
export async function writeRowReply(
  trackingId: string,
  { send, replies, formatContext }: Dependencies,
): Promise<RowReply> {
  const outcome = await send('getShipment', { trackingId, refresh: false });
  const isMissing = !outcome.ok && outcome.failure.kind === 'notFound';
  if (!outcome.ok && !isMissing) return { step: 'failed' };
  const connections = await send('getConnections', {});
  const isSandbox = connections.ok && connections.value.environment === 'sandbox';
  const answer = outcome.ok ? { trackingId, lookup: outcome.value } : { trackingId };
  const copies = describeCopies(answer, currentCopyOptions(replies, isSandbox), formatContext());
  const { suggested } = copies.choice;
  const reply = suggested && writeReplyAbout(copies.subject, suggested);
  return reply?.step === 'written' ? { step: 'written', text: reply.text } : { step: 'undecided' };
}
