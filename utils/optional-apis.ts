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

/**
 * Creates a function that returns whether the extension has access to the hosts of a match pattern. It remembers access
 * that was granted until some is removed, so that a lookup need not wait for the browser's answer. Only in the background
 * (`canRequestPermissions`).
 */
export function createHostAccess(): (pattern: string) => Promise<boolean> {
  let granted = new Set<string>();
  browser.permissions.onRemoved.addListener(() => {
    granted = new Set();
  });
  return async (pattern) => {
    // A reply from before a removal must not be remembered after it, so it goes to the set of its time.
    const known = granted;
    if (known.has(pattern)) return true;
    const isGranted = await browser.permissions.contains({ origins: [pattern] });
    if (isGranted) known.add(pattern);
    return isGranted;
  };
}

/**
 * Whether this page can request permissions. In Firefox, a frame in a web page cannot: it has no `browser.permissions`, so
 * only the background can check which permissions are granted.
 */
export function canRequestPermissions(): boolean {
  return browser.permissions !== undefined;
}

export const NOTIFICATIONS = { permissions: ['notifications' as const] };

/**
 * Asks the user for the optional permission to show notifications. Call it inside a click.
 * @returns whether the permission was granted
 */
export async function requestNotifications(): Promise<boolean> {
  try {
    return await browser.permissions.request(NOTIFICATIONS);
  } catch {
    // Firefox shows no prompt for a frame in another page. The list still shows changes.
    return false;
  }
}

/** Chrome's side panel, for which the polyfill has no type. */
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
