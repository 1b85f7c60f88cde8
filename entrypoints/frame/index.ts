import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { followCardElsewhere } from '../../features/card/content/card-elsewhere.ts';
import { startFrame } from '../../features/page/content/scanning/start-frame.ts';
import { contentWorld } from '../../features/page/page-features.ts';

/** The content script loads this script into the frames inside a page, which rarely hold IDs. */
export default defineUnlistedScript(() => {
  contentWorld.waybillStart = (loadPageScript, commands) =>
    startFrame(loadPageScript, followCardElsewhere, commands);
});
