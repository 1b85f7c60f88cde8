import { browser } from './browser.ts';

/** Chrome's side panel; the polyfill passes it through and knows no type of it. */
interface WithSidePanel {
  sidePanel?: { open(options: { windowId: number }): Promise<void> };
}

/** Whether there is one. */
export function hasSidePanel(): boolean {
  return chromePanel() !== undefined || browser.sidebarAction !== undefined;
}

/**
 * Opens Chrome's side panel or Firefox's sidebar with Waybill in it. Browsers allow it only in answer to a click, so it
 * has to be called before anything is waited for.
 * @param windowId the window that was clicked in; Firefox takes it for granted
 */
export function openSidePanel(windowId: number): Promise<void> {
  return chromePanel()?.open({ windowId }) ?? browser.sidebarAction.open();
}

function chromePanel(): WithSidePanel['sidePanel'] {
  return (browser as typeof browser & WithSidePanel).sidePanel;
}
