import type { Runtime } from 'webextension-polyfill';
import { browser, onStoredChange, ownWindow } from '../../utils/browser.ts';
import { objectOf } from '../../utils/json.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import type { IsViewOpen } from '../launch/messages.ts';

const IS_VIEW_OPEN: IsViewOpen['command'] = 'isViewOpen';

/**
 * Confirms to the background that a popup or panel is open in this window, and reports lookups requested elsewhere.
 * @param onRequest called when a lookup may have been requested in this window
 */
function subscribe(windowId: number, onRequest: () => void): void {
  function answer(
    message: unknown,
    { id }: Runtime.MessageSender,
    sendResponse: (reply: true) => void,
  ): void {
    const question: Partial<Record<keyof IsViewOpen, unknown>> = objectOf(message);
    if (id !== browser.runtime.id || question.command !== IS_VIEW_OPEN) return;
    if (question.windowId === windowId) sendResponse(true);
  }
  // The polyfill's types have no listener that answers some messages and ignores others.
  browser.runtime.onMessage.addListener(answer as Runtime.OnMessageListenerCallback);
  onStoredChange(FOLLOWED_ITEMS.pendingLookup, onRequest);
}

/**
 * Passes on the lookups requested in this window: the one that opened the popup, and those that follow.
 * @param isHandingOver whether the popup hands a lookup to the side panel: it would take that one back before the panel has
 *   loaded
 */
export async function takeLookupRequests(
  take: (windowId: number) => Promise<void>,
  isHandingOver: () => boolean,
): Promise<void> {
  const [{ id, type }, ownTab] = await Promise.all([ownWindow(), browser.tabs.getCurrent()]);
  if (id === undefined) return;
  // A tab is opened for a single request, and may be in the background at the next one. This is different in a window
  // that a click on a notification has opened: its request may arrive after it is open.
  if (!ownTab || (type === 'popup' && ownTab.windowId === id))
    subscribe(id, () => void (isHandingOver() || take(id)));
  await take(id);
}
