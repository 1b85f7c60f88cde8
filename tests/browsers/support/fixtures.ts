import type { Driver, Tab } from '../../../dev/drivers/driver.ts';
import { configure, LOOPBACK_HOSTS } from '../../../dev/journeys/configure.ts';
import { expectNoSecret, textOfDocument } from '../../e2e/support/canary.ts';
import { restoreStorage } from '../../e2e/support/reset-browser.ts';
import { test as base } from '../../e2e/support/shared-helpdesk.ts';
import { type LaunchOptions, launchDriver, type WatchedDriver } from './launch.ts';

export { expect } from '@playwright/test';

export type BrowserName = Driver['name'];

declare const chrome: {
  extension: { getViews(properties?: { type: 'popup' }): Window[] };
  action: { getBadgeText(details: { tabId: number | undefined }): Promise<string> };
  tabs: { query(query: object): Promise<{ id: number }[]> };
  runtime: { sendMessage(message: unknown): Promise<unknown> };
  storage: { local: { get(): Promise<object> } };
};

export interface WorkerFixtures {
  /** The browser of this project in `playwright.config.ts`. */
  browserUnderTest: BrowserName;
  /** Whether the extension may show notifications; otherwise it may ask for them. */
  allowsNotifications: boolean;
  /** A browser that the tests of this worker share, configured for the local platform; its storage then. */
  configured: WatchedDriver & { saved: object };
}

interface TestFixtures {
  /** The browser, with its storage as after the configuration, its background stopped and no tab open. */
  driver: Driver;
  /** Starts a browser of the test's own, as after installation. It is closed after the test at the latest. */
  launch(options?: LaunchOptions): Promise<WatchedDriver>;
  /** Opens a page on the helpdesk's host with only this body. */
  openHtml(body: string): Promise<Tab>;
  /** Opens the demo ticket. */
  openTicket(): Promise<Tab>;
  /** Opens a page of the extension in front, such as `options.html#connection`. */
  openExtensionPage(path: string): Promise<Tab>;
}

/** Browsers start slowly when several compete for two cores. */
const BROWSER_START_MS = 90_000;

/** Tests that run in the browser of the project, whichever it is, with the production build and the local platform. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserUnderTest: ['Chromium', { scope: 'worker', option: true }],
  allowsNotifications: [false, { scope: 'worker', option: true }],
  configured: [
    async ({ browserUnderTest, allowsNotifications, servers }, use) => {
      const launched = await launchDriver(browserUnderTest, servers, { allowsNotifications });
      const { driver, checkConsole } = launched;
      try {
        await driver.grantHosts(LOOPBACK_HOSTS);
        const options = await driver.open(driver.extensionUrl('options.html#connection'));
        await configure(options, servers.platform);
        await options.close();
        const saved = await driver.home.run(() => chrome.storage.local.get());
        await use({ ...launched, saved });
        checkConsole();
      } finally {
        await launched.close();
      }
    },
    { scope: 'worker', timeout: BROWSER_START_MS },
  ],
  driver: async ({ configured: { driver, saved, checkConsole } }, use, testInfo) => {
    await restoreStorage(driver.home, saved, driver.stopBackground);
    await use(driver);
    const tabs = await driver.tabs();
    if (driver.name === 'Firefox' && testInfo.status !== testInfo.expectedStatus) {
      // Playwright takes pictures of its own browsers only.
      for (const [index, tab] of tabs.entries()) {
        // The test may have closed it.
        await tab.takePicture(testInfo.outputPath(`tab-${index}.png`)).catch(() => undefined);
      }
    }
    // A popup that stays open looks its ID up again when the storage is reset.
    await driver.home.run(() => {
      for (const popup of chrome.extension.getViews({ type: 'popup' })) popup.close();
    });
    for (const tab of tabs) {
      expectNoSecret(await tab.run(textOfDocument).catch(() => ''), 'a tab');
      await tab.close();
    }
    checkConsole();
  },
  launch: async ({ browserUnderTest, servers }, use) => {
    const running = new Set<WatchedDriver>();
    await use(async (options) => {
      const launched = await launchDriver(browserUnderTest, servers, options);
      const watched = {
        ...launched,
        async close() {
          running.delete(watched);
          for (const tab of await launched.driver.tabs())
            expectNoSecret(await tab.run(textOfDocument).catch(() => ''), 'a tab');
          await launched.close();
          launched.checkConsole();
        },
      };
      running.add(watched);
      return watched;
    });
    for (const { close } of running) await close();
  },
  openExtensionPage: ({ driver }, use) => use((path) => driver.open(driver.extensionUrl(path))),
  openTicket: ({ driver, servers }, use) => use(() => driver.open(servers.helpdesk.url)),
  openHtml: ({ driver, servers }, use) =>
    use(async (body) => {
      const tab = await driver.open(new URL('/agent/empty', servers.helpdesk.url).href);
      await tab.run((html) => {
        document.body.innerHTML = html;
      }, body);
      return tab;
    }),
});

/** Sends a message to the background, as the interface does. */
export function ask(driver: Driver, name: string, request: object = {}): Promise<unknown> {
  return driver.home.run((message) => chrome.runtime.sendMessage(message), { name, request });
}

/** The text on the toolbar button in the tab in front. */
export function badge(driver: Driver): Promise<string> {
  return driver.home.run(async () => {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    return chrome.action.getBadgeText({ tabId: tab?.id });
  });
}

/**
 * Goes back to the page before this one, which the browser restores from its back/forward cache. Only in Firefox, because
 * Playwright switches off Chromium's.
 */
export function goBack(page: Tab): Promise<void> {
  // In a later task, because the result of a script whose page has gone would be an error.
  return page.run(() => void setTimeout(() => history.back()));
}
