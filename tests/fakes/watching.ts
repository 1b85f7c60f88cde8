import type { AnsweredLookup } from '../../features/lookup/model.ts';
import type { Lookup } from '../../features/shipment/model.ts';
import { createWatches, type WatchService } from '../../features/watch/background/watch.ts';
import type { Selected, StatusChange, Watch } from '../../features/watch/model.ts';
import { type WatchState, watchesItem } from '../../features/watch/storage.ts';
import { type Outcome, succeed } from '../../utils/outcome.ts';
import type { Stored } from '../../utils/storage.ts';
import { fakeLookup } from './lookup.ts';

export const KEY = { environment: 'sandbox', trackingId: 'ABC' } as const;

/** A lookup of `KEY`. */
export function lookupOf(status: string): Lookup {
  return fakeLookup(KEY.trackingId, { status });
}

/** The environment of the watches, which tests can read and change. */
export interface FakeWorld {
  now: number;
  stored: Stored<WatchState>;
  selected: Selected;
  recalled: AnsweredLookup | undefined;
  answer(): Promise<Outcome<Lookup>>;
  asked: string[];
  notified: StatusChange[];
  ringsAt: number | undefined;
  /** The browser refuses to store anything. */
  isFull: boolean;
}

export function createFakeWorld(): FakeWorld {
  return {
    now: 1_000_000_000_000,
    stored: { state: 'absent', value: watchesItem.fallback },
    selected: { environment: 'sandbox', generation: 1 },
    recalled: lookupOf('IN_TRANSIT'),
    answer: async () => succeed(lookupOf('IN_TRANSIT')),
    asked: [],
    notified: [],
    ringsAt: undefined,
    isFull: false,
  };
}

/** Creates the service, like a starting background. */
export function startWatches(world: FakeWorld): WatchService {
  return createWatches({
    read: async () => world.stored,
    write: async (value) => {
      if (world.isFull) throw new Error('quota');
      world.stored = { state: 'kept', value };
    },
    selected: async () => world.selected,
    ask: ({ environment, trackingId }) => {
      world.asked.push(`${environment} ${trackingId}`);
      return world.answer();
    },
    recall: async () => world.recalled,
    alarm: {
      set: async (at) => {
        world.ringsAt = at;
      },
      clear: async () => {
        world.ringsAt = undefined;
      },
    },
    notify: async (change) => void world.notified.push(change),
    now: () => world.now,
  });
}

/** Advances the clock to the alarm and fires it. */
export async function ring(world: FakeWorld, watches: WatchService): Promise<void> {
  if (world.ringsAt === undefined) throw new Error('no alarm is set');
  world.now = Math.max(world.now, world.ringsAt);
  await watches.check();
}

/** The first stored watch. */
export function firstWatch({ stored }: FakeWorld): Watch | undefined {
  return stored.value.watches[0];
}
