import type { RichText } from '../../components/use-copy.ts';
import { otherIdOf } from '../shipment/description.ts';
import type { Lookup, Shipment } from '../shipment/model.ts';
import { describeLookup, type FormatContext } from '../shipment/shipment-description.ts';
import { oneLineSummary, richSummary } from '../shipment/shipment-summary.ts';
import { chooseState, type StateChoice } from './choose-state.ts';
import type { ReplyLanguage } from './languages.ts';
import type { ReplySender, ReplyType, TemplateEdits } from './model.ts';
import type { ReplyStore } from './state.ts';

/** Everything that can be copied about one ID, besides the ID itself. */
export interface Copies {
  /** Absent if the platform has no such shipment. Written on demand: most answers are read and never copied. */
  summary?: { oneLine(): string; rich(): RichText };
  choice: StateChoice;
  /** Whether the record names a recipient, whom the agent may leave out. */
  hasRecipient: boolean;
  subject: ReplySubject;
}

/** The replies that may be sent about an ID, best match first, and the note to colleagues. */
export function replyTypesOf({ choice, summary }: Pick<Copies, 'choice' | 'summary'>): readonly ReplyType[] {
  return summary ? [...choice.states, 'note'] : choice.states;
}

/** The subject and the options of a reply. The writer is loaded on first use (`write-about.ts`). */
export interface ReplySubject {
  trackingId: string;
  /** Absent if the platform has no such shipment. */
  shipment: Shipment | undefined;
  options: CopyOptions;
  /** The agent's locale. */
  locale: string;
}

export interface CopyOptions {
  language: ReplyLanguage;
  leavesNameOut: boolean;
  edits: TemplateEdits;
  /** Whether the selected environment is the sandbox. Used for an unknown ID; a shipment names its own environment. */
  isSandbox: boolean;
  /** Absent until the agent enters it in the options. */
  sender?: ReplySender | undefined;
}

/** The agent's choices and templates. Until the templates are loaded, the defaults are used. */
export function currentCopyOptions(replies: ReplyStore, isSandbox: boolean): CopyOptions {
  const loading = replies.loading.value;
  return {
    language: replies.language.value,
    leavesNameOut: replies.leavesNameOut.value,
    edits: loading.step === 'ready' ? loading.settings.edits : {},
    isSandbox,
    sender: loading.step === 'ready' ? loading.settings.choices.sender : undefined,
  };
}

/**
 * Summaries of an ID after a successful lookup, and what replies about it need.
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
    subject: { trackingId, shipment: undefined, options, locale: context.locale },
  };
}

function copiesOfShipment(lookup: Lookup, options: CopyOptions, context: FormatContext): Copies {
  const { messages } = context;
  const hasRecipient = Boolean(lookup.shipment.proofOfDelivery?.recipient?.trim());
  const copied = options.leavesNameOut ? withoutRecipient(lookup) : lookup;
  const describe = () => describeLookup(copied, context);
  const isSandbox = lookup.environment === 'sandbox';
  return {
    summary: {
      oneLine: () => oneLineSummary(describe(), messages),
      rich: () => richSummary(describe(), context),
    },
    choice: chooseState(lookup, otherIdOf(lookup) !== undefined),
    hasRecipient,
    subject: {
      trackingId: lookup.trackingId,
      shipment: copied.shipment,
      options: { ...options, isSandbox },
      locale: context.locale,
    },
  };
}

function withoutRecipient(lookup: Lookup): Lookup {
  const { proofOfDelivery } = lookup.shipment;
  if (!proofOfDelivery) return lookup;
  const { recipient: _left, ...rest } = proofOfDelivery;
  return { ...lookup, shipment: { ...lookup.shipment, proofOfDelivery: rest } };
}
