import { browser, onStoredChange } from '../../../utils/browser.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { NOTIFICATIONS } from '../../../utils/optional-apis.ts';
import { safeRead } from '../../../utils/zod.ts';
import { settingsItem } from '../../connection/storage.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import { type Environment, EnvironmentSchema } from '../../platform/model.ts';
import { TrackingIdSchema } from '../../shipment/model.ts';
import type { Selected, StatusChange, WatchKey } from '../model.ts';
import type { WatchAlarm, WatchService } from './watch.ts';

/** Name of the alarm, and the first word in the names of notifications. */
const NAME = 'watch';

/** `WatchAlarm` over the browser's alarms, which survive the background but not always a browser restart. */
export const browserAlarm: WatchAlarm = {
  async set(at) {
    await browser.alarms.create(NAME, { when: at });
  },
  async clear() {
    await browser.alarms.clear(NAME);
  },
};

/** Passes a lookup on to the popup that is opening in a window. */
type EnqueueLookup = (request: LookupRequest, windowId: number) => Promise<void>;

/** Connects the watches to the browser's events. Call it synchronously at every start of the background. */
export function listenForWatches(
  watches: WatchService,
  selected: () => Promise<Selected>,
  enqueueLookup: EnqueueLookup,
): void {
  const run = (step: Promise<void>) =>
    void step.catch((error: unknown) => logUnexpected('watched IDs', error));
  const listenToNotices = createListenToNotices((key) => {
    run(selected().then(({ environment }) => openShipment(key, environment, enqueueLookup)));
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === NAME) run(watches.check());
  });
  // Without a listener the background would not start with the browser, and a lost alarm would not be restored.
  browser.runtime.onStartup.addListener(() => undefined);
  listenToNotices();
  browser.permissions.onAdded.addListener(() => {
    listenToNotices();
    run(watches.accessGranted());
  });
  onStoredChange(settingsItem, () => run(watches.schedule()));
  // The alarm may have been lost when the browser closed.
  run(watches.schedule());
}

/** Whether the user has allowed notifications. */
export const mayNotify = (): Promise<boolean> => browser.permissions.contains(NOTIFICATIONS);

/**
 * Shows a change as a browser notification; a later one for the same ID replaces it. Does nothing without the
 * permission: the list of watched IDs shows the change.
 */
export async function showNotice(
  { watch }: StatusChange,
  text: { title: string; message: string },
): Promise<void> {
  if (!(await mayNotify())) return;
  await browser.notifications?.create(`${NAME} ${watch.environment} ${watch.trackingId}`, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('icon/128.png'),
    ...text,
  });
}

/**
 * Creates a function that listens for clicks on notifications: a click closes the notification and calls `open`.
 * Call that function synchronously at every start of the background, and again when the permission is granted.
 */
function createListenToNotices(open: (key: WatchKey) => void): () => void {
  let isListening = false;
  return () => {
    // The API does not exist before the permission is granted.
    if (isListening || browser.notifications === undefined) return;
    isListening = true;
    browser.notifications.onClicked.addListener((name) => {
      const key = watchNamed(name);
      if (!key) return;
      void browser.notifications.clear(name);
      open(key);
    });
  };
}

function watchNamed(name: string): WatchKey | undefined {
  const [prefix, environment, trackingId] = name.split(' ');
  const keys = {
    environment: safeRead(EnvironmentSchema, environment),
    id: safeRead(TrackingIdSchema, trackingId),
  };
  if (prefix !== NAME || !keys.environment.success || !keys.id.success) return undefined;
  return { environment: keys.environment.data, trackingId: keys.id.data };
}

/**
 * Shows a shipment in its own window, because there may be no other window that could hold a tab. Its URL has no ID:
 * browsers keep URLs in their history.
 * @param selected an ID of another environment is not looked up; the list shows where it is watched
 */
async function openShipment(
  { environment, trackingId }: WatchKey,
  selected: Environment,
  enqueueLookup: EnqueueLookup,
): Promise<void> {
  const url = browser.runtime.getURL('popup.html');
  const { id } = await browser.windows.create({ url, type: 'popup', width: 420, height: 680 });
  if (id === undefined || environment !== selected) return;
  await enqueueLookup({ kind: 'lookUp', trackingId }, id);
}
