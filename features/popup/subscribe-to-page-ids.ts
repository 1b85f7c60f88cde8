import { browser } from '../../utils/browser.ts';
import { safeRead, z } from '../../utils/zod.ts';
import { onIdReport } from '../page/id-reports.ts';
import { MAX_LISTED_IDS, PAGE_IDS_PORT } from '../page/occurrences.ts';
import { TrackingIdSchema } from '../shipment/model.ts';
import { createFollowTab, type OnFrameIds, type OnTabIds } from './follow-tab.ts';

/** A number that a page made up is no number of IDs; its list still counts. */
const LeftOutSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

const PageIdsSchema = z.object({
  frame: z.string().check(z.maxLength(40)),
  ids: z.array(z.unknown()),
  leftOut: z.optional(z.unknown()),
});

/** One strange ID, or too many, must not hide the others. */
const readIds = (ids: readonly unknown[]): string[] =>
  ids.slice(0, MAX_LISTED_IDS).flatMap((id) => {
    const read = safeRead(TrackingIdSchema, id);
    return read.success ? [read.data] : [];
  });

/**
 * Receives the IDs of the active tab in this window from all its frames. The panel stays open while the agent goes from
 * ticket to ticket, so it follows the active tab.
 * @param onIds receives the different IDs and their number now and after each change
 */
export async function subscribeToPageIds(onIds: OnTabIds): Promise<void> {
  const { follow, reconnect, onReport } = createFollowTab(connect, onIds);
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

/** Connects to all frames of a tab. @returns a function that disconnects */
function connect(tabId: number, onFrameIds: OnFrameIds): () => void {
  const port = browser.tabs.connect(tabId, { name: PAGE_IDS_PORT });
  port.onMessage.addListener((message: unknown) => {
    const pageIds = safeRead(PageIdsSchema, message);
    if (!pageIds.success) return;
    const { frame, ids, leftOut } = pageIds.data;
    onFrameIds(frame, readIds(ids), safeRead(LeftOutSchema, leftOut).data ?? 0);
  });
  // Reading `lastError` prevents Chrome from logging an error on pages where Waybill does not run.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
  return () => port.disconnect();
}
