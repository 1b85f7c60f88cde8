import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { WARM_UP_STEPS } from '../../features/detection/engine/warm-up.ts';
import { contentWorld } from '../../features/page/page-features.ts';
import { startPageFeatures } from './start.ts';

/** The content script loads this script into a helpdesk frame in which a text contains an ID, or probably will. */
export default defineUnlistedScript(() => {
  contentWorld.waybillPage = { warmUpSteps: WARM_UP_STEPS, start: startPageFeatures };
});
