import type { Page } from 'puppeteer-core';
import { builtExtension } from '../../../dev/build-extension.ts';
import { type FirefoxWithExtension, launchFirefox } from '../../../dev/firefox.ts';
import { configureInFirefox } from '../../../dev/firefox-options.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expectNoSecret, expectNoSecretOnPage } from '../support/canary.ts';
import { expect, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

declare const browser: {
  runtime: { sendMessage(message: object): Promise<unknown> };
  storage: Record<'local' | 'session', { get(keys: null): Promise<object> }>;
};

let firefox: FirefoxWithExtension;

test.beforeAll(async ({ servers }) => {
  firefox = await launchFirefox({
    extensionDir: builtExtension('firefox'),
    geckoId: 'waybill@waybill.example',
    helpdesk: servers.helpdesk,
  });
});

test.afterAll(async () => {
  await firefox?.close();
});

const ask = (page: Page, name: string, request: object = {}): Promise<unknown> =>
  page.evaluate((message) => browser.runtime.sendMessage(message), { name, request });

test('Firefox: what a server echoes of keys and tokens is shown and kept nowhere that pages or scripts can read', async ({
  servers,
  platform,
}) => {
  const options = await firefox.openExtensionPage('options.html#connection');
  const logged: string[] = [];
  options.on('console', (message) => void logged.push(message.text()));
  await configureInFirefox(options, servers.platform);

  const answers: unknown[] = [];
  for (const form of ['failure', 'page', 'redirect', 'shipment'] as const) {
    for (const operation of ['track', 'token'] as const) {
      await platform.clearFaults();
      await platform.setFault({ operation, fault: { kind: 'echo', form } });
      if (operation === 'token') await ask(options, 'forgetToken');
      answers.push(await ask(options, 'getShipment', { trackingId: ID, refresh: true }));
    }
  }
  expect(JSON.stringify(answers)).toMatch(/<API_KEY>.*<ACCESS_TOKEN>|<ACCESS_TOKEN>.*<API_KEY>/);
  for (const name of ['getActivity', 'getConnections', 'getPortableSettings']) {
    answers.push(await ask(options, name));
  }

  await platform.clearFaults();
  await platform.setFault({ operation: 'track', fault: { kind: 'echo', form: 'shipment' } });
  const popup = await firefox.openExtensionPage(`popup.html#id=${SAMPLE_IDS.moving}`);
  await expect.poll(() => popup.evaluate(() => document.body.innerText)).toContain('<ACCESS_TOKEN>');
  await expectNoSecretOnPage(popup);
  await expectNoSecretOnPage(options);

  // Content scripts can read `storage.local` in Firefox; keys and tokens are in the extension's IndexedDB.
  const stored = await options.evaluate(() =>
    Promise.all([browser.storage.local.get(null), browser.storage.session.get(null)]),
  );
  expect(Object.keys(stored[0] ?? {})).toContain('connection.settings');
  expectNoSecret(JSON.stringify([stored, answers, logged]), 'storage, answers and the console');
});
