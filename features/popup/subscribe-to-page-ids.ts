import { delay } from '../../utils/async.ts';
import { browser } from '../../utils/browser.ts';
import { objectOf } from '../../utils/json.ts';
import { onIdReport } from '../page/id-reports.ts';
import type { EnabledQuestion } from '../page/model.ts';
import { MAX_LISTED_IDS, PAGE_IDS_PORT } from '../page/occurrences.ts';
import { isTrackingId } from '../shipment/limits.ts';
import { createFollowTab, type OnFrameIds, type OnTabIds } from './follow-tab.ts';

const MAX_FRAME_NAME = 40;
const MAX_LEFT_OUT = 1_000_000;

/** Returns 0 if a page has made up the number; its list still counts. */
const readLeftOut = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_LEFT_OUT ? value : 0;

/** Whether Waybill is enabled in a tab, disabled at its site, or has no content script there. */
export type TabState = 'on' | 'off' | 'absent';

/** Drops invalid IDs and those above the limit, because they must not hide the others. */
const readIds = (ids: readonly unknown[]): string[] => ids.slice(0, MAX_LISTED_IDS).filter(isTrackingId);

/**
 * Receives the IDs of the active tab in this window from all its frames. The panel stays open while the agent goes from
 * ticket to ticket, so it follows the active tab.
 * @param onIds receives the different IDs and their number now and after each change
 * @param onState receives the state of the tab, when it is opened and when it has loaded a page
 */
export async function subscribeToPageIds(onIds: OnTabIds, onState: (state: TabState) => void): Promise<void> {
  const { follow, reconnect, onReport } = createFollowTab(
    (tabId, onFrameIds) => connect(tabId, onFrameIds, onState),
    onIds,
  );
  const ownWindow = browser.windows.getCurrent();
  let hasSwitched = false;
  browser.tabs.onActivated.addListener(async ({ tabId, windowId }) => {
    if (windowId !== (await ownWindow).id) return;
    hasSwitched = true;
    follow(tabId);
  });
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status === 'complete') reconnect(tabId);
  });
  onIdReport(onReport);
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  // The active tab may have changed during the query.
  if (tab?.id !== undefined && !hasSwitched) follow(tab.id);
}

/** Content scripts start a moment after the browser has loaded a page, so the message is repeated after these pauses. */
const PAUSES_MS = [0, 300, 1_000, 3_000];

/** Connects to all frames of a tab. @returns a function that disconnects */
function connect(tabId: number, onFrameIds: OnFrameIds, onState: (state: TabState) => void): () => void {
  let isOpen = true;
  void reportState();
  const port = browser.tabs.connect(tabId, { name: PAGE_IDS_PORT });
  port.onMessage.addListener((message: unknown) => {
    // Checked by hand, because a page may have taken over its content script, and the popup loads no zod.
    const { frame, ids, leftOut } = objectOf(message);
    if (typeof frame !== 'string' || frame.length > MAX_FRAME_NAME || !Array.isArray(ids)) return;
    onFrameIds(frame, readIds(ids), readLeftOut(leftOut));
  });
  // Reading `lastError` prevents Chrome from logging an error on pages where Waybill does not run.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
  return () => {
    isOpen = false;
    port.disconnect();
  };

  async function reportState(): Promise<void> {
    for (const pause of PAUSES_MS) {
      await delay(pause);
      const state = await getState(tabId);
      if (!isOpen) return;
      // At first, a content script that does not reply may still be loading the rest.
      if (state !== 'off' || pause > 0) onState(state);
      if (state === 'on') return;
    }
  }
}

/** Browsers reject a message to frames of which none has a content script that listens. */
async function getState(tabId: number): Promise<TabState> {
  const question: EnabledQuestion = { command: 'isEnabled' };
  try {
    const isEnabled: unknown = await browser.tabs.sendMessage(tabId, question, { frameId: 0 });
    return isEnabled === true ? 'on' : 'off';
  } catch {
    // Waybill may run in a frame inside the page; none replies.
    return browser.tabs.sendMessage(tabId, {}).then(
      () => 'on',
      () => 'absent',
    );
  }
}
