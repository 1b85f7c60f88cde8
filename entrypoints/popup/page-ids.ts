import { browser } from '../../utils/browser.ts';
import { TrackingIdSchema } from '../../utils/tracking-id.ts';
import { z } from '../../utils/zod.ts';

/** Name under which the content scripts offer their IDs. */
const PORT_NAME = 'page-ids';

const OfferSchema = z.object({ frame: z.string().max(40), ids: z.array(TrackingIdSchema).max(1000) });

/**
 * Listens to all frames of the tab that the popup stands over. They offer their IDs for as long as it is open.
 * @param hear receives the IDs of all frames, each once, again whenever they change
 */
export async function listenToPage(hear: (ids: string[]) => void): Promise<void> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return;
  const port = browser.tabs.connect(tab.id, { name: PORT_NAME });
  const byFrame = new Map<string, string[]>();
  port.onMessage.addListener((message: unknown) => {
    const offer = OfferSchema.safeParse(message);
    if (!offer.success) return;
    byFrame.set(offer.data.frame, offer.data.ids);
    hear([...new Set([...byFrame.values()].flat())]);
  });
  // Reading the reason keeps Chrome from reporting an error on pages where Waybill does not run.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
}
