import type { Runtime } from 'webextension-polyfill';
import { browser } from '../../utils/browser.ts';
import { objectOf } from '../../utils/json.ts';
import type { MessageName } from '../protocol.ts';

const REPORT: MessageName = 'reportIds';

/**
 * Calls `listener` when a frame of any tab reports that its IDs may have changed. Its messages to the background reach the
 * extension's own pages too; only the background answers.
 * @param listener receives the frame and whether it has IDs
 */
export function onIdReport(listener: (tabId: number, frameId: number, hasIds: boolean) => void): void {
  const receive: Runtime.OnMessageListenerNoResponse = (message, { id, tab, frameId }) => {
    const { name, request } = objectOf(message);
    const { hasIds } = objectOf(request);
    if (id !== browser.runtime.id || name !== REPORT || typeof hasIds !== 'boolean') return;
    if (tab?.id !== undefined && frameId !== undefined) listener(tab.id, frameId, hasIds);
  };
  browser.runtime.onMessage.addListener(receive);
}
