import type { LookupState } from '../lookup-state.ts';
import type { RichText } from '../rich-text.ts';
import type { Lookup } from '../shipment.ts';
import { describeLookup, type Wording } from '../shipment-description.ts';
import { oneLineSummary, richSummary } from '../shipment-summary.ts';
import { type ReplyLanguage, replyLocale } from './language.ts';
import type { ReplyStore } from './reply-store.ts';
import { chooseState, type ReplyState, type StateChoice } from './state.ts';
import { type TemplateEdits, templateOf } from './templates.ts';
import { replyValues } from './values.ts';
import { type Reply, writeReply } from './write-reply.ts';

/** What can be copied of a lookup, besides its ID. */
export interface Copies {
  /** Absent where the platform knows no such shipment. */
  summary?: { oneLine: string; rich: RichText };
  choice: StateChoice;
  /** The record names a recipient, whom the agent may leave out. */
  hasRecipient: boolean;
  reply(state: ReplyState): Reply;
}

export interface CopyWishes {
  language: ReplyLanguage;
  leavesNameOut: boolean;
  edits: TemplateEdits;
  /** Of the environment that was asked, for an answer that does not name its own. */
  isSandbox: boolean;
}

/** What was chosen and read, for the copies of one lookup. Until templates are read they are the defaults. */
export function wishesOf(replies: ReplyStore, isSandbox: boolean): CopyWishes {
  const loading = replies.loading.value;
  return {
    language: replies.language.value,
    leavesNameOut: replies.leavesNameOut.value,
    edits: loading.step === 'ready' ? loading.settings.edits : {},
    isSandbox,
  };
}

/**
 * Everything that can be copied of a lookup: only of an answer, and “no such shipment” is one.
 * @param wording of the summaries, which are for colleagues; replies are in the customer's language
 */
export function describeCopies(state: LookupState, wishes: CopyWishes, wording: Wording): Copies | undefined {
  if (state.step === 'ready') return ofShipment(state.lookup, wishes, wording);
  if (state.step !== 'failed' || state.failure.kind !== 'notFound') return undefined;
  return {
    choice: chooseState(undefined),
    hasRecipient: false,
    reply: replyWriter(state.trackingId, undefined, wishes, wording),
  };
}

function ofShipment(lookup: Lookup, wishes: CopyWishes, wording: Wording): Copies {
  const { messages } = wording;
  const hasRecipient = Boolean(lookup.shipment.proofOfDelivery?.recipient?.trim());
  const told = wishes.leavesNameOut ? withoutRecipient(lookup) : lookup;
  const described = describeLookup(told, wording);
  const isSandbox = lookup.environment === 'sandbox';
  return {
    summary: { oneLine: oneLineSummary(described, messages), rich: richSummary(described, messages) },
    choice: chooseState(lookup.shipment, described.otherId !== undefined),
    hasRecipient,
    reply: replyWriter(lookup.trackingId, told, { ...wishes, isSandbox }, wording),
  };
}

function replyWriter(
  trackingId: string,
  lookup: Lookup | undefined,
  { language, edits, isSandbox, leavesNameOut }: CopyWishes,
  { locale }: Wording,
): Copies['reply'] {
  const wording = { language, locale: replyLocale(language, locale) };
  return (state) => {
    const values = replyValues(trackingId, lookup?.shipment, wording);
    const reply = writeReply(templateOf(edits, language, state), values, { language, isSandbox });
    if (reply.step === 'faulty' || !leavesNameOut) return reply;
    // It was left out because somebody wants it so.
    return { ...reply, missing: reply.missing.filter((name) => name !== 'recipient') };
  };
}

function withoutRecipient(lookup: Lookup): Lookup {
  const { proofOfDelivery } = lookup.shipment;
  if (!proofOfDelivery) return lookup;
  const { recipient: _left, ...rest } = proofOfDelivery;
  return { ...lookup, shipment: { ...lookup.shipment, proofOfDelivery: rest } };
}
