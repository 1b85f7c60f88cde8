import type { ConsoleMessage, Page } from '@playwright/test';
import { showOptionsPage } from '../../dev/journeys/options-page.ts';
import { CANARY } from '../../dev/platform/credentials.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { unzip } from '../unzip.ts';
import { ask } from './support/background.ts';
import { expectNoSecret, expectNoSecretOnPage } from './support/canary.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from './support/fixtures.ts';
import { evaluateAsContentScript } from './support/isolated-world.ts';
import { FRESH_TOKEN, t } from './support/messages.ts';
import { bytesOf } from './support/proof-view.ts';
import { toggleFold } from './support/webhook-console.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

declare const chrome: {
  storage: Record<'local' | 'session', { get(keys: null): Promise<Record<string, unknown>> }>;
};

declare global {
  interface Window {
    copies: string[];
  }
}

/** The stored JWT, which only the extension's own pages can read. */
async function storedToken(page: Page): Promise<string> {
  const items = JSON.stringify(await page.evaluate(() => chrome.storage.local.get(null)));
  const token = /"token":"([^"]+)"/.exec(items)?.[1];
  if (!token) throw new Error('no token is stored');
  return token;
}

test('key and token appear in no log, page, message, address or page storage', async ({
  resetBrowser,
  openOptions,
  openPopup,
  openTicket,
  servers,
  platform,
}) => {
  const logged: string[] = [];
  const note = (message: ConsoleMessage) => {
    logged.push(message.text());
  };
  resetBrowser.context.on('console', note);
  for (const worker of resetBrowser.context.serviceWorkers()) worker.on('console', note);

  const ticket = await openTicket(resetBrowser);
  await evaluateAsContentScript(
    ticket,
    `globalThis.heard = []; chrome.runtime.onMessage.addListener((message) => { heard.push(message); }); 0`,
  );
  await clickId(ticket, ID);
  const card = await cardFrame(ticket);
  await expect(card.locator('body')).toContainText('Robin Marlow');

  const popup = await openPopup(resetBrowser);
  await lookUp(popup, ID);
  await expect(popup.locator('body')).toContainText('Robin Marlow');

  const options = await openOptions('connection', resetBrowser);
  await options.getByRole('button', { name: t.options.check }).last().click();
  await expect(options.getByText(FRESH_TOKEN).first()).toBeVisible();
  const connectionPage = await options.content();
  await showOptionsPage(options, 'test-webhook');
  await options.getByRole('button', { name: t.webhook.send }).click();
  await expect(options.getByText(/\b200\b/).first()).toBeVisible();

  // Secrets tend to leak in failures: one of each kind that sends a header.
  await platform.expireTokens('sandbox');
  await ask(options, 'getShipment', { trackingId: ID, refresh: true });
  const token = await storedToken(options);
  await platform.revokeKey('sandbox');
  const refused = await ask(options, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: true });
  await platform.setFault({ operation: 'token', fault: { kind: 'reset' } });
  const offline = await ask(options, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: true });

  const places: Record<string, string> = {
    log: logged.join('\n'),
    answers: JSON.stringify([refused, offline, await ask(options, 'getConnections')]),
    'messages to the content script': JSON.stringify(await evaluateAsContentScript(ticket, 'heard')),
    'ticket page': await ticket.content(),
    'storage of the page': JSON.stringify(
      await ticket.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    ),
    card: await card.content(),
    popup: await popup.content(),
    'options, connection': connectionPage,
    'options, test webhook': await options.content(),
    'fields of the options page': JSON.stringify(
      await options
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ),
    addresses: resetBrowser.context
      .pages()
      .map((page) => page.url())
      .join('\n'),
    'what the webhook carried': JSON.stringify(
      (await platform.inbox()).map(({ headers, body }) => [headers, String(body)]),
    ),
  };
  expect(places['messages to the content script']).toContain('showCard');
  for (const secret of [servers.platform.sandbox.apiKey, servers.platform.production.apiKey, token]) {
    expect(secret.length).toBeGreaterThan(8);
    for (const [place, content] of Object.entries(places)) expect(content, place).not.toContain(secret);
  }
  resetBrowser.context.off('console', note);
});

/** Presses every button that copies. @returns what was copied, in all formats */
async function copyAll(page: Page): Promise<string[]> {
  await page.bringToFront();
  await page.evaluate(() => {
    window.copies = [];
    addEventListener('copy', ({ clipboardData }) => {
      for (const type of clipboardData?.types ?? []) window.copies.push(clipboardData?.getData(type) ?? '');
    });
  });
  const buttons = page.getByRole('button', { name: /^copy/i });
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.ariaLabel ?? each.textContent?.trim() ?? ''),
  );
  // Copying a reply opens its view, which has other buttons.
  const ordered = [...new Set(names)].sort((a, b) => Number(/reply/i.test(a)) - Number(/reply/i.test(b)));
  for (const name of ordered) {
    const [button] = await page.getByRole('button', { name, exact: true }).all();
    if (await button?.isEnabled()) await button?.click();
  }
  return page.evaluate(() => window.copies);
}

test('keys and tokens that a server echoes are not shown, stored, copied or saved', async ({
  resetBrowser,
  openOptions,
  openPopup,
  openTicket,
  platform,
}) => {
  test.slow();
  const options = await openOptions('connection', resetBrowser);
  const sandbox = options.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
  await sandbox.getByLabel(t.options.clientToken).fill(`client-${CANARY}-0123456789`);
  await options.getByRole('button', { name: t.options.save, exact: true }).click();
  await expect(options.getByText(t.options.saved, { exact: true })).toBeVisible();

  const answers: unknown[] = [];
  for (const form of ['failure', 'page', 'redirect', 'shipment'] as const) {
    for (const operation of ['track', 'webhook', 'token'] as const) {
      await platform.clearFaults();
      await platform.setFault({ operation, fault: { kind: 'echo', form } });
      if (operation === 'token') await ask(options, 'forgetToken');
      answers.push(
        operation === 'webhook'
          ? await ask(options, 'sendTestWebhook', {
              environment: 'sandbox',
              isAuthorized: true,
              payload: '{}',
            })
          : await ask(options, 'getShipment', { trackingId: ID, refresh: true }),
      );
    }
  }
  expect(JSON.stringify(answers)).toMatch(/<API_KEY>.*<ACCESS_TOKEN>|<ACCESS_TOKEN>.*<API_KEY>/);
  for (const name of ['getWebhookHistory', 'getActivity', 'getConnections', 'getPortableSettings'] as const) {
    answers.push(await ask(options, name));
  }

  await platform.clearFaults();
  for (const operation of ['track', 'webhook'] as const) {
    await platform.setFault({ operation, fault: { kind: 'echo', form: 'shipment' } });
  }
  const ticket = await openTicket(resetBrowser);
  await clickId(ticket, ID);
  await expect((await cardFrame(ticket)).locator('body')).toContainText('<ACCESS_TOKEN>');
  const popup = await openPopup(resetBrowser);
  await lookUp(popup, ID);
  await popup.locator('summary', { hasText: t.shipment.technicalTitle }).click();
  await expect(popup.getByRole('tree')).toContainText('<ACCESS_TOKEN>');
  await options.bringToFront();
  await showOptionsPage(options, 'test-webhook');
  await toggleFold(options, 'authorization');
  await options.getByLabel(t.webhook.sendAuthorization).check();
  await options.getByRole('button', { name: t.webhook.send }).click();
  await expect(options.locator('.reply')).toContainText('<ACCESS_TOKEN>');
  for (const page of [ticket, popup, options]) await expectNoSecretOnPage(page);
  await showOptionsPage(options, 'settings-file');

  const downloads = [
    [popup, t.proof.saveEvidence],
    [options, t.settingsFile.export],
  ] as const;
  for (const [page, name] of downloads) {
    // Pages in the background draw once a second; a click waits for two frames.
    await page.bringToFront();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).last().click(),
    ]);
    expectNoSecret(`${download.suggestedFilename()} ${download.url()}`, name);
    const bytes = await bytesOf(download);
    const files = page === popup ? unzip(bytes) : new Map([['settings', bytes]]);
    for (const [file, content] of files) expectNoSecret(String(content), `${name}: ${file}`);
  }
  const copies = await copyAll(popup);
  for (const pageId of ['test-webhook', 'diagnostics']) {
    await showOptionsPage(options, pageId);
    copies.push(...(await copyAll(options)));
  }
  expect(copies.join()).toContain('<ACCESS_TOKEN>');
  expectNoSecret(copies.join('\n'), 'the clipboard');

  const session = await options.evaluate(() => chrome.storage.session.get(null));
  expectNoSecret(JSON.stringify([session, answers]), 'answers and storage.session');
  const kept = Object.entries(await options.evaluate(() => chrome.storage.local.get(null)));
  const open = kept.filter(([key]) => !/apiKey|clientToken|platform\.token/.test(key));
  expect(open.length).toBeGreaterThan(0);
  expectNoSecret(JSON.stringify(open), 'storage.local, except for the secrets');
  const refused = await evaluateAsContentScript(
    ticket,
    "chrome.storage.local.get(null).then(() => 'readable', () => 'refused')",
  );
  expect(refused).toBe('refused');

  const requests = await platform.requests();
  expectNoSecret(
    JSON.stringify([requests, await platform.inbox()]),
    'other headers, paths and bodies of requests',
  );
  const senders = requests.flatMap(({ operation, headers }) =>
    ['x-api-key', 'authorization', 'cookie']
      .filter((name) => name in headers)
      .map((name) => `${name} for ${operation}`),
  );
  expect([...new Set(senders)].sort()).toEqual([
    'authorization for track',
    'authorization for webhook',
    'x-api-key for token',
  ]);
});
