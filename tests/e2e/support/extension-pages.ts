import { expect, type Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { t } from './messages.ts';

declare const chrome: {
  tabs: {
    create(properties: { url: string }): Promise<object>;
    query(filter: object): Promise<{ index: number }[]>;
  };
};

/** Opens the popup as a tab that treats the tab to its left as the active one. */
export async function openPopupOver(page: Page, browser: ChromiumWithExtension): Promise<Page> {
  const popup = await page.context().newPage();
  await popup.addInitScript(() => {
    const query = chrome.tabs.query.bind(chrome.tabs);
    chrome.tabs.query = async () => {
      const [own] = await query({ active: true, currentWindow: true });
      return (await query({})).filter(({ index }) => own && index === own.index - 1);
    };
  });
  await popup.goto(browser.extensionUrl('popup.html'));
  return popup;
}

/**
 * Opens a page of the extension from another one. This takes two thirds of the processor time of a new page that is then
 * navigated, because it begins in the process of the extension.
 */
export async function openFromExtension(
  { context, firstPage }: ChromiumWithExtension,
  url: string,
): Promise<Page> {
  const opened = context.waitForEvent('page', (page) => page.url() === url);
  await firstPage.evaluate(async (address) => {
    await chrome.tabs.create({ url: address });
  }, url);
  const page = await opened;
  // Playwright may miss the load event of a page that it did not open itself.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  return page;
}

/** Enters a text in the popup's field and looks it up. */
export async function lookUp(popup: Page, text: string): Promise<void> {
  await popup.getByLabel(t.popup.field, { exact: true }).fill(text);
  await popup.keyboard.press('Enter');
}
