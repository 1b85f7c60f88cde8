import type { Runtime } from 'webextension-polyfill';
import { AskSurfaceSchema } from '../../features/launch/messages.ts';
import { pendingLookupItem } from '../../features/launch/storage.ts';
import { browser, onStoredChange } from '../../utils/browser.ts';

/**
 * Has this open popup or panel get what is asked for elsewhere in its window.
 * @param take called when there may be something to take
 */
export function hearRequests(windowId: number, take: () => void): void {
  function answer(message: unknown, { id }: Runtime.MessageSender): Promise<true> | undefined {
    const asked = AskSurfaceSchema.safeParse(message);
    const isHere = id === browser.runtime.id && asked.success && asked.data.windowId === windowId;
    return isHere ? Promise.resolve(true) : undefined;
  }
  // The polyfill's types know no listener that answers some messages and leaves others alone.
  browser.runtime.onMessage.addListener(answer as Runtime.OnMessageListenerAsync);
  onStoredChange(pendingLookupItem, take);
}
