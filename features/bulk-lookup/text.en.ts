import { shipmentText } from '../shipment/text.en.ts';
import type { RowStatus } from './model.ts';

const rowStatus: Record<RowStatus, string> = {
  ...shipmentText.statusCategory,
  notFound: 'Not found',
  failed: 'Failed',
  waiting: 'Not checked yet',
};

/** The texts of the popup's lists about many IDs. */
export const bulkLookupText = {
  rowStatus,
  open: 'Enter a list',
  /** Button that returns to the latest table. */
  showTable: (count: number) => `Back to the table · ${count}`,
  lookingUp: 'Looking up…',

  /** One reply to the customer about all IDs. */
  replyForAll: (count: number) => `Reply for all ${count}`,

  /** Looks up those IDs of a list that have no answer yet. */
  check: (requests: number, total: number) => `Check ${requests} of ${total}`,
  /** Its tooltip. */
  checkNeeds: (requests: number) => (requests === 1 ? 'Needs 1 lookup' : `Needs ${requests} lookups`),
  openAsTable: 'Open as table',
  openAsTableNeeds: 'Shows what is known; needs no lookup',
  /** A row without an answer. */
  clickToLookUp: 'Click to look up',
  deliveredAge: (day: string) => `delivered ${day}`,
  updatedAge: (age: string) => `updated ${age}`,
};
