import { defineContentScript } from 'wxt/utils/define-content-script';
import { HELPDESK_MATCHES } from '../../utils/helpdesks.ts';
import './style.css';
import { startHelpdesk } from './start.ts';

export default defineContentScript({
  matches: HELPDESK_MATCHES,
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  main: startHelpdesk,
});
