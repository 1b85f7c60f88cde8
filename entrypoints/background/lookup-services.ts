import type { ReadNotificationMessages } from '../../features/background-catalogue.ts';
import { createGetCachedLookups, createLookupCache } from '../../features/lookup/background/lookup-cache.ts';
import {
  createGetShipment,
  createLookupEvents,
  createRunningLookups,
} from '../../features/lookup/background/shipments.ts';
import { lookupsItem } from '../../features/lookup/storage.ts';
import { createHistory, createRecordSeen } from '../../features/recent/background/history.ts';
import { createLastList } from '../../features/recent/background/last-list.ts';
import { createRecentStore } from '../../features/recent/background/recent-store.ts';
import { lastListItem, recentItem, unsavedRecentItem } from '../../features/recent/storage.ts';
import { createWatches } from '../../features/watch/background/watch.ts';
import { browserAlarm, showNotice } from '../../features/watch/background/watch-browser.ts';
import { watchesItem } from '../../features/watch/storage.ts';
import { notificationText } from '../../features/watch/watch-words.ts';
import type { StorageAccess } from '../../utils/storage.ts';
import type { PlatformServices } from './platform-services.ts';

export type LookupServices = ReturnType<typeof createLookupServices>;

/** Creates the services for lookups and for the features that use their results: cache, recent IDs, watches. */
export function createLookupServices(
  storage: StorageAccess,
  { connections, policy, lookUp }: PlatformServices,
  messages: ReadNotificationMessages,
) {
  const now = Date.now;
  const cache = createLookupCache(
    () => storage.readValue(lookupsItem),
    (lookups) => storage.write(lookupsItem, lookups),
  );
  const lookupEvents = createLookupEvents();
  const getShipment = createGetShipment({ connections, cache, lookupEvents, lookUp, now });
  const recentStore = createRecentStore({
    readSaved: () => storage.read(recentItem),
    writeSaved: (entries) => storage.write(recentItem, [...entries]),
    readUnsaved: () => storage.readValue(unsavedRecentItem),
    writeUnsaved: (entries) => storage.write(unsavedRecentItem, [...entries]),
    now,
    days: policy.recentDays,
  });
  const lastList = createLastList({
    read: () => storage.readValue(lastListItem),
    write: (list) => storage.write(lastListItem, list),
    now,
  });
  const history = createHistory(recentStore, now, policy.recentDays);
  const watches = createWatches({
    read: () => storage.read(watchesItem),
    write: (state) => storage.write(watchesItem, state),
    selected: connections.selected,
    ask: ({ environment, trackingId }) => getShipment(trackingId, { refresh: true, watchIn: environment }),
    recall: async (key) => {
      const selected = await connections.selected();
      return key.environment === selected.environment ? cache.find({ ...selected, ...key }) : undefined;
    },
    alarm: browserAlarm,
    async notify(change) {
      const { watch, readStateText } = await messages();
      await showNotice(change, notificationText(change, { watch, shipment: await readStateText() }));
    },
    now,
  });
  lookupEvents.on(watches.note);

  /**
   * Reads the stored values that a lookup needs and the start of the background has not read. Sends no request to the
   * platform. Removes old recent IDs.
   */
  async function readAhead(): Promise<void> {
    // Cache and history are read as a whole, so the environment does not matter.
    await Promise.all([connections.partner(), cache.idsOf('sandbox'), history.getEntries('sandbox')]);
  }

  return {
    readAhead,
    cache,
    lookupEvents,
    getShipment,
    runningLookups: createRunningLookups(),
    getCachedLookups: createGetCachedLookups({ connections, cache, now }),
    history,
    lastList,
    recordSeen: createRecordSeen(history, watches),
    watches,
  };
}
