import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { workerOf } from '../../../dev/chromium-worker.ts';

declare const chrome: {
  tabs: { query(query: object): Promise<{ id: number }[]> };
  action: {
    getBadgeText(details: { tabId?: number }): Promise<string>;
    getTitle(details: { tabId?: number }): Promise<string>;
  };
};

/** Brings a page to the front. @returns the badge and the tooltip of the toolbar button in its tab */
export async function toolbarButton(
  browser: ChromiumWithExtension,
  page: Page,
): Promise<{ text: string; title: string }> {
  await page.bringToFront();
  return (await workerOf(browser)).evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const details = tab ? { tabId: tab.id } : {};
    return {
      text: await chrome.action.getBadgeText(details),
      title: await chrome.action.getTitle(details),
    };
  });
}
