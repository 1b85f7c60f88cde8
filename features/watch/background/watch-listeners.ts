import { browser } from '../../../utils/browser.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { onStoredChange } from '../../../utils/stored-change.ts';
import { settingsItem } from '../../connection/storage.ts';
import type { Selected } from '../watch.ts';
import type { WatchService } from './watch.ts';
import { onWatchAlarm } from './watch-alarm.ts';
import { createListenToNotices, openShipment } from './watch-notices.ts';

/** Everything in the browser that moves the watches. To be called synchronously at every start of the background. */
export function listenForWatches(watches: WatchService, selected: () => Promise<Selected>): void {
  const run = (step: Promise<void>) =>
    void step.catch((error: unknown) => logUnexpected('watched IDs', error));
  const listenToNotices = createListenToNotices((key) => {
    run(selected().then(({ environment }) => openShipment(key, environment)));
  });
  onWatchAlarm(() => run(watches.check()));
  listenToNotices();
  browser.permissions.onAdded.addListener(() => {
    listenToNotices();
    run(watches.accessGranted());
  });
  onStoredChange(settingsItem, () => run(watches.schedule()));
  // The alarm may have been lost with the browser.
  run(watches.schedule());
}
