import type { InsertOutcome } from '../../page-commands.ts';
import type { ReplyLanguage } from '../../replies/language.ts';
import type { Placeholder } from '../../replies/placeholder.ts';
import type { ReplyState } from '../../replies/state.ts';
import type { TemplateProblem } from '../../replies/template.ts';

const stateName: Record<ReplyState, string> = {
  moving: 'On its way',
  handedOver: 'Handed over to another carrier',
  delivered: 'Delivered',
  notReceived: 'Delivered, but not received',
  problem: 'Problem with the delivery',
  notFound: 'Not found',
};

const languageName: Record<ReplyLanguage, string> = { en: 'English', fr: 'French', es: 'Spanish' };

const placeholderName: Record<Placeholder, string> = {
  trackingId: 'tracking ID',
  status: 'status',
  updated: 'time of the update',
  carrier: 'carrier',
  carrierId: 'ID at the carrier',
  carrierPage: 'tracking page of the carrier',
  deliveredOn: 'time of delivery',
  recipient: 'recipient',
  images: 'number of proof images',
  address: 'address',
};

/** What became of an attempt to insert, when the reply is on the clipboard and when it is not. */
const insertOutcome: Record<InsertOutcome, { copied: string; notCopied: string }> = {
  landed: {
    copied: 'Inserted. Read it once more before you send it.',
    notCopied: 'Inserted. Read it once more before you send it.',
  },
  notTaken: {
    copied: 'The editor did not take it. It is on the clipboard: paste it there.',
    notCopied: 'The editor did not take it. Select the text above and copy it.',
  },
  noEditor: {
    copied: 'No editor was in use on this page. The reply is on the clipboard: paste it where you write.',
    notCopied: 'No editor was in use on this page. Select the text above and copy it.',
  },
};

export const copying = {
  stateName,
  languageName,
  placeholderName,
  insertOutcome,

  copyReply: 'Copy reply',
  copySummary: 'Copy summary',
  oneLine: 'On one line',
  formatted: 'With formatting',

  replyTitle: 'Reply to the customer',
  situation: 'Situation',
  chooseSituation: 'Choose what fits',
  language: 'Language',
  leaveNameOut: 'Leave out the recipient’s name',
  leavesNameOut: 'The name is left out of replies and summaries.',
  namesRecipient: 'The name is part of replies and summaries.',
  preview: 'Preview',
  nothingChosen: 'The status does not say which reply fits. Choose the situation.',
  missing: (names: string[]) => `Not known, so left out: ${names.join(', ')}.`,
  emptyTitle: 'Nothing is left of this template.',
  emptyAdvice: (names: string[]) => `All of it depends on what is not known: ${names.join(', ')}.`,
  faultyTitle: 'This template cannot be used.',
  editTemplates: 'Edit templates',
  defaultsTitle: 'The changed templates could not be read.',
  defaultsAdvice: 'These are the ones that Waybill came with.',
  problem: (problem: TemplateProblem) =>
    problem.kind === 'unpaired'
      ? `There is a ${problem.sign} without its partner, or one inside another.`
      : `There is no placeholder {${problem.name}}.`,
  reading: 'Reading the templates…',
  copy: 'Copy',
  insert: 'Insert',
  inserting: 'Inserting…',
  insertFailed: 'It could not be inserted. Copy it instead.',
  back: 'Back',
};
