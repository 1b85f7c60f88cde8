import { defineContentScript } from 'wxt/utils/define-content-script';
import './style.css';
import { waitForEnable } from '../../features/page/content/scanning/detection-settings.ts';
import { importScript, loadPageScript } from '../../features/page/content/scanning/page-script.ts';
import { contentWorld } from '../../features/page/page-features.ts';

/** Loads what searches the frame, which the browser then compiles beside the page's main thread. */
export default defineContentScript({
  // `wxt.config.ts` adds the helpdesks.
  matches: [],
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  async main() {
    if (!claimFrame()) return;
    const early = await contentWorld.waybillEarly;
    if (early?.isOn === false) waitForEnable(() => void start());
    else await start();
  },
});

/** The page script of the top frame contains what `frame.js` does. */
async function start(): Promise<void> {
  await (window === window.top ? loadPageScript() : importScript('/frame.js'));
  contentWorld.waybillStart?.(loadPageScript);
}

/**
 * Claims the frame for this script. A frame may get the script more than once, because added sites can overlap with
 * each other and with known helpdesks, and because the script is injected into open pages.
 * @returns false if another script of this extension has already claimed the frame
 */
function claimFrame(): boolean {
  if (contentWorld.waybillIsHere) return false;
  contentWorld.waybillIsHere = true;
  return true;
}
