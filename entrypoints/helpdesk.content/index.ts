import { defineContentScript } from 'wxt/utils/define-content-script';
import './style.css';
import { yieldToPage } from '../../features/page/content/scanning/slices.ts';
import { contentWorld } from '../../features/page/page-features.ts';
import { startHelpdesk } from './start.ts';

export default defineContentScript({
  // `wxt.config.ts` adds the helpdesks.
  matches: [],
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  // Start in a new task, so that parsing and start-up do not form one long task.
  main() {
    if (claimFrame()) void yieldToPage().then(startHelpdesk);
  },
});

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
