import { readFile } from 'node:fs/promises';
import { expect, type Frame, type Locator, type Page, type Worker } from '@playwright/test';
import type { ChromiumWithExtension } from '../chromium.ts';
import { workerOf } from '../chromium-worker.ts';
import { openCard } from '../journeys/card-frame.ts';
import { findIdButton } from './chromium-id-button.ts';
import { type Control, type Driver, HOME, type Role, type Tab, type View } from './driver.ts';

interface ChromeTab {
  id: number;
}

declare const chrome: {
  notifications: { getAll(): Promise<object> };
  tabs: {
    create(properties: { url: string; active: boolean }): Promise<object>;
    query(query: object): Promise<ChromeTab[]>;
  };
  windows: { create(properties: { url: string; incognito: boolean }): Promise<object> };
  commands: { onCommand: { dispatch(command: string, tab: ChromeTab | undefined): void } };
  contextMenus: { onClicked: { dispatch(click: object, tab: ChromeTab | undefined): void } };
  omnibox: { onInputEntered: { dispatch(text: string, disposition: string): void } };
};

/** Drives Chromium with Playwright. */
export async function driveChromium(browser: ChromiumWithExtension): Promise<Driver> {
  const { context, extensionUrl } = browser;
  /** The browser's own interface is out of reach, so its events are dispatched where they would arrive. */
  const inBackground = async <Result, Argument>(
    script: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ): Promise<Result> => {
    const worker = (await workerOf(browser)) as {
      evaluate(run: unknown, given: unknown): ReturnType<Worker['evaluate']>;
    };
    return (await worker.evaluate(script, argument)) as Result;
  };
  const tabOf = (page: Page, isBehind = false): Tab => ({
    ...viewInChromium(page, isBehind),
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    close: () => page.close(),
    bringToFront: () => page.bringToFront(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (key) => page.keyboard.press(key),
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async card() {
      const frame = await openCard(page);
      return frame && viewInChromium(frame);
    },
    async download(act) {
      const started = page.waitForEvent('download');
      await act();
      const download = await started;
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
    idButton: () => findIdButton(page),
    async takePicture(path) {
      // Finishes animations, so that the picture shows the final state.
      await page.screenshot({ path, animations: 'disabled' });
    },
    useShortcut: (command) =>
      inBackground(async (name) => {
        const [active] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        chrome.commands.onCommand.dispatch(name, active);
      }, command),
    lookUpFromMenu: async (selector) => {
      const selectionText = await page.locator(selector).innerText();
      await inBackground(async (text) => {
        const [active] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        chrome.contextMenus.onClicked.dispatch({ menuItemId: 'look-up', selectionText: text }, active);
      }, selectionText);
    },
  });
  await browser.firstPage.goto(extensionUrl(HOME));
  const home = tabOf(browser.firstPage);
  return {
    name: 'Chromium',
    home,
    extensionUrl,
    async open(url) {
      const page = await context.newPage();
      await page.goto(url);
      return tabOf(page);
    },
    async openPrivately(url) {
      const opened = context.waitForEvent('page');
      await browser.firstPage.evaluate(async () => {
        await chrome.windows.create({ url: 'about:blank', incognito: true });
      });
      const page = await opened;
      await page.goto(url);
      return tabOf(page);
    },
    async openBehind(path) {
      const url = extensionUrl(path);
      const opened = context.waitForEvent('page', (page) => page.url() === url);
      await browser.firstPage.evaluate(async (address) => {
        await chrome.tabs.create({ url: address, active: false });
      }, url);
      const page = await opened;
      await page.waitForLoadState();
      return tabOf(page, true);
    },
    async grantHosts(patterns) {
      // This takes the page of extensions, in the browser's first page.
      await browser.grantHosts(patterns);
      await browser.firstPage.goto(extensionUrl(HOME));
    },
    stopBackground: async () => {
      await browser.stopServiceWorker();
    },
    lookUpFromAddressBar: (typed) =>
      inBackground(async (text) => chrome.omnibox.onInputEntered.dispatch(text, 'currentTab'), typed),
    notifications: () => home.run(async () => Object.keys(await chrome.notifications.getAll())),
    tabs: async () =>
      context
        .pages()
        .filter((page) => page !== browser.firstPage)
        .map((page) => tabOf(page)),
    close: () => browser.close(),
  };
}

/** A page or a frame of Chromium, as journeys and tests see it. */
export function viewInChromium(target: Page | Frame, isBehind = false): View {
  return {
    get: (role, name) => controlOf(byRole(target, role, name), isBehind),
    field: (label) => controlOf(byLabel(target, label), isBehind),
    find: (selector) => controlOf(target.locator(selector), isBehind),
    text: () => target.evaluate(() => document.body.innerText),
    run: (script: unknown, argument?: unknown) => target.evaluate(script as never, argument as never),
  };
}

function controlOf(locator: Locator, isBehind: boolean): Control {
  const visible = locator.filter({ visible: true });
  const first = visible.first();
  return {
    async click() {
      if (!isBehind) return first.click();
      // A tab behind is drawn once a second, and Playwright's click waits for two frames.
      await expect(first).toBeEnabled();
      await first.evaluate((element: HTMLElement) => element.click());
    },
    fill: (text) => first.fill(text),
    press: (key) => first.press(key),
    count: () => visible.count(),
    run: (script: unknown, argument?: unknown) => first.evaluate(script as never, argument as never),
    get: (role, name) => controlOf(byRole(visible, role, name), isBehind),
    field: (label) => controlOf(byLabel(visible, label), isBehind),
  };
}

const byRole = (container: Page | Frame | Locator, role: Role, name: string): Locator =>
  container.getByRole(role, { name, exact: true });
const byLabel = (container: Page | Frame | Locator, label: string): Locator =>
  container.getByLabel(label, { exact: true });
