import { expect, type Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { viewInChromium } from '../../../dev/drivers/chromium-driver.ts';
import type { View } from '../../../dev/drivers/driver.ts';
import { LOOPBACK_HOSTS } from '../../../dev/journeys/configure.ts';
import type { Platform, PlatformEnvironment } from '../../../dev/platform/server.ts';
import { ask } from './background.ts';

declare const chrome: {
  permissions: Record<'contains' | 'request', (permissions: { origins: string[] }) => Promise<boolean>>;
  storage: Record<
    'local' | 'session',
    { get(): Promise<object>; set(items: object): Promise<void>; remove(keys: string[]): Promise<void> }
  >;
};

/** A configured browser, and the state to reset it to. */
export interface ConfiguredBrowser {
  browser: ChromiumWithExtension;
  /** Contents of Waybill's `storage.local` after the configuration. */
  saved: object;
  /** Whether a test has changed them on purpose. */
  isChanged: boolean;
  /** Fails if the console has shown a key or token, or an error of Waybill in a page, since the last call. */
  checkConsole(): void;
}

/** A file of the extension that runs no script; extension APIs can be called from there. */
export const BLANK_PAGE = 'manifest.json';

const connectionOf = ({ partnerUrl, clientUrl, apiKey }: PlatformEnvironment) => ({
  partnerUrl,
  clientUrl,
  newKey: apiKey,
});

/** What the options page saves for a local platform: addresses and keys of both environments. */
export const connectionSet = ({ production, sandbox }: Pick<Platform, 'production' | 'sandbox'>) => ({
  production: connectionOf(production),
  sandbox: connectionOf(sandbox),
});

/**
 * Grants access to a local platform, configures Waybill for it and selects the sandbox, by the messages of the options
 * page: filling in the page, as in `tests/browsers`, takes four times the processor time. The browser's first page then
 * shows `BLANK_PAGE`.
 */
export async function saveConnections(
  { firstPage, grantHosts, extensionUrl }: ChromiumWithExtension,
  platform: Pick<Platform, 'production' | 'sandbox'>,
): Promise<void> {
  await grantHosts(LOOPBACK_HOSTS);
  await firstPage.goto(extensionUrl(BLANK_PAGE));
  // As `Save` does. The browser grants without a prompt what `grantHosts` has allowed.
  await firstPage.evaluate((origins) => chrome.permissions.request({ origins }), LOOPBACK_HOSTS);
  await ask(firstPage, 'saveConnections', connectionSet(platform));
  expect(await ask(firstPage, 'setEnvironment', { environment: 'sandbox' })).toMatchObject({
    ok: true,
    value: {
      environment: 'sandbox',
      production: { hasKey: true },
      sandbox: { partnerUrl: platform.sandbox.partnerUrl, hasKey: true, missingAccess: [] },
    },
  });
}

/** Empties the browser's cache, restores Waybill's storage, and stops its background, which may hold more in memory. */
export async function resetStorage({ browser, saved }: ConfiguredBrowser): Promise<void> {
  const { firstPage } = browser;
  const isBlank = firstPage.url().endsWith(BLANK_PAGE);
  // A change of host permissions navigates it away. Waybill gives back the access to addresses that a test replaces.
  if (!isBlank || !(await hasHosts(firstPage))) {
    await browser.grantHosts(LOOPBACK_HOSTS);
    await firstPage.goto(browser.extensionUrl(BLANK_PAGE));
  }
  const session = await firstPage.context().newCDPSession(firstPage);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await restoreStorage(viewInChromium(firstPage), saved, browser.stopServiceWorker);
}

const hasHosts = (page: Page): Promise<boolean> =>
  page.evaluate((origins) => chrome.permissions.contains({ origins }), LOOPBACK_HOSTS);

/**
 * Restores Waybill's storage in either browser.
 * @param view a page of the extension
 * @param local what `storage.local` had at first; `storage.session` was empty
 */
export async function restoreStorage(
  view: View,
  local: object,
  stopBackground: () => Promise<unknown>,
): Promise<void> {
  // A change wakes the background, which may read an intermediate state, or write what it holds in memory again.
  do await stopBackground();
  while (await restoreItems(view, local));
}

/**
 * Makes `storage.local` equal to `local`, and `storage.session` empty. Adds first and removes last, so that no item is
 * missing in the meantime.
 * @returns whether anything had to be changed
 */
function restoreItems(view: View, local: object): Promise<boolean> {
  return view.run(
    async (wanted) => {
      const isNeeded = await Promise.all(
        (['local', 'session'] as const).map(async (name) => {
          const area = chrome.storage[name];
          const have = Object.entries(await area.get());
          const want = Object.entries(wanted[name]);
          const isIn = (entries: [string, unknown][], [key, value]: [string, unknown]) =>
            entries.some(([other, its]) => other === key && JSON.stringify(its) === JSON.stringify(value));
          const missing = want.filter((entry) => !isIn(have, entry));
          const extra = have
            .map(([key]) => key)
            .filter((key) => !want.some(([wantedKey]) => wantedKey === key));
          if (missing.length > 0) await area.set(Object.fromEntries(missing));
          if (extra.length > 0) await area.remove(extra);
          return missing.length + extra.length > 0;
        }),
      );
      return isNeeded.includes(true);
    },
    { local, session: {} },
  );
}
