import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from './browsers.mjs';
import { createManagement } from './chromium-management.ts';
import { stopServiceWorker } from './chromium-worker.ts';

export interface ChromiumOptions {
  /** The unpacked extension, such as `.output/chrome-mv3`. */
  extensionDir: string;
  headless: boolean;
  /** Overrides the Chromium found on this machine. */
  executablePath?: string;
  /** Maps a helpdesk host to a local port. */
  helpdesk?: { host: string; port: number };
  /** Whether a new profile opens the set-up page, which is then closed; not if a policy has configured Waybill. */
  beginsWithSetUp?: boolean;
  /** A persistent profile; if absent, a temporary one is used. */
  userDataDir?: string;
  colorScheme?: 'light' | 'dark';
  /** Size of the pages in headless mode. Otherwise pages have the window's size. */
  viewport?: { width: number; height: number };
  /** The browser's own font size, 16 if absent. */
  fontSize?: number;
  /** Whether pages that were left are kept for the back button, as without automation. */
  keepsPages?: boolean;
}

/** A running Chromium with the extension loaded. */
export interface ChromiumWithExtension {
  context: BrowserContext;
  extensionId: string;
  /** @param path such as `options.html` */
  extensionUrl(path: string): string;
  /** The initial page of the browser. Creating another is slower than navigating this one. */
  firstPage: Page;
  /** Grants optional host permissions without a prompt. @param patterns such as `http://127.0.0.1/*` */
  grantHosts(patterns: string[]): Promise<void>;
  /** Revokes host permissions. */
  revokeHosts(patterns: string[]): Promise<void>;
  /** Allows the extension in private windows, which reloads it. */
  allowInPrivateWindows(): Promise<void>;
  /** Stops the extension's background worker. @returns whether it was running */
  stopServiceWorker(): Promise<boolean>;
  /** Stops the worker; the next message starts a new one. Rejects if it is not running. */
  killServiceWorker(): Promise<void>;
  close(): Promise<void>;
}

/** The browser's language, independent of the system's: journeys and tests look for English texts. */
const LANGUAGE = 'en-US';
/** The address of the set-up page, with the extension's ID. */
const SET_UP = /^chrome-extension:\/\/(\w+)\/options\.html#set-up$/;
const WINDOW = { width: 1280, height: 800 };

/** Finds the Chromium to start. Chromium does not start in its sandbox as root. */
async function programOf({ executablePath }: Pick<ChromiumOptions, 'executablePath'> = {}) {
  const path = executablePath ?? (await findChromium())?.executablePath;
  if (!path) throw new Error('There is no Chromium on this machine: run "node dev/bootstrap.mjs".');
  return { executablePath: path, chromiumSandbox: process.getuid?.() !== 0 };
}

/** Starts Chromium without an extension and without a window, to draw pictures. */
export async function launchPlainChromium(): Promise<Browser> {
  return chromium.launch(await programOf());
}

/** Starts Chromium with an unpacked extension. Each call has its own profile, so several can run in parallel. */
export async function launchChromium(options: ChromiumOptions): Promise<ChromiumWithExtension> {
  const { headless, userDataDir = '', colorScheme, viewport = WINDOW, keepsPages = false } = options;
  const context = await chromium.launchPersistentContext(userDataDir, {
    ...(await programOf(options)),
    headless,
    args: browserArguments(options),
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    // On Linux, where Chromium does not read `--lang`.
    env: { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
    // The demo helpdesk has a self-signed certificate.
    ignoreHTTPSErrors: true,
    viewport: headless ? viewport : null,
    ...(colorScheme ? { colorScheme } : {}),
    // The caller stops the browser: see `close`.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const firstPage = context.pages()[0] ?? (await context.newPage());
    const { beginsWithSetUp = !userDataDir && hasSetUp(options.extensionDir) } = options;
    const extensionId = beginsWithSetUp
      ? await closeSetUp(context, firstPage)
      : await createManagement(firstPage).unpackedExtensionId();
    return control(context, firstPage, extensionId);
  } catch (error) {
    await context.close();
    throw error;
  }
}

function browserArguments({
  extensionDir,
  helpdesk,
  viewport = WINDOW,
  fontSize,
}: ChromiumOptions): string[] {
  return [
    `--disable-extensions-except=${extensionDir}`,
    `--load-extension=${extensionDir}`,
    '--disable-background-networking',
    `--lang=${LANGUAGE}`,
    `--window-size=${viewport.width},${viewport.height}`,
    ...(helpdesk ? [`--host-resolver-rules=MAP ${helpdesk.host} 127.0.0.1:${helpdesk.port}`] : []),
    ...(fontSize ? [`--blink-settings=defaultFontSize=${fontSize}`] : []),
  ];
}

/** The benchmark also loads other extensions. */
function hasSetUp(extensionDir: string): boolean {
  return 'options_ui' in JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
}

/**
 * Closes the set-up page: in the foreground, other parts of Waybill would treat it as the agent's page.
 * @returns the extension's ID, for which the browser's list of extensions would have to be opened otherwise
 */
async function closeSetUp(context: BrowserContext, firstPage: Page): Promise<string> {
  const idOf = (page: Page) => SET_UP.exec(page.url())?.[1];
  const isSetUp = (page: Page): boolean => idOf(page) !== undefined;
  const page = context.pages().find(isSetUp) ?? (await context.waitForEvent('page', isSetUp));
  const id = String(idOf(page));
  await page.close();
  await firstPage.bringToFront();
  return id;
}

function control(context: BrowserContext, firstPage: Page, extensionId: string): ChromiumWithExtension {
  const management = createManagement(firstPage);
  const origin = `chrome-extension://${extensionId}`;
  return {
    context,
    extensionId,
    firstPage,
    extensionUrl: (path) => `${origin}/${path}`,
    grantHosts: (patterns) => management.changeHosts(extensionId, 'addHostPermission', patterns),
    revokeHosts: (patterns) => management.changeHosts(extensionId, 'removeHostPermission', patterns),
    allowInPrivateWindows: () => management.allowInPrivateWindows(extensionId),
    stopServiceWorker: () => stopServiceWorker(firstPage, origin),
    async killServiceWorker() {
      const wasRunning = await stopServiceWorker(firstPage, origin);
      if (!wasRunning) throw new Error('The background worker is not running.');
    },
    close: () => close(context),
  };
}

async function close(context: BrowserContext): Promise<void> {
  try {
    await context.close();
  } catch (error) {
    // The user may already have closed the window.
    if (context.browser()?.isConnected()) throw error;
  }
}
