import type { InsertResult } from '../page/model.ts';
import type { ReplyLanguage } from './languages.ts';
import type { ReplyState } from './model.ts';
import type { TemplateProblem } from './writer/parse-template.ts';
import type { Placeholder } from './writer/placeholders.ts';

const stateName: Record<ReplyState, string> = {
  notShipped: 'Not shipped yet',
  moving: 'In transit',
  handedOver: 'With another carrier',
  outForDelivery: 'Out for delivery',
  waitingForPickup: 'Waiting for pickup',
  attempted: 'Delivery attempted',
  noUpdate: 'No update',
  problem: 'Problem',
  returned: 'Returned',
  delivered: 'Delivered',
  notReceived: 'Delivered, not received',
  notFound: 'Not found',
  several: 'Several IDs',
};

const languageName: Record<ReplyLanguage, string> = { en: 'English', fr: 'French', es: 'Spanish' };

const placeholderName: Record<Placeholder, string> = {
  trackingId: 'tracking ID',
  status: 'status',
  updated: 'day of the update',
  carrier: 'carrier',
  carrierId: 'carrier’s tracking number',
  carrierPage: 'tracking page of the carrier',
  deliveredTo: 'place of delivery',
  deliveredOn: 'time of delivery',
  recipient: 'recipient',
  images: 'delivery photos',
  address: 'address',
  count: 'number of IDs',
  parcels: 'list of IDs',
  customer: 'customer’s name',
  agent: 'your name',
  signature: 'signature',
};

const landed = 'Inserted. Review it before sending.';
const notTaken = 'Couldn’t insert the reply. ';
const notInserted = 'Not inserted.';
const hidden =
  'Not inserted: this page covers or moves the card. Open Waybill from the toolbar to copy the reply.';

/** The result of inserting, with and without the reply on the clipboard. */
const insertOutcome: Record<InsertResult, { copied: string; notCopied: string }> = {
  landed: { copied: landed, notCopied: landed },
  notTaken: {
    copied: `${notTaken}It’s on your clipboard, so paste it instead.`,
    notCopied: `${notTaken}Select the text above and copy it.`,
  },
  noEditor: {
    copied: 'Open the reply box first. The reply is on your clipboard, so you can also paste it.',
    notCopied: 'Open the reply box first, or select the text above and copy it.',
  },
  cancelled: {
    copied: `${notInserted} The reply is on your clipboard.`,
    notCopied: notInserted,
  },
  hidden: { copied: hidden, notCopied: hidden },
};

/** The strings of the form for a reply. */
export const replyFormText = {
  stateName,
  languageName,
  placeholderName,
  insertOutcome,
  replyTitle: 'Reply to the customer',
  note: 'Internal note',
  noteAdvice: 'For your team only: use it in an internal note.',
  situation: 'Reply type',
  chooseSituation: 'Choose a reply',
  language: 'Language',
  /** The field for the customer’s name, which may stay empty. */
  customer: 'Customer’s name (optional)',
  detected: (language: string) => `${language} · detected`,
  leaveNameOut: 'Hide the recipient’s name',
  preview: 'Preview',
  replyText: 'Reply text',
  edited: 'Edited',
  resetReply: 'Reset',
  restoreReply: 'Restore my text',
  nothingChosen: 'Can’t suggest a reply for this status. Choose one.',
  missing: (names: string[]) => `Left out (no data): ${names.join(', ')}.`,
  emptyTitle: 'This reply would be empty.',
  emptyAdvice: (names: string[]) => `It needs data that isn’t available: ${names.join(', ')}.`,
  faultyTitle: 'This template can’t be used.',
  editTemplates: 'Edit templates',
  defaultsTitle: 'Your templates couldn’t be read.',
  defaultsAdvice: 'These are the defaults.',
  choicesLostTitle: 'Your choices for replies couldn’t be read.',
  choicesLostAdvice: 'Check the language, and whether the name is to be hidden.',
  problem: (problem: TemplateProblem) =>
    problem.kind === 'unpaired'
      ? `Unmatched or nested “${problem.sign}”.`
      : `There is no placeholder {${problem.name}}.`,
  reading: 'Reading the templates…',
  copy: 'Copy',
  inserting: 'Inserting…',
  insertFailed: `${notTaken}Copy it instead.`,
  back: 'Back',
};
