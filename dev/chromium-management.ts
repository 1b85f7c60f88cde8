import type { Page } from '@playwright/test';

/** The part of `chrome.developerPrivate` used here; it exists only on `chrome://extensions`. */
interface DeveloperPrivate {
  getExtensionsInfo(): Promise<{ id: string; location: string; state: string }[]>;
  addHostPermission(extensionId: string, pattern: string): Promise<void>;
  removeHostPermission(extensionId: string, pattern: string): Promise<void>;
  updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
  updateExtensionConfiguration(update: { extensionId: string; incognitoAccess: boolean }): Promise<void>;
  onItemStateChanged: {
    addListener(listener: (change: { event_type: string; item_id: string }) => void): void;
  };
}

declare const chrome: { developerPrivate: DeveloperPrivate };

/**
 * The script of the page, shown as text. It has the same permissions as the page, which takes a second or two to render
 * the list and to process events of the extension.
 */
const MANAGEMENT = 'chrome://extensions/extensions.js';

/** The user's actions on `chrome://extensions`. */
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
    /** The ID of the only unpacked extension, once it is enabled. */
    unpackedExtensionId(): Promise<string> {
      return onPage(async (page) => {
        const found = await page.waitForFunction(async () => {
          const all = await chrome.developerPrivate.getExtensionsInfo();
          return all.find(({ location, state }) => location === 'UNPACKED' && state === 'ENABLED')?.id;
        });
        return String(await found.jsonValue());
      });
    },

    /** Allows the extension in private windows, which reloads it. */
    allowInPrivateWindows(extensionId: string): Promise<void> {
      return onPage((page) =>
        page.evaluate(async (id) => {
          const { developerPrivate } = chrome;
          // Outside of the developer mode, a reload disables unpacked extensions.
          await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
          const loaded = new Promise<void>((resolve) => {
            developerPrivate.onItemStateChanged.addListener(({ event_type, item_id }) => {
              if (event_type === 'LOADED' && item_id === id) resolve();
            });
          });
          await developerPrivate.updateExtensionConfiguration({ extensionId: id, incognitoAccess: true });
          await loaded;
        }, extensionId),
      );
    },

    /** Grants or revokes host permissions. */
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
