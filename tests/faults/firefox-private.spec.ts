import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { viewInFirefox } from '../../dev/drivers/firefox-controls.ts';
import { grantHostsInFirefox, grantInFirefox, reloadInFirefox } from '../../dev/drivers/firefox-internals.ts';
import { removeFolder } from '../../dev/drivers/remove-folder.ts';
import type { FirefoxWithExtension } from '../../dev/firefox.ts';
import { DELIVERED } from '../../dev/journeys/answer.ts';
import { configure, LOOPBACK_HOSTS } from '../../dev/journeys/configure.ts';
import type { TestServers } from '../../dev/test-servers.ts';
import { launchBuiltFirefox, lookUpInTab } from '../e2e/support/firefox-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureTitle, t } from '../e2e/support/messages.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

interface SentMessage {
  name: string;
  isPrivate?: boolean;
}

declare const browser: {
  runtime: {
    sendMessage(message: object): Promise<unknown>;
    onMessage: { addListener(listener: (message: SentMessage) => void): void };
  };
  storage: Record<'local' | 'session', { get(keys: null): Promise<object> }>;
};

declare global {
  interface Window {
    messages: SentMessage[];
  }
}

let firefox: FirefoxWithExtension;
let profile: string;

test.beforeAll(async ({ servers }) => {
  test.setTimeout(120_000);
  profile = await mkdtemp(join(tmpdir(), 'waybill-private-'));
  firefox = await launchPrivateFirefox(servers);
  const options = await firefox.openExtensionPage('options.html#connection');
  await configure(viewInFirefox(options), servers.platform);
});

test.afterAll(async () => {
  await firefox?.close();
  await removeFolder(profile);
});

/** "Never remember history": all windows are private, and Firefox opens no database for extensions. */
async function launchPrivateFirefox(servers: TestServers): Promise<FirefoxWithExtension> {
  const launched = await launchBuiltFirefox(servers, {
    preferences: { 'browser.privatebrowsing.autostart': true },
    userDataDir: profile,
  });
  await grantInFirefox(launched, 'internal:privateBrowsingAllowed');
  await reloadInFirefox(launched);
  return launched;
}

test('row 50: Firefox: with all windows private, keys last until the browser closes, and a lookup leaves nothing behind', async ({
  platform,
}) => {
  const options = await firefox.openExtensionPage('options.html#connection');
  await expect.poll(() => shownIn(options)).toContain(t.options.keysEndTitle);

  await options.evaluate(() => {
    window.messages = [];
    browser.runtime.onMessage.addListener((message) => void window.messages.push(message));
  });
  for (const requests of [1, 2]) {
    const popup = await lookUpInTab(firefox, DELIVERED.id);
    await expect.poll(() => shownIn(popup)).toContain(DELIVERED.recipient);
    // A recorded lookup would be answered from memory.
    expect((await platform.counts()).sandbox.track).toBe(requests);
    await popup.close();
  }
  // The messages say so themselves, because of a popup, which is in no tab, the browser would not report it.
  const messages = await options.evaluate(() => window.messages);
  expect(messages.filter(({ name }) => name === 'getShipment')).toMatchObject([
    { isPrivate: true },
    { isPrivate: true },
  ]);
  const stored = await options.evaluate(() =>
    Promise.all([browser.storage.local.get(null), browser.storage.session.get(null)]),
  );
  expect(Object.keys(stored[0] ?? {})).toContain('connection.settings');
  expect(JSON.stringify(stored)).not.toContain(DELIVERED.id);
});

test('row 50: Firefox: with all windows private, only the key has to be entered again after a restart', async ({
  servers,
  platform,
}) => {
  const before = await firefox.openExtensionPage('options.html#connection');
  await before.evaluate(ask, 'setStatusColors', { isOn: true });
  await firefox.close();

  firefox = await launchPrivateFirefox(servers);
  // Firefox removes extensions that automation has installed, and what they were granted.
  await grantHostsInFirefox(firefox, LOOPBACK_HOSTS);
  const popup = await lookUpInTab(firefox, DELIVERED.id);
  await expect.poll(() => shownIn(popup)).toMatch(failureTitle('keyMissing'));
  expect(await platform.requests()).toEqual([]);
  await popup.close();

  const options = await firefox.openExtensionPage('options.html#connection');
  await expect.poll(() => shownIn(options)).toContain(t.options.keysEndTitle);
  const { apiKey, partnerUrl } = servers.platform.sandbox;
  expect(await options.evaluate(ask, 'getConnections')).toMatchObject({
    value: { environment: 'sandbox', sandbox: { partnerUrl, hasKey: false } },
  });
  expect(await options.evaluate(ask, 'getStatusColors')).toMatchObject({ value: { isOn: true } });
  const sandbox = viewInFirefox(options).get('group', t.options.environmentName.sandbox);
  await sandbox.field(t.options.partnerKey).fill(apiKey);
  await viewInFirefox(options).get('button', t.options.save).click();
  await expect
    .poll(() => options.evaluate(ask, 'getConnections'))
    .toMatchObject({ value: { sandbox: { hasKey: true } } });
  const again = await lookUpInTab(firefox, DELIVERED.id);
  await expect.poll(() => shownIn(again)).toContain(DELIVERED.recipient);
});

const shownIn = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Runs in a page of the extension. */
function ask(name: string, request: object = {}): Promise<unknown> {
  return browser.runtime.sendMessage({ name, request });
}
