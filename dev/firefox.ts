import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from './browsers.mjs';
import { addressOf, until } from './drivers/firefox-controls.ts';
import { openPages, readState, sendToFirefox } from './drivers/firefox-internals.ts';
import { removeFolder } from './drivers/remove-folder.ts';

export interface FirefoxOptions {
  /** The unpacked extension, such as `.output/firefox-mv3`. */
  extensionDir: string;
  /** The extension's ID in its manifest. */
  geckoId: string;
  /** `false` opens a window. */
  headless?: boolean;
  /** Maps a helpdesk host to a local port. */
  helpdesk: { host: string; port: number };
  /** Preferences of the browser beside the usual ones. */
  preferences?: Record<string, unknown>;
  /** A persistent profile; if absent, a temporary one is used. */
  userDataDir?: string;
  /** Overrides the Firefox found on this machine. */
  executablePath?: string;
  /** Whether the extension opens its set-up page, which is then closed; not if it is configured already. */
  beginsWithSetUp?: boolean;
}

/** A running Firefox with the extension installed. */
export interface FirefoxWithExtension {
  browser: Browser;
  /** The folder for downloads. */
  downloads: string;
  /** @param path such as `options.html` */
  extensionUrl(path: string): string;
  /** Opens one of the extension's pages, such as `options.html`. */
  openExtensionPage(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** On two cores that several browsers share, Firefox with a new profile takes up to half a minute. */
const LOAD_LIMIT_MS = 60_000;

/**
 * The host of the extension's pages. Firefox would choose a random one, and a restarted browser would not find the
 * extension's database.
 */
const UUID = '4d0c1f3a-6a53-4c59-9f0e-2b8a7d5e9c11';

/** How much of what Firefox printed is kept, in characters. */
const MAX_OUTPUT = 4_000;

/** Collects what Firefox prints from now on, the consoles of the extension's pages and its background among it. */
function collectOutput(browser: Browser): () => string {
  let output = '';
  const { stdout, stderr } = browser.process() ?? {};
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-MAX_OUTPUT);
    });
  return () => output;
}

/** Waits for the page that the extension opens once installed: it would take the place of another page of the options. */
async function closeSetUp(browser: Browser, address: string, output: () => string): Promise<void> {
  let addresses: string[] = [];
  const setUp = await until(
    async () => {
      const pages = await openPages(browser);
      addresses = await Promise.all(pages.map(addressOf));
      return pages[addresses.indexOf(address)];
    },
    () => `Firefox to open ${address} beside "${addresses.join('", "')}"`,
    LOAD_LIMIT_MS,
  ).catch(async (error: Error) => {
    throw new Error(`${error.message} Its state: ${await readState({ browser })}. It printed:\n${output()}`);
  });
  await setUp.close();
}

/**
 * Ends Firefox, and waits until it has ended. Puppeteer kills one that takes more than five seconds, with what it was to
 * save, and does not wait for its end: another one could not use its profile yet, nor could that be removed.
 */
async function quit(browser: Browser): Promise<void> {
  const program = browser.process();
  if (program && program.exitCode === null && program.signalCode === null) {
    const hasEnded = once(program, 'exit');
    // It may end before it has answered.
    await sendToFirefox({ browser }, 'browser.close', {}).catch(() => undefined);
    await hasEnded;
  }
  // Removes a temporary profile, or the preferences from another one.
  await browser.close();
}

/** Starts Firefox and installs an unpacked extension, which Firefox removes again when it closes. */
export async function launchFirefox(options: FirefoxOptions): Promise<FirefoxWithExtension> {
  const executablePath = options.executablePath ?? (await findFirefox())?.executablePath;
  if (!executablePath) throw new Error('There is no Firefox on this machine: run "node dev/bootstrap.mjs".');
  // With private windows only, a new extension has none to open it in.
  const { beginsWithSetUp = !options.preferences?.['browser.privatebrowsing.autostart'] } = options;
  const downloads = await mkdtemp(join(tmpdir(), 'waybill-downloads-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    ...(options.userDataDir && { userDataDir: options.userDataDir }),
    headless: options.headless ?? true,
    // The demo helpdesk has a self-signed certificate.
    acceptInsecureCerts: true,
    // Without it, WebDriver cannot access the extension's pages.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      ...usualPreferences(options),
      // Firefox saves downloads there without a prompt.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      ...options.preferences,
    },
  });
  const output = collectOutput(browser);
  const extensionUrl = (path: string): string => `moz-extension://${UUID}/${path}`;
  async function close(): Promise<void> {
    await quit(browser);
    await removeFolder(downloads);
  }
  try {
    await browser.installExtension(options.extensionDir);
    if (beginsWithSetUp) await closeSetUp(browser, extensionUrl('options.html#set-up'), output);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    browser,
    downloads,
    extensionUrl,
    openExtensionPage: async (path) => {
      const page = await browser.newPage();
      // Does not wait: Firefox reports no navigation events for extension pages. The caller waits for an element.
      await page.goto(extensionUrl(path), { waitUntil: [] });
      return page;
    },
    close,
  };
}

function usualPreferences({ geckoId, helpdesk }: FirefoxOptions): Record<string, unknown> {
  return {
    // As in Chromium: journeys and tests look for texts of the English interface.
    'intl.locale.requested': 'en-US',
    'intl.accept_languages': 'en-US, en',
    // Prints what scripts of the extension write to the console.
    'devtools.console.stdout.content': true,
    'browser.dom.window.dump.enabled': true,
    'extensions.webextensions.uuids': JSON.stringify({ [geckoId]: UUID }),
    // Keeps the extension's stored data in the profile, as for an extension from the store.
    'extensions.webextensions.keepStorageOnUninstall': true,
    'extensions.webextensions.keepUuidOnUninstall': true,
    // `permissions.request` grants immediately: WebDriver cannot press the button in the browser's own prompt.
    'extensions.webextOptionalPermissionPrompts': false,
    'network.dns.localDomains': helpdesk.host,
    'network.socket.forcePort': `443=${helpdesk.port}`,
  };
}
