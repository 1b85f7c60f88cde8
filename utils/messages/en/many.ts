import type { Standing } from '../../many/rows.ts';

/** How the shipment of a row is doing, or why nothing is known of it. */
const standing: Record<Standing, string> = {
  problem: 'Problem',
  notFound: 'Not found',
  failed: 'Failed',
  quiet: 'No update',
  unclear: 'Unclear',
  moving: 'Moving',
  delivered: 'Delivered',
  waiting: 'Not asked yet',
};

const ids = (count: number) => (count === 1 ? '1 ID' : `${count} IDs`);

export const many = {
  standing,
  open: 'Look up a list',
  /** Leads back to answers that are there already. */
  showTable: (count: number) => `Back to the table · ${count}`,
  back: 'Back',

  draftTitle: 'Look up a list',
  draftField: 'List of IDs',
  draftHint: 'Paste any text: a list, a ticket, a column of a spreadsheet.',
  found: (count: number) => (count === 0 ? 'No ID recognised' : `${ids(count)} found`),
  /** What else stands alone on its line. */
  includeOthers: (count: number, example: string) =>
    count === 1 ? `Look up ${example} too` : `Look up ${count} other entries too, such as ${example}`,
  othersAre: 'They have no known shape.',
  tooMany: (most: number, count: number) => `The first ${most} of ${count} are looked up.`,
  lookUp: (count: number) => (count === 0 ? 'Look up' : `Look up ${ids(count)}`),

  tableTitle: (count: number) => ids(count),
  progress: (done: number, total: number) => `${done} of ${total}`,
  progressName: 'Answers so far',
  asking: 'Asking…',
  stop: 'Cancel',
  stopping: 'Cancelling…',
  pausedTitle: 'The platform asks for a pause.',
  pausedFor: (seconds: number) =>
    seconds < 90 ? `Goes on in ${seconds} s.` : `Goes on in ${Math.round(seconds / 60)} min.`,
  done: (total: number) => (total === 1 ? '1 answer.' : `All ${total} are answered.`),
  doneWithFailures: (failed: number) =>
    failed === 1 ? '1 could not be looked up.' : `${failed} could not be looked up.`,
  notAsked: (left: number) => `${left} not asked.`,
  cancelled: (left: number) => `Cancelled. ${left} not asked.`,
  environmentChanged: 'Another environment was selected meanwhile.',
  environmentChangedAdvice: 'Its answers and those from before do not mix: look all of them up again.',
  lookUpAgain: 'Look up again',
  goOn: (left: number) => `Look up the other ${left}`,
  retryFailed: (count: number) => `Retry ${count} failed`,

  filter: 'Filter the table',
  filterPlaceholder: 'Filter',
  standings: 'Show only',
  all: (count: number) => `All ${count}`,
  only: (words: string, count: number) => `${words} ${count}`,
  nothingFits: 'No row fits the filter.',
  showAll: 'Show all',

  copyTsv: 'Copy table',
  copyCsv: 'Copy as CSV',
  columnId: 'Tracking ID',
  columnStanding: 'State',
  columnLine: 'What is known',
  columnUpdated: 'Updated',
  /** First row of a copied table. */
  columns: {
    trackingId: 'Tracking ID',
    standing: 'State',
    status: 'Platform status',
    statusCode: 'Status code',
    updatedAt: 'Updated',
    carrier: 'Carrier',
    carrierId: 'Carrier tracking ID',
    deliveredOn: 'Delivered on',
    environment: 'Environment',
    askedAt: 'Asked at',
    note: 'Note',
  },

  checkAll: (requests: number) =>
    requests === 0
      ? 'Show all (no request)'
      : `Check all (${requests === 1 ? '1 request' : `${requests} requests`})`,
};
