import { partialRecordOf, z } from '../../utils/zod.ts';
import type { StatusKind } from '../shipment/model.ts';
import { REPLY_LANGUAGES } from './languages.ts';

export const ReplyLanguageSchema = z.enum(REPLY_LANGUAGES);

/**
 * Situations for replies, in the order of a shipment's way. `moving`: in transit; templates are stored under these names.
 * `notReceived`: the platform reports a delivery, but the customer received nothing. `several`: one reply about many IDs.
 */
export const REPLY_STATES = [
  'notShipped',
  'moving',
  'handedOver',
  'outForDelivery',
  'waitingForPickup',
  'attempted',
  'noUpdate',
  'problem',
  'returned',
  'delivered',
  'notReceived',
  'notFound',
  'several',
] as const;

export const ReplyStateSchema = z.enum(REPLY_STATES);
export type ReplyState = z.infer<typeof ReplyStateSchema>;

/** A text about an ID: to the customer in one of the situations, or to colleagues. */
export type ReplyType = ReplyState | 'note';

/** The texts of replies in one language: the customer's, not the agent's. */
export interface ReplyLanguageText {
  /** First line of every reply about test data. */
  sandbox: string;
  dateAndTime(date: string, time: string): string;
  /** A time of day, from 0:00 to 23:59; `undefined`: as in the locale, which may have 12 hours or 24. */
  time: ((hours: number, minutes: number) => string) | undefined;
  /** Stands in for a carrier with a tracking number but no name; follows “to” and “by”. */
  anotherCarrier: string;
  /** The photos of a delivery; an object of “send” and “include”. */
  images(count: number): string;
  /** The names of the statuses; `undefined`: the platform's own words, which are English. */
  status: Record<StatusKind, string> | undefined;
  /** Where a parcel was delivered, if not to the recipient; follows “delivered”. */
  deliveredTo: Partial<Record<StatusKind, string>>;
  /** The default templates. */
  templates: Record<ReplyState, string>;
  /** In a reply about several IDs, those of each situation. */
  listed: Record<ListedSituation, ListedText>;
}

/** A situation in a list of IDs. `unclear`: the agent has to say what became of them. */
export type ListedSituation = Exclude<ReplyState, 'notReceived' | 'several'> | 'unclear';

interface ListedText {
  /** Above the IDs: of one, and of more. */
  heading: readonly [one: string, more: string];
  /** A template for each ID. */
  line: string;
}

/** Maximum length in UTF-16 code units. */
export const MAX_TEMPLATE_LENGTH = 5_000;

/** The schema of templates by language and state. @param template the schema of each */
export const templatesOf = (template: z.ZodMiniType<string>) =>
  partialRecordOf(REPLY_LANGUAGES, partialRecordOf(REPLY_STATES, template));

/** Changed templates. All others are the defaults. */
export const TemplateEditsSchema = templatesOf(z.string().check(z.maxLength(MAX_TEMPLATE_LENGTH)));
export type TemplateEdits = z.infer<typeof TemplateEditsSchema>;

/** Maximum length of a person's name, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 100;
/** Maximum length in UTF-16 code units. */
export const MAX_SIGNATURE_LENGTH = 1_000;

/** Who signs replies; empty texts are not set. */
export const ReplySenderSchema = z.object({
  agent: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  /** May have several lines. */
  signature: z.string().check(z.maxLength(MAX_SIGNATURE_LENGTH)),
});
export type ReplySender = z.infer<typeof ReplySenderSchema>;
export const NO_SENDER: ReplySender = { agent: '', signature: '' };
