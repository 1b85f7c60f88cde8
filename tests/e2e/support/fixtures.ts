import { expect, type Frame, type Page } from '@playwright/test';
import { builtExtension } from '../../../dev/build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../../../dev/chromium.ts';
import { expectHighlighted, highlightedTexts } from '../../../dev/journeys/highlighted-ids.ts';
import { POPUP } from '../../../dev/journeys/look-up-from-popup.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import type { TestServers } from '../../../dev/test-servers.ts';
import { expectNoSecretOnPage } from './canary.ts';
import { openFromExtension } from './extension-pages.ts';
import { HTML_PAGE, serveHtml } from './html-page.ts';
import { type ConfiguredBrowser, resetStorage, saveConnections } from './reset-browser.ts';
import { test as base } from './shared-helpdesk.ts';
import { watchConsole } from './watch-console.ts';

export { expect } from '@playwright/test';
export {
  cardFrame,
  clickDrawn,
  expectNoCard,
  isCard,
  openCard,
  pointAt,
} from '../../../dev/journeys/card-frame.ts';
export { LOOPBACK_HOSTS } from '../../../dev/journeys/configure.ts';
export {
  clickId,
  expectHighlighted,
  highlightedTexts,
  middleOfId,
} from '../../../dev/journeys/highlighted-ids.ts';
export { openPopupOver } from './extension-pages.ts';
export { collectErrors, drawFrames, playFrames } from './html-page.ts';

/** Waits until exactly these texts are highlighted in a frame, each as often as it is named. */
export async function expectOnlyHighlighted(frame: Page | Frame, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await highlightedTexts(frame)).sort(), { intervals: [20, 50] })
    .toEqual([...texts].sort());
}

/** Slows the processor of a page, or of a frame with its own process, by a factor of eight until it is closed. */
export async function slowDown(target: Page | Frame): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  const devTools = await page.context().newCDPSession(target);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
}

declare const chrome: {
  storage: { local: { get(): Promise<object> } };
};

export interface WorkerFixtures {
  /** The build that the browsers load. */
  extensionDir: string;
  /**
   * A browser that all tests of this worker share, configured for the local platform, sandbox selected. Its first page
   * is `BLANK_PAGE`: messages to the background can be sent from there.
   */
  sharedBrowser: ChromiumWithExtension;
  /** The same browser, its storage before the first lookup, and whether a test has changed that on purpose. */
  configuredBrowser: ConfiguredBrowser;
}

interface TestFixtures {
  /**
   * Resets the shared browser if an earlier test has changed it, and closes the pages that the test leaves open. The value
   * is whether a reset was necessary.
   */
  resetIfChanged: boolean;
  /** The shared browser with its storage reset and its background stopped: for tests that count requests. */
  resetBrowser: ChromiumWithExtension;
  /** A browser for this test alone, configured as `sharedBrowser`: for tests that change more than Waybill's storage. */
  separateBrowser: ChromiumWithExtension;
  /** A browser for this test alone, as after installation: no settings, no access to hosts. */
  unconfiguredBrowser: ChromiumWithExtension;
  /** Opens an address in a page that is closed after the test; `viewport` and `colorScheme` of `test.use` apply. */
  openPage(url: string, browser?: ChromiumWithExtension): Promise<Page>;
  /** The demo ticket, with its IDs highlighted. */
  openTicket(browser?: ChromiumWithExtension): Promise<Page>;
  /** A page on the helpdesk's host with only this body. */
  openHtml(body: string, headers?: Record<string, string>): Promise<Page>;
  /** One page of the options, the connection unless another is named. */
  openOptions(pageId?: string, browser?: ChromiumWithExtension): Promise<Page>;
  openPopup(browser?: ChromiumWithExtension): Promise<Page>;
}

/** Default size of all pages. */
const VIEWPORT = { width: 1280, height: 720 };
/** The address of a new page. */
const NEW_PAGE = 'about:blank';

const isSameSize = (a: typeof VIEWPORT, b: typeof VIEWPORT): boolean =>
  a.width === b.width && a.height === b.height;

/** Browsers start slowly when several compete for two cores. */
const BROWSER_START_MS = 60_000;

async function withBrowser(
  extensionDir: string,
  { helpdesk }: TestServers,
  headless: boolean,
  use: (browser: ChromiumWithExtension, checkConsole: () => void) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium({ extensionDir, headless, helpdesk, viewport: VIEWPORT });
  const checkConsole = watchConsole(browser.context);
  try {
    await use(browser, checkConsole);
    checkConsole();
  } finally {
    await browser.close();
  }
}

/** @returns the contents of `storage.local` afterwards */
async function configureAndSave(browser: ChromiumWithExtension, { platform }: TestServers): Promise<object> {
  await saveConnections(browser, platform);
  return browser.firstPage.evaluate(() => chrome.storage.local.get());
}

/** Pages of helpdesks may be stuck on purpose; `tests/e2e/secrets.spec.ts` examines one that is not. */
const isExtensionPage = (page: Page): boolean => page.url().startsWith('chrome-extension:');

/** A popup that stays open follows the active tab, and takes time in the process of all later cards. */
async function closeOtherPages({ context, firstPage }: ChromiumWithExtension): Promise<void> {
  const others = context.pages().filter((page) => page !== firstPage);
  await Promise.all(others.filter(isExtensionPage).map(expectNoSecretOnPage));
  await Promise.all(others.map((page) => page.close()));
}

/** A fake clock applies to the whole browser until it closes: in a shared one, it would stop all later pages. */
function forbidClock(page: Page): void {
  Object.defineProperty(page, 'clock', {
    get: () => {
      throw new Error('A fake clock needs a browser of its own: use `separateBrowser`.');
    },
  });
}

/** Real Chromium, production build, local platform over real HTTP. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright requires a destructured first argument; `browserName` costs nothing.
  extensionDir: [({ browserName: _ }, use) => use(builtExtension('chrome')), { scope: 'worker' }],
  configuredBrowser: [
    async ({ extensionDir, servers, headless }, use) =>
      withBrowser(extensionDir, servers, headless, async (browser, checkConsole) => {
        const saved = await configureAndSave(browser, servers);
        await use({ browser, saved, isChanged: false, checkConsole });
      }),
    { scope: 'worker', timeout: BROWSER_START_MS },
  ],
  sharedBrowser: [({ configuredBrowser }, use) => use(configuredBrowser.browser), { scope: 'worker' }],
  resetIfChanged: async ({ configuredBrowser }, use) => {
    const { isChanged } = configuredBrowser;
    if (isChanged) await resetStorage(configuredBrowser);
    configuredBrowser.isChanged = false;
    await use(isChanged);
    await closeOtherPages(configuredBrowser.browser);
    configuredBrowser.checkConsole();
  },
  resetBrowser: async ({ configuredBrowser, resetIfChanged: wasReset }, use) => {
    if (!wasReset) await resetStorage(configuredBrowser);
    configuredBrowser.isChanged = true;
    await use(configuredBrowser.browser);
  },
  separateBrowser: async ({ extensionDir, servers, headless }, use) =>
    withBrowser(extensionDir, servers, headless, async (browser) => {
      await configureAndSave(browser, servers);
      await use(browser);
    }),
  unconfiguredBrowser: async ({ extensionDir, servers, headless }, use) =>
    withBrowser(extensionDir, servers, headless, use),
  openPage: async ({ sharedBrowser, resetIfChanged: _, viewport, colorScheme }, use) => {
    const pages: Page[] = [];
    // Each of these takes time, and most tests use the browser's defaults.
    const isLight = colorScheme === 'light';
    const isUsualSize = !viewport || isSameSize(viewport, VIEWPORT);
    await use(async (url, browser = sharedBrowser) => {
      const { context, extensionUrl, firstPage } = browser;
      const isOfExtension = [url, firstPage.url()].every((each) => each.startsWith(extensionUrl('')));
      const isOpened = isOfExtension && isLight && isUsualSize;
      const page = isOpened ? await openFromExtension(browser, url) : await context.newPage();
      pages.push(page);
      if (browser === sharedBrowser) forbidClock(page);
      if (isOpened) return page;
      if (!isLight) await page.emulateMedia({ colorScheme });
      if (!isUsualSize) await page.setViewportSize(viewport);
      if (url !== NEW_PAGE) await page.goto(url);
      return page;
    });
    await Promise.all(pages.filter(isExtensionPage).map(expectNoSecretOnPage));
    await Promise.all(pages.map((page) => page.close()));
  },
  openTicket: ({ openPage, servers }, use) =>
    use(async (browser) => {
      const page = await openPage(servers.helpdesk.url, browser);
      await expectHighlighted(page, SAMPLE_IDS.deliveredWithProof);
      return page;
    }),
  openHtml: ({ openPage }, use) =>
    use(async (body, headers) => {
      const page = await openPage(NEW_PAGE);
      await serveHtml(page, body, headers);
      await page.goto(HTML_PAGE);
      return page;
    }),
  openOptions: ({ openPage, sharedBrowser }, use) =>
    use((pageId = 'connection', browser = sharedBrowser) =>
      openPage(browser.extensionUrl(`options.html#${pageId}`), browser),
    ),
  openPopup: ({ openPage, sharedBrowser }, use) =>
    use(async (browser = sharedBrowser) => {
      const page = await openPage(browser.extensionUrl('popup.html'), browser);
      await page.setViewportSize(POPUP);
      return page;
    }),
});
