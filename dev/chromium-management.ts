import type { Page } from '@playwright/test';

/** The part of `chrome.developerPrivate` used here; it exists only on `chrome://extensions`. */
interface DeveloperPrivate {
  getExtensionsInfo(): Promise<{ id: string; location: string; state: string }[]>;
  addHostPermission(extensionId: string, pattern: string): Promise<void>;
  removeHostPermission(extensionId: string, pattern: string): Promise<void>;
}

declare const chrome: { developerPrivate: DeveloperPrivate };

/**
 * Its script, shown as text: it may do what the page may, and the page itself takes a second or two to build its cards and to
 * follow all that happens to the extension.
 */
const MANAGEMENT = 'chrome://extensions/extensions.js';

/** What a person does on `chrome://extensions`. */
export function createManagement(page: Page) {
  async function onPage<T>(act: (page: Page) => Promise<T>): Promise<T> {
    await page.goto(MANAGEMENT);
    try {
      return await act(page);
    } finally {
      await page.goto('about:blank');
    }
  }

  return {
    /** The ID of the one unpacked extension, once it is enabled. */
    unpackedExtensionId(): Promise<string> {
      return onPage(async (page) => {
        const found = await page.waitForFunction(async () => {
          const all = await chrome.developerPrivate.getExtensionsInfo();
          return all.find(({ location, state }) => location === 'UNPACKED' && state === 'ENABLED')?.id;
        });
        return String(await found.jsonValue());
      });
    },

    /** Grants or takes away host permissions. */
    changeHosts(
      extensionId: string,
      change: 'addHostPermission' | 'removeHostPermission',
      patterns: string[],
    ): Promise<void> {
      return onPage((page) =>
        page.evaluate(
          async ([id, verb, list]) => {
            for (const pattern of list) await chrome.developerPrivate[verb](id, pattern);
          },
          [extensionId, change, patterns] as const,
        ),
      );
    },
  };
}
