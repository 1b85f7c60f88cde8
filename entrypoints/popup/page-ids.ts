import type { Runtime } from 'webextension-polyfill';
import { PAGE_IDS_PORT } from '../../features/page/occurrences.ts';
import type { MessageName } from '../../features/protocol.ts';
import { TrackingIdSchema } from '../../features/shipment/model.ts';
import { browser } from '../../utils/browser.ts';
import { z } from '../../utils/zod.ts';
import { createFollowTab, type HearFrame } from './follow-tab.ts';

const OfferSchema = z.object({ frame: z.string().max(40), ids: z.array(TrackingIdSchema).max(1000) });

const REPORT: MessageName = 'reportIds';
const ReportSchema = z.object({ name: z.literal(REPORT), request: z.object({ hasIds: z.boolean() }) });

/**
 * Listens to all frames of the tab that stands in front in this window: the panel stays open while an agent goes from
 * ticket to ticket. They offer their IDs for as long as it is open.
 * @param hear receives the IDs of all frames, each once, again whenever they change
 */
export async function listenToPage(hear: (ids: string[]) => void): Promise<void> {
  const { follow, askAgain, hearNews } = createFollowTab(connect, hear);
  const ownWindow = browser.windows.getCurrent();
  let hasSwitched = false;
  browser.tabs.onActivated.addListener(async ({ tabId, windowId }) => {
    if (windowId !== (await ownWindow).id) return;
    hasSwitched = true;
    follow(tabId);
  });
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status === 'complete') askAgain(tabId);
  });
  // What frames tell the background comes to this page as well. The background answers.
  const hearReport: Runtime.OnMessageListenerNoResponse = (message, { id, tab: from, frameId }) => {
    const report = ReportSchema.safeParse(message);
    if (id !== browser.runtime.id || !report.success) return;
    if (from?.id !== undefined && frameId !== undefined)
      hearNews(from.id, frameId, report.data.request.hasIds);
  };
  browser.runtime.onMessage.addListener(hearReport);
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  // Another one may have come to the front while this was asked.
  if (tab?.id !== undefined && !hasSwitched) follow(tab.id);
}

/** Asks all frames of a tab. @returns ends it */
function connect(tabId: number, hear: HearFrame): () => void {
  const port = browser.tabs.connect(tabId, { name: PAGE_IDS_PORT });
  port.onMessage.addListener((message: unknown) => {
    const offer = OfferSchema.safeParse(message);
    if (offer.success) hear(offer.data.frame, offer.data.ids);
  });
  // Reading the reason keeps Chrome from reporting an error on pages where Waybill does not run.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
  return () => port.disconnect();
}
