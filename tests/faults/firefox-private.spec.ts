import { viewInFirefox } from '../../dev/drivers/firefox-controls.ts';
import { grantInFirefox, reloadInFirefox } from '../../dev/drivers/firefox-internals.ts';
import type { FirefoxWithExtension } from '../../dev/firefox.ts';
import { DELIVERED } from '../../dev/journeys/answer.ts';
import { configure } from '../../dev/journeys/configure.ts';
import { launchBuiltFirefox } from '../e2e/support/firefox-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { t } from '../e2e/support/messages.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

interface SentMessage {
  name: string;
  isPrivate?: boolean;
}

declare const browser: {
  runtime: { onMessage: { addListener(listener: (message: SentMessage) => void): void } };
  storage: Record<'local' | 'session', { get(keys: null): Promise<object> }>;
};

declare global {
  interface Window {
    messages: SentMessage[];
  }
}

let firefox: FirefoxWithExtension;

test.beforeAll(async ({ servers }) => {
  test.setTimeout(120_000);
  // "Never remember history": all windows are private, and Firefox opens no database for extensions.
  firefox = await launchBuiltFirefox(servers, { 'browser.privatebrowsing.autostart': true });
  await grantInFirefox(firefox, 'internal:privateBrowsingAllowed');
  await reloadInFirefox(firefox);
});

test.afterAll(async () => {
  await firefox?.close();
});

test('row 50: Firefox: with all windows private, keys last until the browser closes, and a lookup leaves nothing behind', async ({
  servers,
  platform,
}) => {
  const options = await firefox.openExtensionPage('options.html#connection');
  await configure(viewInFirefox(options), servers.platform);
  expect(await options.evaluate(() => document.body.innerText)).toContain(t.options.keysEndTitle);

  await options.evaluate(() => {
    window.messages = [];
    browser.runtime.onMessage.addListener((message) => void window.messages.push(message));
  });
  for (const requests of [1, 2]) {
    const popup = await firefox.openExtensionPage(`popup.html#id=${DELIVERED.id}`);
    await expect.poll(() => popup.evaluate(() => document.body.innerText)).toContain(DELIVERED.recipient);
    // A recorded lookup would be answered from memory.
    expect((await platform.counts()).sandbox.track).toBe(requests);
    await popup.close();
  }
  // Also for a popup that is in no tab, of which the browser would report it.
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
