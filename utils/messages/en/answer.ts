import type { SpokenTime } from '../../format-time.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** `yesterday at 14:32`, `on Wed 18 Nov`, or nothing. */
const withTime = (day: string, time: string | undefined) => (time ? `${day} at ${time}` : day);

export const answer = {
  /** For reading now. */
  spokenTime: ({ near, day, time }: SpokenTime) => withTime(near ?? `on ${day}`, time),
  /** For a note that is read later. */
  writtenTime: ({ fullDay, time }: SpokenTime) => withTime(`on ${fullDay}`, time),
  delivered: ({ when, recipient, carrier }: { when?: string; recipient?: string; carrier?: string }) => {
    const delivered = when ? `Delivered ${when}` : 'Delivered';
    if (recipient) return `${delivered}, received by ${recipient}`;
    return carrier ? `${delivered} by ${carrier}` : delivered;
  },
  silence: (days: number) => `No update for ${many(days, 'day', 'days')}`,

  map: 'Map on OpenStreetMap',
  mapHint: 'Leaves for openstreetmap.org, which then sees this address',

  eventsTitle: 'Events',
  showAllEvents: (count: number) => `Show all ${count} events`,
  showFewerEvents: 'Show fewer events',
  noEventTime: 'No time given',
  eventsLeftOut: (count: number) =>
    `${many(count, 'more entry is', 'more entries are')} in the raw reply only.`,
  showAllProblems: (count: number) => `Show all ${count}`,
  showFewerProblems: 'Show fewer',

  rawTitle: 'Raw reply',
  copyRaw: 'Copy raw reply',
  rawIsCut: 'The reply was longer; only its beginning is kept.',
  emptyReply: 'The reply is empty.',
  tree: 'Raw reply, as a tree',
  fields: (count: number) => many(count, 'field', 'fields'),
  entries: (count: number) => many(count, 'entry', 'entries'),
  moreMembers: (count: number) => `Show ${count} more`,
  wholeReply: 'Whole reply',
  cutValue: (length: number) => `… ${length} characters in all`,
  copyValue: 'Copy value',
  copyPath: 'Copy path',
};
