import { defineContentScript } from 'wxt/utils/define-content-script';
import './style.css';
import { yieldToPage } from '../../features/page/content/scanning/slices.ts';
import { startHelpdesk } from './start.ts';

export default defineContentScript({
  // The helpdesks: `wxt.config.ts` fills them in.
  matches: [],
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  // Start in a new task, so that parsing and start-up do not form one long task.
  main() {
    if (claimFrame()) void yieldToPage().then(startHelpdesk);
  },
});

/** The global object of Waybill's content scripts in a frame. An update of the extension brings another one. */
interface ClaimableWorld {
  waybillIsHere?: true;
}

/**
 * Claims the frame for this script. Added sites can overlap, with each other and with the known helpdesks, and the script
 * is injected into open pages, where an earlier one may wait to be enabled again.
 * @returns false when another script of this extension has claimed it before
 */
function claimFrame(): boolean {
  const world = globalThis as ClaimableWorld;
  if (world.waybillIsHere) return false;
  world.waybillIsHere = true;
  return true;
}
