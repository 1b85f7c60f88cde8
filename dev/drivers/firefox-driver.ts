import { readdir as filesIn, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, Frame, KeyInput, Page } from 'puppeteer-core';
import { launchText } from '../../features/launch/text.en.ts';
import { builtExtension, manifestOf } from '../build-extension.ts';
import type { FirefoxWithExtension } from '../firefox.ts';
import { type Control, type Driver, HOME, type Tab, type View } from './driver.ts';
import { findIdButtonInFirefox } from './firefox-id-button.ts';
import { chooseFromMenu, enterInAddressBar, useShortcutInFirefox } from './firefox-interface.ts';
import { grantHostsInFirefox, stopEventPage } from './firefox-internals.ts';

const LIMIT_MS = 20_000;
const STEP_MS = 30;
const VIEWPORT = { width: 1280, height: 720 };

declare const browser: {
  /** Without the permission, there is none. */
  notifications?: Record<'onShown' | 'onClosed', { addListener(listener: (name: string) => void): void }>;
  tabs: { create(properties: { url: string; active: boolean }): Promise<object> };
};

declare global {
  interface Window {
    notices?: string[];
  }
}

/** Drives Firefox with WebDriver BiDi. */
export async function driveFirefox(firefox: FirefoxWithExtension): Promise<Driver> {
  const { extensionUrl } = firefox;
  const isOfExtension = (url: string): boolean => url.startsWith(extensionUrl(''));
  /** Firefox reports no navigation of extension pages: there, the document itself says when it is loaded. */
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
    useShortcut: (command) => useShortcutInFirefox(firefox, shortcutOf(command)),
    async lookUpFromMenu(selector) {
      await page.click(selector, { count: 3 });
      await page.click(selector, { button: 'right' });
      const label = `^${launchText.menu.replace('%s', '.+')}$`;
      await until(() => chooseFromMenu(firefox, label), 'the entry of the context menu');
    },
    async card() {
      const frame = await openCardFrame(page);
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
        const bytes = await readFile(join(firefox.downloads, name));
        return bytes.length > 0 && { name, bytes };
      }, 'a saved file');
    },
    idButton: () => findIdButtonInFirefox(firefox, page),
    async takePicture(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
  });
  const home = await firefox.browser.newPage();
  await goto(home, extensionUrl(HOME));
  await home.evaluate(recordNotices);
  return {
    name: 'Firefox',
    home: tabOf(home),
    extensionUrl,
    async open(url) {
      const page = await firefox.browser.newPage();
      await page.setViewport(VIEWPORT);
      await goto(page, url);
      return tabOf(page);
    },
    async openBehind(path) {
      const url = extensionUrl(path);
      const before = new Set(await firefox.browser.pages());
      await home.evaluate(async (address) => {
        await browser.tabs.create({ url: address, active: false });
      }, url);
      return until(async () => {
        const page = (await pagesAt(firefox, url)).find((each) => !before.has(each));
        return page && tabOf(page, true);
      }, `a tab with ${url}`);
    },
    grantHosts: (patterns) => grantHostsInFirefox(firefox, patterns),
    stopBackground: () => stopEventPage(firefox),
    lookUpFromAddressBar: (typed) => enterInAddressBar(firefox, typed),
    notices: () => home.evaluate(() => window.notices ?? []),
    tabs: async () =>
      (await firefox.browser.pages()).filter((page) => page !== home).map((page) => tabOf(page)),
    close: () => firefox.close(),
  };
}

/** Runs in a page of the extension. Without a display, Firefox closes a notice at once. */
function recordNotices(): void {
  const names = new Set<string>();
  const note = (name: string) => {
    names.add(name);
    window.notices = [...names];
  };
  browser.notifications?.onShown.addListener(note);
  browser.notifications?.onClosed.addListener(note);
}

/** The keys of a shortcut, as the manifest suggests them. */
function shortcutOf(command: string): string {
  const keys = manifestOf(builtExtension('firefox')).commands[command]?.suggested_key.default;
  if (!keys) throw new Error(`The command ${command} has no keys.`);
  return keys;
}

/** Fails while one document replaces another. */
const addressOf = (page: Page): Promise<string> => page.evaluate(() => location.href).catch(() => '');

async function pagesAt(firefox: FirefoxWithExtension, url: string): Promise<Page[]> {
  const pages = await firefox.browser.pages();
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

/** Waits until a function returns something. */
async function until<Result>(find: () => Promise<Result | undefined | false>, what: string): Promise<Result> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited for ${what}.`);
    await delay(STEP_MS);
  }
}

/** Finds the elements of a control in one attempt. */
type Search = () => Promise<ElementHandle[]>;

/** @param isField leaves out all but form fields: their labels have the same name */
async function all(
  container: Page | Frame | ElementHandle,
  selector: string,
  isField: boolean,
): Promise<ElementHandle[]> {
  const found: ElementHandle[] = await container.$$(selector);
  if (!isField) return found;
  const are = await Promise.all(
    found.map((each) => each.evaluate((one) => one.matches('input, textarea, select'))),
  );
  return found.filter((_, index) => are[index]);
}

/** A page or a frame of Firefox, as journeys and tests see it. */
export function viewInFirefox(target: Page | Frame, isBehind = false): View {
  const control = (selector: string, isField = false): Control =>
    controlOf(() => all(target, selector, isField), { selector, page: pageOf(target), isBehind });
  return {
    get: (role, name) => control(aria(name, role)),
    field: (label) => control(aria(label), true),
    find: control,
    text: () => target.evaluate(() => document.body.innerText),
    run: (script: unknown, argument?: unknown) => target.evaluate(script as never, argument as never),
  };
}

const pageOf = (target: Page | Frame): Page => ('page' in target ? target.page() : target);

const aria = (name: string, role?: string): string =>
  `::-p-aria([name="${name.replaceAll('"', '\\"')}"]${role === undefined ? '' : `[role="${role}"]`})`;

function controlOf(
  search: Search,
  { selector, page, isBehind }: { selector: string; page: Page; isBehind: boolean },
): Control {
  const visible: Search = async () => {
    const found = await search().catch(() => []);
    const shown = await Promise.all(found.map((each) => isShown(each).catch(() => false)));
    return found.filter((_, index) => shown[index]);
  };
  const first = () => until(async () => (await visible())[0], selector);
  const part = (inner: string, isField = false): Control =>
    controlOf(
      async () => (await Promise.all((await visible()).map((each) => all(each, inner, isField)))).flat(),
      { selector: `${inner} in ${selector}`, page, isBehind },
    );
  return {
    async click() {
      const element = await until(async () => {
        const [found] = await visible();
        return found && (await found.evaluate((each) => !each.matches(':disabled'))) ? found : undefined;
      }, `${selector}, enabled`);
      // A tab that is not drawn gets no input.
      if (isBehind) return element.evaluate((each) => (each as HTMLElement).click());
      await element.click();
    },
    async fill(text) {
      const element = await first();
      await element.evaluate((each) => {
        (each as HTMLInputElement).focus();
        (each as HTMLInputElement).select();
      });
      if (text === '') return press(page, 'Delete');
      await element.type(text);
    },
    async press(keys) {
      await (await first()).focus();
      await press(page, keys);
    },
    count: async () => (await visible()).length,
    run: async (script: unknown, argument?: unknown) =>
      (await first()).evaluate(script as never, argument as never),
    get: (role, name) => part(aria(name, role)),
    field: (label) => part(aria(label), true),
  };
}

const isShown = (element: ElementHandle): Promise<boolean> =>
  element.evaluate(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0,
  );

/** @param keys such as `Enter` or `Control+A` */
async function press(page: Page, keys: string): Promise<void> {
  const names = (keys === '+' ? ['+'] : keys.split('+')) as KeyInput[];
  const key = names.pop() ?? 'Enter';
  for (const name of names) await page.keyboard.down(name);
  await page.keyboard.press(key);
  for (const name of names.reverse()) await page.keyboard.up(name);
}

/**
 * The card, unless it is closed and empty. Puppeteer does not know the addresses of extension frames in Firefox, so they
 * are read in the frames.
 */
async function openCardFrame(page: Page): Promise<Frame | undefined> {
  for (const frame of page.frames()) {
    // A loading frame has no document yet; the next round reads it.
    const path = await frame.evaluate(() => location.pathname).catch(() => undefined);
    if (path === '/card.html' && (await frame.$('main'))) return frame;
  }
  return undefined;
}
