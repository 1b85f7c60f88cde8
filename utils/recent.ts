import { EnvironmentSchema } from './environment.ts';
import { isSameState, type SeenState, SeenStateSchema, stateOf } from './seen-state.ts';
import type { Lookup } from './shipment.ts';
import { TrackingIdSchema } from './tracking-id.ts';
import { z } from './zod.ts';

/** In each environment. */
export const MOST_RECENT = 200;
export const MOST_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** Answers no further apart than this belong to one look: an agent who works on a ticket asks more than once. */
const LOOK_MS = 30 * 60_000;

/** A shipment as the agent saw it last, and as it was before. */
export const RecentEntrySchema = SeenStateSchema.extend({
  trackingId: TrackingIdSchema,
  environment: EnvironmentSchema,
  /** Another state, as the agent saw it last before this look; or, if there was none, at the start of this look. */
  before: SeenStateSchema.optional(),
});
export type RecentEntry = z.infer<typeof RecentEntrySchema>;

type EntryKey = Pick<RecentEntry, 'environment' | 'trackingId'>;
type Answer = Pick<Lookup, 'environment' | 'trackingId' | 'retrievedAt' | 'shipment'>;

/** The entry of an ID, if there is one. */
export function findEntry(entries: readonly RecentEntry[], key: EntryKey): RecentEntry | undefined {
  return entries.find((entry) => isEntryOf(entry, key));
}

/** Whether an entry is that of an ID in an environment. */
export function isEntryOf(entry: EntryKey, { environment, trackingId }: EntryKey): boolean {
  return entry.environment === environment && entry.trackingId === trackingId;
}

/** An entry after the agent was given an answer. Being given the same answer again changes nothing. */
export function afterAnswer(entry: RecentEntry | undefined, answer: Answer): RecentEntry {
  const { environment, trackingId, retrievedAt, shipment } = answer;
  if (entry?.seenAt === retrievedAt) return entry;
  const present = { environment, trackingId, ...stateOf(shipment), seenAt: retrievedAt };
  const before = entry && beforeAfter(entry, present);
  return before ? { ...present, before } : present;
}

function beforeAfter(entry: RecentEntry, present: SeenState): SeenState | undefined {
  const { tone, status, seenAt } = entry;
  const isSameLook = Math.abs(present.seenAt - seenAt) <= LOOK_MS;
  const fromThisLook = isSameLook ? entry.before : undefined;
  // The agent knows this state from an earlier look: nothing has changed since.
  if (isSameState(entry, present)) return fromThisLook;
  if (fromThisLook && !isSameState(fromThisLook, present)) return fromThisLook;
  return { tone, ...(status === undefined ? {} : { status }), seenAt };
}

/**
 * What has changed since the agent last looked.
 * @param answer what the agent is given now
 * @param now milliseconds since 1970
 * @returns the state that was seen before; `undefined` where there is no change, or where the answer is that of an earlier look
 */
export function beforeOf(
  entries: readonly RecentEntry[],
  answer: Pick<Answer, 'environment' | 'trackingId' | 'retrievedAt'>,
  now: number,
): SeenState | undefined {
  const entry = findEntry(entries, answer);
  const isThisLook = entry?.seenAt === answer.retrievedAt && Math.abs(now - entry.seenAt) <= LOOK_MS;
  return isThisLook ? entry.before : undefined;
}

/**
 * Puts entries in the place of those of the same IDs.
 * @param now milliseconds since 1970
 * @param days what was seen more than these from now is dropped
 * @returns at most 200 of each environment, latest look first
 */
export function withEntries(
  entries: readonly RecentEntry[],
  changed: readonly RecentEntry[],
  now: number,
  days = MOST_DAYS,
): RecentEntry[] {
  const others = entries.filter((entry) => !findEntry(changed, entry));
  const isYoung = ({ seenAt }: SeenState) => Math.abs(now - seenAt) < days * DAY_MS;
  const young = [...changed, ...others].filter(isYoung).sort((one, other) => other.seenAt - one.seenAt);
  const production = young.filter(({ environment }) => environment === 'production').slice(0, MOST_RECENT);
  const sandbox = young.filter(({ environment }) => environment === 'sandbox').slice(0, MOST_RECENT);
  return [...production, ...sandbox].map(({ before, ...entry }) =>
    before && isYoung(before) ? { ...entry, before } : entry,
  );
}

export const RecentSchema = z.object({
  /** Of one environment, latest look first. */
  entries: z.array(RecentEntrySchema),
  /** Entries are there but damaged or from a newer version; nothing is added before the list is cleared. */
  unreadable: z.boolean(),
});
export type Recent = z.infer<typeof RecentSchema>;
