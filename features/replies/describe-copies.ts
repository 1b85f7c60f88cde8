import type { RichText } from '../../components/use-copy.ts';
import type { Lookup } from '../shipment/model.ts';
import { describeLookup, type FormatContext } from '../shipment/shipment-description.ts';
import { oneLineSummary, richSummary } from '../shipment/shipment-summary.ts';
import { chooseState, type StateChoice } from './choose-state.ts';
import { type ReplyLanguage, type ReplyState, replyLocale, type TemplateEdits } from './model.ts';
import type { ReplyStore } from './state.ts';
import { templateOf } from './template-edits.ts';
import { placeholderValues } from './values.ts';
import { type ReplyResult, writeReply } from './write-reply.ts';

/** Everything that can be copied about one ID, besides the ID itself. */
export interface Copies {
  /** Absent if the platform has no such shipment. */
  summary?: { oneLine: string; rich: RichText };
  choice: StateChoice;
  /** Whether the record names a recipient, whom the agent may leave out. */
  hasRecipient: boolean;
  reply(state: ReplyState): ReplyResult;
}

export interface CopyOptions {
  language: ReplyLanguage;
  leavesNameOut: boolean;
  edits: TemplateEdits;
  /** Whether the selected environment is the sandbox. Used for an unknown ID; a shipment names its own environment. */
  isSandbox: boolean;
}

/** The agent's choices and templates. Until the templates are loaded, the defaults are used. */
export function currentCopyOptions(replies: ReplyStore, isSandbox: boolean): CopyOptions {
  const loading = replies.loading.value;
  return {
    language: replies.language.value,
    leavesNameOut: replies.leavesNameOut.value,
    edits: loading.step === 'ready' ? loading.settings.edits : {},
    isSandbox,
  };
}

/**
 * Summaries and replies for an ID after a successful lookup.
 * @param answer `lookup` is absent if the platform has no such shipment
 * @param context of the summaries, which are for colleagues; replies are in the customer's language
 */
export function describeCopies(
  { trackingId, lookup }: { trackingId: string; lookup?: Lookup },
  options: CopyOptions,
  context: FormatContext,
): Copies {
  if (lookup) return copiesOfShipment(lookup, options, context);
  return {
    choice: chooseState(undefined),
    hasRecipient: false,
    reply: createReplyWriter(trackingId, undefined, options, context),
  };
}

function copiesOfShipment(lookup: Lookup, options: CopyOptions, context: FormatContext): Copies {
  const { messages } = context;
  const hasRecipient = Boolean(lookup.shipment.proofOfDelivery?.recipient?.trim());
  const copied = options.leavesNameOut ? withoutRecipient(lookup) : lookup;
  const described = describeLookup(copied, context);
  const isSandbox = lookup.environment === 'sandbox';
  return {
    summary: { oneLine: oneLineSummary(described, messages), rich: richSummary(described, messages) },
    choice: chooseState(lookup.shipment, described.otherId !== undefined),
    hasRecipient,
    reply: createReplyWriter(lookup.trackingId, copied, { ...options, isSandbox }, context),
  };
}

function createReplyWriter(
  trackingId: string,
  lookup: Lookup | undefined,
  { language, edits, isSandbox, leavesNameOut }: CopyOptions,
  { locale }: FormatContext,
): Copies['reply'] {
  const replyContext = { language, locale: replyLocale(language, locale) };
  return (state) => {
    const values = placeholderValues(trackingId, lookup?.shipment, replyContext);
    const reply = writeReply(templateOf(edits, language, state), values, { language, isSandbox });
    if (reply.step === 'faulty' || !leavesNameOut) return reply;
    // The agent left the name out on purpose, so it is not reported as missing.
    return { ...reply, missing: reply.missing.filter((name) => name !== 'recipient') };
  };
}

function withoutRecipient(lookup: Lookup): Lookup {
  const { proofOfDelivery } = lookup.shipment;
  if (!proofOfDelivery) return lookup;
  const { recipient: _left, ...rest } = proofOfDelivery;
  return { ...lookup, shipment: { ...lookup.shipment, proofOfDelivery: rest } };
}
