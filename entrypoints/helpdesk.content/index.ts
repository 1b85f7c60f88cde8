import { defineContentScript } from 'wxt/utils/define-content-script';
import './style.css';
import { claimFrame } from '../../features/page/content/scanning/claim-frame.ts';
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
