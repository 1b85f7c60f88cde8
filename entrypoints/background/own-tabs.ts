import { browser } from '../../utils/browser.ts';
import type { Tabs } from './options-tab.ts';

/** `Tabs` over `runtime.getContexts`, which knows the extension's own tabs without the permission to see all tabs. */
export const ownTabs: Tabs = {
  async own() {
    const contexts = await browser.runtime.getContexts({ contextTypes: ['TAB'] });
    // Cards are in frames of other pages' tabs.
    return contexts.flatMap(({ tabId, windowId, frameId, documentUrl: url }) =>
      frameId === 0 && url ? [{ tabId, windowId, url }] : [],
    );
  },
  async open(url) {
    await browser.tabs.create({ url });
  },
  async lead({ tabId, windowId }, url) {
    await browser.tabs.update(tabId, { active: true, url });
    await browser.windows.update(windowId, { focused: true });
  },
};
