import { readdir as filesIn, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';
import { launchText } from '../../features/launch/text.en.ts';
import { builtExtension, manifestOf } from '../build-extension.ts';
import type { FirefoxWithExtension } from '../firefox.ts';
import { type Driver, HOME, type Tab } from './driver.ts';
import { addressOf, press, until, viewInFirefox } from './firefox-controls.ts';
import { findIdButtonInFirefox } from './firefox-id-button.ts';
import {
  acceptSuggestion,
  chooseFromMenu,
  focusPage,
  isSaved,
  typeInAddressBar,
  useShortcutInFirefox,
} from './firefox-interface.ts';
import {
  answerPrompt,
  askForPermissions,
  framesOf,
  grantHostsInFirefox,
  openPages,
  revokeHostsInFirefox,
  stopEventPage,
} from './firefox-internals.ts';

const VIEWPORT = { width: 1280, height: 720 };

declare const browser: {
  /** Absent without the permission. */
  notifications?: Record<'onShown' | 'onClosed', { addListener(listener: (name: string) => void): void }>;
  tabs: { create(properties: { url: string; active: boolean }): Promise<object> };
  windows: { create(properties: { url: string; incognito: boolean }): Promise<object> };
};

declare global {
  interface Window {
    shownNotifications?: string[];
  }
}

/** Drives Firefox with WebDriver BiDi. */
export async function driveFirefox(firefox: FirefoxWithExtension): Promise<Driver> {
  const { extensionUrl } = firefox;
  const isOfExtension = (url: string): boolean => url.startsWith(extensionUrl(''));
  /** Firefox reports no navigation of extension pages, so the state of the document is polled there. */
  const goto = async (page: Page, url: string): Promise<void> => {
    if (!isOfExtension(url)) return void (await page.goto(url));
    await page.goto(url, { waitUntil: [] });
    await isLoaded(page, url);
  };
  const tabOf = (page: Page, isBehind = false): Tab => ({
    ...viewInFirefox(page, isBehind),
    goto: (url) => goto(page, url),
    async reload() {
      const url = await page.evaluate(() => {
        document.documentElement.dataset.isOld = '';
        return location.href;
      });
      if (isOfExtension(url)) {
        await page.evaluate(() => location.reload());
        await isLoaded(page, url);
      } else await page.reload();
    },
    close: () => page.close(),
    bringToFront: () => page.bringToFront(),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (keys) => press(page, keys),
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async useShortcut(command) {
      await until(() => focusPage(firefox), 'the focus in the page');
      await useShortcutInFirefox(firefox, shortcutOf(command));
    },
    async lookUpFromMenu(selector) {
      await page.click(selector, { count: 3 });
      await page.click(selector, { button: 'right' });
      const label = `^${launchText.menu.replace('%s', '.+')}$`;
      await until(() => chooseFromMenu(firefox, label), 'the entry of the context menu');
    },
    async card() {
      const frame = await openCard(page);
      return frame && viewInFirefox(frame);
    },
    async download(act) {
      const before = await filesIn(firefox.downloads);
      await act();
      return until(async () => {
        const now = await filesIn(firefox.downloads);
        const [name] = now.filter((each) => !before.includes(each) && !each.endsWith('.part'));
        // The file is empty, with a second one beside it, until it is complete.
        if (!name || now.some((each) => each.endsWith('.part'))) return undefined;
        // Small files have a name of letters at random for a moment, without a second file.
        const bytes = await readFile(join(firefox.downloads, name)).catch(() => undefined);
        const isComplete = bytes && bytes.length > 0 && (await isSaved(firefox, name));
        return isComplete && { name, bytes };
      }, 'a saved file');
    },
    idButton: () => findIdButtonInFirefox(firefox, page),
    async takePicture(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
  });
  const home = await firefox.browser.newPage();
  await goto(home, extensionUrl(HOME));
  await home.evaluate(recordNotifications);
  return {
    name: 'Firefox',
    home: tabOf(home),
    extensionUrl,
    async open(url) {
      const page = await firefox.browser.newPage();
      await page.setViewport(VIEWPORT);
      await goto(page, url);
      await until(() => focusPage(firefox), 'the new tab');
      return tabOf(page);
    },
    async openPrivately(url) {
      const before = new Set(await openPages(firefox.browser));
      await home.evaluate(async () => {
        await browser.windows.create({ url: 'about:blank', incognito: true });
      });
      const page = await until(
        async () => (await openPages(firefox.browser)).find((each) => !before.has(each)),
        'a private window',
      );
      await page.setViewport(VIEWPORT);
      await goto(page, url);
      return tabOf(page);
    },
    async openBehind(path) {
      const url = extensionUrl(path);
      const before = new Set(await openPages(firefox.browser));
      await home.evaluate(async (address) => {
        await browser.tabs.create({ url: address, active: false });
      }, url);
      const page = await until(
        async () => (await pagesAt(firefox, url)).find((each) => !before.has(each)),
        `a tab with ${url}`,
      );
      await isLoaded(page, url);
      return tabOf(page, true);
    },
    grantHosts: (patterns) => grantHostsInFirefox(firefox, patterns),
    prompt: {
      async begin(patterns) {
        await revokeHostsInFirefox(firefox, patterns);
        await askForPermissions(firefox);
      },
      async answer(answer) {
        await until(() => answerPrompt(firefox, answer), "Firefox's prompt");
      },
      end: () => askForPermissions(firefox, false),
    },
    stopBackground: () => stopEventPage(firefox),
    async lookUpFromAddressBar(typed) {
      await typeInAddressBar(firefox, typed);
      await until(() => acceptSuggestion(firefox), "Waybill's suggestion in the address bar");
    },
    notifications: () => home.evaluate(() => window.shownNotifications ?? []),
    tabs: async () =>
      (await openPages(firefox.browser)).filter((page) => page !== home).map((page) => tabOf(page)),
    close: () => firefox.close(),
  };
}

/** Runs in a page of the extension. Without a display, Firefox closes a notification at once. */
function recordNotifications(): void {
  const names = new Set<string>();
  // An arrow function in place: for named ones, tsx adds calls of a helper that pages lack.
  for (const event of [browser.notifications?.onShown, browser.notifications?.onClosed])
    event?.addListener((name) => {
      names.add(name);
      window.shownNotifications = [...names];
    });
}

/** The keys of a shortcut, as the manifest suggests them. */
function shortcutOf(command: string): string {
  const keys = manifestOf(builtExtension('firefox')).commands[command]?.suggested_key.default;
  if (!keys) throw new Error(`The command ${command} has no keys.`);
  return keys;
}

async function pagesAt(firefox: FirefoxWithExtension, url: string): Promise<Page[]> {
  const pages = await openPages(firefox.browser);
  const addresses = await Promise.all(pages.map(addressOf));
  return pages.filter((_, index) => addresses[index]?.startsWith(url));
}

async function isLoaded(page: Page, url: string): Promise<void> {
  const isNew = (address: string) =>
    location.href === address &&
    document.readyState === 'complete' &&
    document.documentElement.dataset.isOld === undefined;
  await until(() => page.evaluate(isNew, url).catch(() => false), `that ${url} is loaded`);
}

/**
 * The card, unless it is closed and empty. Puppeteer does not know the addresses of extension frames in Firefox, so they
 * are read in the frames.
 */
export async function openCard(page: Page): Promise<Frame | undefined> {
  for (const frame of await framesOf(page)) {
    // A loading frame has no document yet; the next round reads it. That of a page that was left is refused at once.
    const isCard = async () =>
      (await frame.evaluate(() => location.pathname)) === '/card.html' && (await frame.$('main'));
    if (await isCard().catch(() => undefined)) return frame;
  }
  return undefined;
}
