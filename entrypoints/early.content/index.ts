import { defineContentScript } from 'wxt/utils/define-content-script';
import { getDetectionSettings } from '../../features/page/content/scanning/detection-settings.ts';
import { loadPageScript } from '../../features/page/content/scanning/page-script.ts';
import { contentWorld } from '../../features/page/page-features.ts';

/**
 * Runs in the top frame of a page, which is likely to show IDs, before `helpdesk.content`: settings and page script arrive
 * while the page is still being loaded.
 */
export default defineContentScript({
  // `wxt.config.ts` adds the helpdesks.
  matches: [],
  runAt: 'document_start',
  async main() {
    // The script runs twice where an added site overlaps with a known helpdesk. The second run makes no new request.
    contentWorld.waybillEarly ??= getDetectionSettings();
    // In idle time: loading the script at once would delay the page itself.
    if ((await contentWorld.waybillEarly)?.isOn) requestIdleCallback(() => void loadPageScript());
  },
});
