import { defineContentScript } from 'wxt/utils/define-content-script';
import './style.css';
import { onCardCommand } from '../../features/page/content/page-messaging.ts';
import { waitForEnable } from '../../features/page/content/scanning/detection-settings.ts';
import {
  importPageScript,
  importScript,
  loadPageScript,
} from '../../features/page/content/scanning/page-script.ts';
import { yieldToPage } from '../../features/page/content/scanning/slices.ts';
import { whenLaidOut } from '../../features/page/content/scanning/when-laid-out.ts';
import type { UncheckedCardCommand } from '../../features/page/model.ts';
import { contentWorld } from '../../features/page/page-features.ts';
import { isOwnHost } from '../../utils/dom.ts';

/** Loads the script that searches the frame: the page script in the top frame, a smaller one in all others. */
export default defineContentScript({
  // `wxt.config.ts` adds the helpdesks.
  matches: [],
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  async main() {
    if (isCardFrame() || !claimFrame()) return;
    contentWorld.waybillLaidOut = whenLaidOut(document.documentElement);
    // Late settings are not awaited: the search requests them too, and its script takes a while to load.
    const early = await Promise.race([contentWorld.waybillEarly, yieldToPage()]);
    if (early?.isOn === false) waitForEnable(() => void start());
    else await start();
  },
});

async function start(): Promise<void> {
  const loading = new AbortController();
  const commands: UncheckedCardCommand[] = [];
  // The top frame shows the cards of frames inside the page, which may be ready before it.
  onCardCommand((command) => void commands.push(command), loading.signal);
  await (window === window.top ? importAndPrepare() : importScript('/frame.js'));
  contentWorld.waybillStart?.(loadPageScript, commands);
  // Only now: removing the last listener and adding the next one would cost two messages to the browser.
  loading.abort();
}

/** Imports the page script and prepares its features. Resolves after the import, because the search can already start. */
function importAndPrepare(): Promise<void> {
  void loadPageScript();
  return importPageScript();
}

/** Whether this is the blank page in the frame of a card that is not loaded yet (`page-frame.ts`). */
function isCardFrame(): boolean {
  const { host } = (frameElement?.getRootNode() ?? {}) as Partial<ShadowRoot>;
  return host !== undefined && isOwnHost(host);
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
