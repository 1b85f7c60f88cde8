import { formatPast } from '../../utils/format-time.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { LastSeenStatus, Lookup } from '../shipment/model.ts';
import type { FormatContext } from '../shipment/shipment-description.ts';
import { isSameStatus, storableStatusOf, storedStatusText } from '../shipment/status.ts';
import type { RecentEntry } from './model.ts';

/** Maximum number of days that IDs are saved. */
export const MAX_RECENT_DAYS = 30;

/** Maximum number of entries in each environment. */
const MAX_RECENT = 200;
const DAY_MS = 24 * 3_600_000;
/** Maximum time between lookups of one visit: while working on a ticket, an agent may look an ID up several times. */
const VISIT_MS = 30 * 60_000;

type EntryKey = Pick<RecentEntry, 'environment' | 'trackingId'>;
type SeenLookup = Pick<Lookup, 'environment' | 'trackingId' | 'retrievedAt' | 'shipment'>;

/** Finds the entry of an ID in an environment. */
export function findEntry(entries: readonly RecentEntry[], key: EntryKey): RecentEntry | undefined {
  return entries.find(
    ({ environment, trackingId }) => environment === key.environment && trackingId === key.trackingId,
  );
}

/**
 * Updates an ID's entry after the agent has seen its lookup. Seeing the same lookup again changes nothing.
 * @param entry `undefined` if there is none yet
 */
export function updateEntry(entry: RecentEntry | undefined, lookup: SeenLookup): RecentEntry {
  const { environment, trackingId, retrievedAt } = lookup;
  if (entry?.seenAt === retrievedAt) return entry;
  const current = { environment, trackingId, ...storableStatusOf(lookup), seenAt: retrievedAt };
  const before = entry && statusBefore(entry, current);
  return before ? { ...current, before } : current;
}

function statusBefore(entry: RecentEntry, current: LastSeenStatus): LastSeenStatus | undefined {
  const { tone, status, seenAt } = entry;
  const isSameVisit = Math.abs(current.seenAt - seenAt) <= VISIT_MS;
  const ofThisVisit = isSameVisit ? entry.before : undefined;
  // The agent saw this status on an earlier visit: nothing has changed since then.
  if (isSameStatus(entry, current)) return ofThisVisit;
  if (ofThisVisit && !isSameStatus(ofThisVisit, current)) return ofThisVisit;
  return { tone, ...(status === undefined ? {} : { status }), seenAt };
}

/**
 * The status that the agent saw before, if it has changed since.
 * @param lookup the lookup that the agent sees now
 * @param now milliseconds since 1970
 * @returns `undefined` if nothing has changed, or if the lookup is from an earlier visit
 */
export function previousStatus(
  entries: readonly RecentEntry[],
  lookup: Omit<SeenLookup, 'shipment'>,
  now: number,
): LastSeenStatus | undefined {
  const entry = findEntry(entries, lookup);
  const isThisVisit = entry?.seenAt === lookup.retrievedAt && Math.abs(now - entry.seenAt) <= VISIT_MS;
  return isThisVisit ? entry.before : undefined;
}

/**
 * Adds entries, replacing entries of the same IDs.
 * @param now milliseconds since 1970
 * @param days entries and earlier statuses older than this are dropped
 * @returns at most 200 entries of each environment, latest lookup first
 */
export function mergeEntries(
  entries: readonly RecentEntry[],
  changed: readonly RecentEntry[],
  now: number,
  days = MAX_RECENT_DAYS,
): RecentEntry[] {
  const others = entries.filter((entry) => !findEntry(changed, entry));
  // If all entries are in the future, the clock is wrong now, such as after an empty battery. If only some are, the clock
  // was ahead when they were saved, and they must still expire.
  const isBehind = entries.length > 0 && entries.every(({ seenAt }) => seenAt > now);
  const isRecent = ({ seenAt }: LastSeenStatus) => isBehind || Math.abs(now - seenAt) < days * DAY_MS;
  const recent = [...changed, ...others].filter(isRecent).sort((a, b) => b.seenAt - a.seenAt);
  const production = recent.filter(({ environment }) => environment === 'production').slice(0, MAX_RECENT);
  const sandbox = recent.filter(({ environment }) => environment === 'sandbox').slice(0, MAX_RECENT);
  return [...production, ...sandbox].map(({ before, ...entry }) =>
    before && isRecent(before) ? { ...entry, before } : entry,
  );
}

/**
 * Finds the entries whose ID or status contains a text. Spaces and dashes in IDs are ignored.
 * @returns all entries if the text is blank
 */
export function searchRecent(
  entries: readonly RecentEntry[],
  text: string,
  messages: SharedMessages,
): readonly RecentEntry[] {
  const words = text.trim().toLowerCase();
  const id = withoutSeparators(words);
  if (words === '') return entries;
  return entries.filter((entry) => {
    const { trackingId, tone } = entry;
    const category = messages.shipment.statusCategory[tone];
    const status = `${storedStatusText(entry, messages)} ${category}`.toLowerCase();
    const hasId = id !== '' && withoutSeparators(trackingId.toLowerCase()).includes(id);
    return hasId || status.includes(words);
  });
}

const withoutSeparators = (id: string) => id.replace(/[\s-]/g, '');

/** An earlier status as text: `In transit`, seen `on Tuesday 09:10`. */
export interface PreviousStatusDescription {
  status: string;
  when: string;
  /** Machine-readable, for `<time datetime>`. */
  iso: string;
  /** In full, with the time zone. */
  exact: string;
}

/** Describes the previously seen status as text. */
export function describePreviousStatus(
  previous: LastSeenStatus,
  { messages, locale, now }: FormatContext,
): PreviousStatusDescription {
  const { day, text, iso, exact } = formatPast(previous.seenAt, locale, now);
  return {
    status: storedStatusText(previous, messages),
    when: messages.shipment.seen[day](text),
    iso,
    exact,
  };
}
