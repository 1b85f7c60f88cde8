import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { followCardElsewhere } from '../../features/card/content/card-elsewhere.ts';
import { warmUp } from '../../features/detection/engine/warm-up.ts';
import { createFocusOrigin, type FocusOrigin } from '../../features/page/content/focus-origin.ts';
import { onEnabledQuestion } from '../../features/page/content/page-messaging.ts';
import { startFrame } from '../../features/page/content/scanning/start-frame.ts';
import { contentWorld } from '../../features/page/page-features.ts';
import { createWindowEvents } from '../../utils/window-events.ts';
import { startPageFeatures } from './start.ts';

/**
 * The content script loads this script into the top frame of a page, and into other frames in which a text contains an ID,
 * or probably will.
 */
export default defineUnlistedScript(() => {
  const focusOrigin = createFocusOrigin();
  contentWorld.waybillPage = { warmUp, start: (context) => startPageFeatures(context, focusOrigin) };
  contentWorld.waybillStart = (loadPageScript, commands) =>
    startFrame(loadPageScript, (signal) => startInTopFrame(focusOrigin, signal), commands);
});

/** Only in the top frame: a frame inside the page has started before it loads this script. */
function startInTopFrame(
  focusOrigin: FocusOrigin,
  signal: AbortSignal,
): ReturnType<typeof followCardElsewhere> {
  onEnabledQuestion(signal);
  focusOrigin.follow(createWindowEvents(signal).listen, signal);
  return followCardElsewhere(signal);
}
