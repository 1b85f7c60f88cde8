import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { followCardElsewhere } from '../../features/card/content/card-elsewhere.ts';
import { warmUp } from '../../features/detection/engine/warm-up.ts';
import { onEnabledQuestion } from '../../features/page/content/page-messaging.ts';
import { startFrame } from '../../features/page/content/scanning/start-frame.ts';
import { contentWorld } from '../../features/page/page-features.ts';
import { startPageFeatures } from './start.ts';

/**
 * The content script loads this script into the top frame of a page, and into other frames in which a text contains an ID,
 * or probably will.
 */
export default defineUnlistedScript(() => {
  contentWorld.waybillPage = { warmUp, start: startPageFeatures };
  contentWorld.waybillStart = (loadPageScript, commands) =>
    startFrame(loadPageScript, startInTopFrame, commands);
});

/** Only in the top frame: a frame inside the page has started before it loads this script. */
function startInTopFrame(signal: AbortSignal): ReturnType<typeof followCardElsewhere> {
  onEnabledQuestion(signal);
  return followCardElsewhere(signal);
}
