import type { ConsoleMessage, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask } from './support/background.ts';
import { cardFrame, clickId, expect, test } from './support/fixtures.ts';
import { evaluateAsContentScript } from './support/isolated-world.ts';
import { FRESH_TOKEN, t } from './support/messages.ts';
import { lookUp } from './support/popup.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

declare const chrome: { storage: { local: { get(keys: null): Promise<Record<string, unknown>> } } };

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

  const options = await openOptions(resetBrowser);
  await options.getByRole('button', { name: t.options.check }).click();
  await expect(options.getByText(FRESH_TOKEN).first()).toBeVisible();
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
    options: await options.content(),
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
