import { waitText } from '../../components/texts/wait-text.ts';

const ids = (count: number) => (count === 1 ? '1 ID' : `${count} IDs`);

const MAX_LISTED = 3;
/** For example `A, B, C and 4 more`. */
function firstOf(all: string[]): string {
  const more = all.length - MAX_LISTED;
  return `${all.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What only the views of a list show: its draft, its table and the reply about it. */
export const bulkViewText = {
  back: 'Back',

  draftTitle: 'Look up a list',
  draftField: 'List of IDs',
  draftHint: 'Paste any text: a list, a ticket, a column of a spreadsheet.',
  found: (count: number) => (count === 0 ? 'No IDs found' : `${ids(count)} found`),
  /** Offers entries that are alone on their lines and have no known format. */
  includeOthers: (count: number, example: string) =>
    count === 1 ? `Look up ${example} too` : `Look up ${count} other entries too, such as ${example}`,
  othersAre: 'No known format matches.',
  tooMany: (max: number, count: number) => `The first ${max} of ${count} are looked up.`,
  lookUp: (count: number) => (count === 0 ? 'Look up' : `Look up ${ids(count)}`),

  tableTitle: (count: number) => ids(count),
  progress: (done: number, total: number) => `${done} of ${total}`,
  progressName: 'Looked up so far',
  stop: 'Cancel',
  stopping: 'Cancelling…',
  pausedTitle: 'Too many requests.',
  pausedFor: (ms: number) => `Resumes in ${waitText(ms, 'en')}.`,
  done: (total: number) => (total === 1 ? '1 looked up.' : `All ${total} looked up.`),
  doneWithFailures: (failed: number) =>
    failed === 1 ? '1 couldn’t be looked up.' : `${failed} couldn’t be looked up.`,
  notLookedUp: (left: number) => `${left} not looked up.`,
  cancelled: (left: number) => `Cancelled. ${left} not looked up.`,
  platformChanged: 'The environment or the connection settings changed.',
  platformChangedAdvice: 'Look them all up again to avoid mixing results.',
  lookUpAgain: 'Look up again',
  resume: (left: number) => `Look up the other ${left}`,
  retryFailed: (count: number) => `Retry ${count} failed`,

  filter: 'Filter the table',
  filterPlaceholder: 'Filter',
  statusFilter: 'Show only',
  all: (count: number) => `All ${count}`,
  only: (words: string, count: number) => `${words} ${count}`,
  noMatches: 'No matches.',
  showAll: 'Show all',
  replyTitle: (count: number) => `Reply about ${ids(count)}`,
  unclear: (count: number) => `${ids(count)} without a clear answer.`,
  unclearAdvice: (unclear: string[]) =>
    `The reply only says that you’re checking ${firstOf(unclear)}. Add what you know.`,

  copyTsv: 'Copy table',
  copyCsv: 'Copy as CSV',
  columnId: 'Tracking ID',
  columnStatus: 'Status',
  columnLine: 'Details',
  columnUpdated: 'Updated',
  /** The column headings of a copied table. */
  columns: {
    trackingId: 'Tracking ID',
    rowStatus: 'Status',
    status: 'Platform status',
    statusCode: 'Status code',
    updatedAt: 'Updated',
    carrier: 'Carrier',
    carrierId: 'Carrier tracking number',
    deliveredOn: 'Delivered on',
    environment: 'Environment',
    checkedAt: 'Checked at',
    note: 'Note',
  },
};
