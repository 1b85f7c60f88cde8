import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { builtExtension } from '../../../dev/build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../../../dev/chromium.ts';
import { configureBrowser } from '../../../dev/journeys/configure.ts';
import { POPUP } from '../../../dev/journeys/look-up-from-popup.ts';
import { expectPainted, paintedTexts } from '../../../dev/journeys/painted-ids.ts';
import { type AdminClient, createAdminClient } from '../../../dev/platform/admin-client.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { HTML_PAGE, serveHtml } from './html-page.ts';
import { type Configured, restore, SILENT_PAGE } from './reset-browser.ts';
import { type Stage, startSharedStage } from './test-servers.ts';

export { expect } from '@playwright/test';
export { cardFrame, expectNoCard, openCard } from '../../../dev/journeys/card-frame.ts';
export { LOOPBACK_HOSTS } from '../../../dev/journeys/configure.ts';
export { clickId, expectPainted, middleOfId, paintedTexts } from '../../../dev/journeys/painted-ids.ts';

export { collectErrors, playFrames } from './html-page.ts';

/** Waits until exactly these texts are painted in a frame, each as often as it is named. */
export async function expectOnlyPainted(frame: Page | Frame, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await paintedTexts(frame)).sort(), { intervals: [20, 50] })
    .toEqual([...texts].sort());
}

/** Has a page, or a frame with a process of its own, compute eight times slower until it is closed. */
export async function slowDown(target: Page | Frame): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  const devTools = await page.context().newCDPSession(target);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
}

declare const chrome: {
  tabs: { query(filter: object): Promise<{ index: number }[]> };
  storage: { local: { get(): Promise<object> } };
};

/** Opens the popup as a tab that takes the tab to its left for the one it stands over. */
export async function openPopupOver(page: Page, waybill: ChromiumWithExtension): Promise<Page> {
  const popup = await page.context().newPage();
  await popup.addInitScript(() => {
    const query = chrome.tabs.query.bind(chrome.tabs);
    chrome.tabs.query = async () => {
      const [own] = await query({ active: true, currentWindow: true });
      return (await query({})).filter(({ index }) => own && index === own.index - 1);
    };
  });
  await popup.goto(waybill.extensionUrl('popup.html'));
  return popup;
}

export interface WorkerFixtures {
  /** The build that the browsers load. */
  extensionDir: string;
  /** The local platform of this worker, and the demo helpdesk. */
  stage: Stage;
  /**
   * A browser that all tests of this worker share, configured for the local platform, sandbox selected. Its first page is
   * one of the extension that runs nothing: messages to the background can be sent from there.
   */
  waybill: ChromiumWithExtension;
  /** The same, with what it kept before anything was looked up, and whether a test has changed that on purpose. */
  configured: Configured;
}

interface TestFixtures {
  /** The platform's switches; set back before each test. */
  platform: AdminClient;
  /** Sets the shared browser back after a test that has changed it. Whether that was needed. */
  setBack: boolean;
  /** The shared browser as it was after it was configured, with a background that starts anew: for counting requests. */
  freshWaybill: ChromiumWithExtension;
  /** A browser of this test alone, configured as `waybill`: for tests that change more than what Waybill keeps. */
  ownWaybill: ChromiumWithExtension;
  /** A browser of this test alone, as after installation: no settings, no access to hosts. */
  unconfiguredWaybill: ChromiumWithExtension;
  /** Opens an address in a page that is closed after the test. `viewport` and `colorScheme` of `test.use` hold. */
  openPage(url: string, waybill?: ChromiumWithExtension): Promise<Page>;
  /** The demo ticket, with its IDs painted. */
  openTicket(waybill?: ChromiumWithExtension): Promise<Page>;
  /** A page of the helpdesk's host that holds just this body. */
  openHtml(body: string, headers?: Record<string, string>): Promise<Page>;
  openOptions(waybill?: ChromiumWithExtension): Promise<Page>;
  openPopup(waybill?: ChromiumWithExtension): Promise<Page>;
}

/** Of all pages, where a test does not say otherwise. */
const VIEWPORT = { width: 1280, height: 720 };
/** What a new page shows. */
const BLANK = 'about:blank';

const isSameSize = (one: typeof VIEWPORT, other: typeof VIEWPORT): boolean =>
  one.width === other.width && one.height === other.height;

/** A browser that several others compete with for two cores takes its time. */
const BROWSER_START_MS = 60_000;

async function withBrowser(
  extensionDir: string,
  { helpdesk }: Stage,
  headless: boolean,
  use: (waybill: ChromiumWithExtension) => Promise<void>,
): Promise<void> {
  const waybill = await launchChromium({ extensionDir, headless, helpdesk, viewport: VIEWPORT });
  try {
    await use(waybill);
  } finally {
    await waybill.close();
  }
}

async function configureAll(waybill: ChromiumWithExtension, { platform }: Stage): Promise<object> {
  await configureBrowser(waybill, platform);
  const { firstPage, extensionUrl } = waybill;
  const kept = await firstPage.evaluate(() => chrome.storage.local.get());
  await firstPage.goto(extensionUrl(SILENT_PAGE));
  return kept;
}

/** Real Chromium, production build, local platform over real HTTP. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright insists on a destructured first argument; this one costs nothing.
  extensionDir: [({ browserName: _ }, use) => use(builtExtension('chrome')), { scope: 'worker' }],
  stage: [
    async ({ browserName: _ }, use) => {
      const stage = await startSharedStage();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  configured: [
    async ({ extensionDir, stage, headless }, use) =>
      withBrowser(extensionDir, stage, headless, async (waybill) => {
        const kept = await configureAll(waybill, stage);
        await use({ waybill, kept, isChanged: false });
      }),
    { scope: 'worker', timeout: BROWSER_START_MS },
  ],
  waybill: [({ configured }, use) => use(configured.waybill), { scope: 'worker' }],
  platform: async ({ stage }, use) => {
    const platform = createAdminClient(stage.platform.adminUrl);
    await platform.reset();
    await use(platform);
  },
  setBack: async ({ configured }, use) => {
    const { isChanged } = configured;
    if (isChanged) await restore(configured);
    configured.isChanged = false;
    await use(isChanged);
  },
  freshWaybill: async ({ configured, setBack }, use) => {
    if (!setBack) await restore(configured);
    configured.isChanged = true;
    await use(configured.waybill);
  },
  ownWaybill: async ({ extensionDir, stage, headless }, use) =>
    withBrowser(extensionDir, stage, headless, async (waybill) => {
      await configureAll(waybill, stage);
      await use(waybill);
    }),
  unconfiguredWaybill: async ({ extensionDir, stage, headless }, use) =>
    withBrowser(extensionDir, stage, headless, use),
  openPage: async ({ waybill, setBack: _, viewport, colorScheme }, use) => {
    const pages: Page[] = [];
    await use(async (url, { context } = waybill) => {
      const page = await context.newPage();
      pages.push(page);
      // Each of these takes its time, and few tests need another than the browser has already.
      if (colorScheme !== 'light') await page.emulateMedia({ colorScheme });
      if (viewport && !isSameSize(viewport, VIEWPORT)) await page.setViewportSize(viewport);
      if (url !== BLANK) await page.goto(url);
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
  openTicket: ({ openPage, stage }, use) =>
    use(async (waybill) => {
      const page = await openPage(stage.helpdesk.url, waybill);
      await expectPainted(page, SAMPLE_IDS.deliveredWithProof);
      return page;
    }),
  openHtml: ({ openPage }, use) =>
    use(async (body, headers) => {
      const page = await openPage(BLANK);
      await serveHtml(page, body, headers);
      await page.goto(HTML_PAGE);
      return page;
    }),
  openOptions: ({ openPage, waybill: shared }, use) =>
    use((waybill = shared) => openPage(waybill.extensionUrl('options.html'), waybill)),
  openPopup: ({ openPage, waybill: shared }, use) =>
    use(async (waybill = shared) => {
      const page = await openPage(waybill.extensionUrl('popup.html'), waybill);
      await page.setViewportSize(POPUP);
      return page;
    }),
});
