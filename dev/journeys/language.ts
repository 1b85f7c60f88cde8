import type { Page } from '@playwright/test';

declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

/** Chooses the language of the interface in all open pages. @param page one of the extension */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (value) => chrome.storage.local.set({ 'language.choice': { version: 1, value } }),
    language,
  );
}
