import { browser } from '../../utils/browser.ts';
import { TrackingIdSchema } from '../../utils/tracking-id.ts';
import { z } from '../../utils/zod.ts';

/** Name under which the content scripts offer their IDs. */
const PORT_NAME = 'page-ids';

const OfferSchema = z.object({ ids: z.array(TrackingIdSchema).max(1000) });

/**
 * Listens to all frames of the tab that the popup stands over. They offer their IDs for as long as it is open.
 * @param hear receives each frame's list, again whenever it changes
 */
export async function listenToPage(hear: (ids: string[]) => void): Promise<void> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return;
  const port = browser.tabs.connect(tab.id, { name: PORT_NAME });
  port.onMessage.addListener((message: unknown) => {
    const offer = OfferSchema.safeParse(message);
    if (offer.success) hear(offer.data.ids);
  });
  // Reading the reason keeps Chrome from reporting an error on pages where Waybill does not run.
  port.onDisconnect.addListener(() => void browser.runtime.lastError);
}
