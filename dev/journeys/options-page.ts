import type { Page } from '@playwright/test';

/** The pages of the options after the first one, which is `connection`. */
export const LATER_OPTIONS_PAGES = [
  'helpdesks',
  'detection',
  'status-colors',
  'photos',
  'replies',
  'test-webhook',
  'keyboard',
  'settings-file',
  'diagnostics',
] as const;

/** Shows another page of the options, and waits until it is there. @param pageId such as `test-webhook` */
export async function showOptionsPage(page: Page, pageId: string): Promise<void> {
  await page.evaluate((id) => {
    location.hash = id;
  }, pageId);
  await page.locator(`section#${pageId}`).waitFor();
}
