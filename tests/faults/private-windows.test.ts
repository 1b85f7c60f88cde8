import { expect, test } from 'vitest';
import type { ConnectionService } from '../../features/connection/background/connections.ts';
import { createLookupCache } from '../../features/lookup/background/lookup-cache.ts';
import {
  createGetShipment,
  createLookupEvents,
  createRunningLookups,
  lookupHandlers,
} from '../../features/lookup/background/shipments.ts';
import { createRecordSeen } from '../../features/recent/background/history.ts';
import type { Sender } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import { connection } from '../fakes/http.ts';

const SENDER: Sender = { tabId: undefined, frameId: undefined, windowId: undefined, address: undefined };

/** The lookup with everything that keeps answers. @returns its handlers, and the IDs that were kept, by place */
function create() {
  const kept = {
    session: [] as string[],
    listeners: [] as string[],
    recent: [] as string[],
    watches: [] as string[],
  };
  const { environment, generation } = connection;
  const lookupEvents = createLookupEvents();
  lookupEvents.on(async ({ trackingId }) => void kept.listeners.push(trackingId));
  const getShipment = createGetShipment({
    connections: {
      selected: async () => ({ environment, generation }),
      partner: async () => succeed(connection),
    } as unknown as ConnectionService,
    cache: createLookupCache(
      async () => [],
      async (lookups) => {
        kept.session = lookups.map(({ trackingId }) => trackingId);
      },
    ),
    lookupEvents,
    lookUp: async () => succeed({ shipment: { problems: [] }, raw: '{}' }),
    now: Date.now,
  });
  const recordSeen = createRecordSeen(
    { recordLookup: async ({ trackingId }) => void kept.recent.push(trackingId) as undefined },
    { seen: async ({ trackingId }) => void kept.watches.push(trackingId) },
  );
  const handlers = lookupHandlers({
    getShipment,
    recordSeen,
    runningLookups: createRunningLookups(),
    getCachedLookups: async () => [],
  });
  return { handlers, kept };
}

test('row 50: a lookup in a private window is answered, and kept nowhere', async () => {
  const { handlers, kept } = create();
  const lookUp = (trackingId: string, sender: Sender) =>
    handlers.getShipment({ trackingId, refresh: false }, sender);
  for (const _time of [1, 2]) {
    expect(await lookUp('PRIVATE', { ...SENDER, isPrivate: true })).toMatchObject({ ok: true });
  }
  await lookUp('USUAL', SENDER);
  // The private lookups came first, so they would be there.
  await expect
    .poll(() => kept)
    .toEqual({ session: ['USUAL'], listeners: ['USUAL'], recent: ['USUAL'], watches: ['USUAL'] });
});
