import type { RequestAccess } from './base-url.ts';
import { browser } from './browser.ts';

// APIs that some browsers lack or deny.

/** `RequestAccess` over the browser's permissions. A pattern that the manifest does not allow counts as denied. */
export const requestHostAccess: RequestAccess = async (origins) => {
  try {
    return await browser.permissions.request({ origins });
  } catch {
    return false;
  }
};

export const NOTIFICATIONS = { permissions: ['notifications' as const] };

/** The optional permission to show notifications. */
export interface NotificationAccess {
  isGranted(): Promise<boolean>;
  /** Shows the browser's prompt; call it inside a click. @returns whether the permission was granted */
  request(): Promise<boolean>;
}

/** `NotificationAccess` over the browser's permissions. */
export const notificationPermission: NotificationAccess = {
  isGranted: () => browser.permissions.contains(NOTIFICATIONS),
  async request() {
    try {
      return await browser.permissions.request(NOTIFICATIONS);
    } catch {
      // Some browsers show no prompt from a frame in another page: the list still shows changes.
      return false;
    }
  },
};

/** Chrome's side panel; the polyfill passes it through but has no type for it. */
interface WithSidePanel {
  sidePanel?: { open(options: { windowId: number }): Promise<void> };
}

/** Whether the browser has a side panel or sidebar. */
export function hasSidePanel(): boolean {
  return chromePanel() !== undefined || browser.sidebarAction !== undefined;
}

/**
 * Opens Waybill in Chrome's side panel or Firefox's sidebar. Browsers allow it only during a click, so call it before
 * the first `await`.
 * @param windowId the window of the click; Firefox uses the current one
 */
export function openSidePanel(windowId: number): Promise<void> {
  return chromePanel()?.open({ windowId }) ?? browser.sidebarAction.open();
}

function chromePanel(): WithSidePanel['sidePanel'] {
  return (browser as typeof browser & WithSidePanel).sidePanel;
}
