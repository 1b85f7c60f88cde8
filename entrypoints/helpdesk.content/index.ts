import { defineContentScript } from 'wxt/utils/define-content-script';
import { HELPDESK_MATCHES } from '../../utils/helpdesks.ts';
import './style.css';
import { isFirst } from './is-first.ts';
import { yieldToPage } from './slices.ts';
import { startHelpdesk } from './start.ts';

export default defineContentScript({
  matches: HELPDESK_MATCHES,
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  // Reading the script was enough for one task.
  main() {
    if (isFirst()) void yieldToPage().then(startHelpdesk);
  },
});
