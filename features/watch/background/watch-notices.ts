import { browser } from '../../../utils/browser.ts';
import { NOTIFICATIONS } from '../../../utils/notification-permission.ts';
import { type Environment, EnvironmentSchema } from '../../platform/model.ts';
import { TrackingIdSchema } from '../../shipment/model.ts';
import type { WatchKey, WatchNews } from '../watch.ts';

/** Names the notification of a watch; a later one of the same ID replaces it. */
const PREFIX = 'watch';

/**
 * Shows what changed as a notification of the browser. Without the permission there is none: the list of watched IDs
 * marks what changed.
 */
export async function showNotice(
  { watch }: WatchNews,
  text: { title: string; message: string },
): Promise<void> {
  if (!(await browser.permissions.contains(NOTIFICATIONS))) return;
  await browser.notifications?.create(`${PREFIX} ${watch.environment} ${watch.trackingId}`, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('icon/128.png'),
    ...text,
  });
}

/**
 * Calls `open` with the watch whose notification was clicked, and closes it. To be called synchronously at every start
 * of the background, and again when the permission is granted: before that there is nothing to listen to.
 */
export function createListenToNotices(open: (key: WatchKey) => void): () => void {
  let isListening = false;
  return () => {
    // The API is not there before the permission is granted.
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
    environment: EnvironmentSchema.safeParse(environment),
    id: TrackingIdSchema.safeParse(trackingId),
  };
  if (prefix !== PREFIX || !keys.environment.success || !keys.id.success) return undefined;
  return { environment: keys.environment.data, trackingId: keys.id.data };
}

/**
 * Shows a shipment in a window of its own: there may be no other window to put a tab into.
 * @param selected an ID of another environment is not looked up: the list says where it is watched
 */
export async function openShipment(
  { environment, trackingId }: WatchKey,
  selected: Environment,
): Promise<void> {
  const fragment = environment === selected ? `#id=${encodeURIComponent(trackingId)}` : '';
  const url = `${browser.runtime.getURL('popup.html')}${fragment}`;
  await browser.windows.create({ url, type: 'popup', width: 420, height: 680 });
}
