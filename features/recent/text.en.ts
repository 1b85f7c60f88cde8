/** The list of recent IDs. */
export const recentText = {
  title: 'Recent',
  checked: (age: string | undefined) => (age ? `checked ${age}` : 'checked just now'),
  empty: (days: number) =>
    days === 0
      ? 'IDs you look up aren’t saved.'
      : `IDs you look up are listed here for ${days === 1 ? '1 day' : `${days} days`}.`,
  search: 'Search recent IDs',
  searchPlaceholder: 'Search by ID or status',
  noneFound: (query: string) => `No recent IDs match “${query}”.`,
  found: (count: number, total: number) => `${count} of ${total}`,
  showAll: (count: number) => `Show all ${count}`,

  remove: (trackingId: string) => `Remove ${trackingId} from recent IDs`,
  clear: 'Clear all',
  removedOne: (trackingId: string) => `${trackingId} removed.`,
  removedAll: (count: number) => (count === 1 ? '1 ID removed.' : `${count} IDs removed.`),
  undo: 'Undo',

  unreadableTitle: 'The recent IDs couldn’t be read.',
  unreadableAdvice:
    'They’re damaged or from a newer version. New lookups aren’t saved until they’re replaced.',
  startNew: 'Start a new list',
};
