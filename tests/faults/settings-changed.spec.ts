import type { Frame, Page } from '@playwright/test';
import { fingerprint } from '../../dev/platform/request-log.ts';
import type { PlatformEnvironment } from '../../dev/platform/server.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import type { Environment } from '../../features/platform/model.ts';
import { ask } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../e2e/support/fixtures.ts';
import { t } from '../e2e/support/messages.ts';
import { BLANK_PAGE } from '../e2e/support/reset-browser.ts';

declare const chrome: {
  storage: { local: { get(key: string): Promise<Record<string, { value: { generation: number } }>> } };
};

declare global {
  interface Window {
    /** Every text of the sandbox's shipments that was on screen. */
    sandboxTexts?: string[];
  }
}

/** The reply comes after `clearFaults`. */
const HOLD = { kind: 'hold' } as const;

/** Records what a view shows of the sandbox's shipments: there, the names of recipients begin with “Sandbox ”. */
const recordSandboxTexts = (view: Page | Frame): Promise<void> =>
  view.evaluate(() => {
    const texts: string[] = [];
    window.sandboxTexts = texts;
    new MutationObserver(() =>
      texts.push(...(document.body.textContent?.match(/Sandbox (Robin|Front)/g) ?? [])),
    ).observe(document, { subtree: true, childList: true, characterData: true });
  });

test('row 43: popup and card that wait while the environment changes show the new one’s answer only', async ({
  resetBrowser,
  openPopup,
  openTicket,
  platform,
}) => {
  await platform.setFault({ environment: 'sandbox', operation: 'track', fault: HOLD });
  const ticket = await openTicket();
  const popup = await openPopup(resetBrowser);
  await ticket.bringToFront();
  await clickId(ticket, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(ticket);
  await recordSandboxTexts(card);
  await recordSandboxTexts(popup);
  await lookUp(popup, SAMPLE_IDS.deliveredWithoutImages);
  await expect.poll(async () => (await platform.counts()).sandbox.track, { intervals: [20] }).toBe(2);
  await ask(resetBrowser.firstPage, 'setEnvironment', { environment: 'production' });
  await platform.clearFaults();
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await expect(popup.locator('body')).toContainText('Front desk');
  for (const view of [card, popup]) {
    await expect(view.getByText(t.common.sandboxMark)).toHaveCount(0);
    expect(await view.evaluate(() => window.sandboxTexts)).toEqual([]);
  }
  expect((await platform.counts()).production.track).toBe(2);
});

const urlsOf = ({ partnerUrl, clientUrl }: PlatformEnvironment) => ({ partnerUrl, clientUrl });

/** Saves a change of the sandbox's connection. */
function changeSandbox(
  page: Page,
  { production, sandbox }: Record<Environment, PlatformEnvironment>,
  change: { partnerUrl?: string; newKey?: string },
) {
  return ask(page, 'saveConnections', {
    production: urlsOf(production),
    sandbox: { ...urlsOf(sandbox), ...change },
  });
}

const lookupOf = (page: Page, index: number) =>
  ask(page, 'getShipment', { trackingId: bulkId(index), refresh: false });

test('row 44: a key that is changed during an exchange needs one more, whichever reply comes last', async ({
  resetBrowser: { firstPage: page },
  servers,
  platform,
}) => {
  const { partnerUrl, apiKey } = servers.platform.sandbox;
  const reply = await fetch(`${partnerUrl}/auth/token`, { headers: { 'X-API-Key': apiKey } });
  const tokenOfNewKey = await reply.text();
  await platform.resetCounts();
  await platform.setFault({ operation: 'token', count: 1, fault: HOLD });
  await platform.setFault({
    operation: 'token',
    count: 1,
    fault: { kind: 'answer', status: 200, body: tokenOfNewKey },
  });
  const before = lookupOf(page, 0);
  await expect.poll(async () => (await platform.counts()).sandbox.token, { intervals: [20] }).toBe(1);
  await changeSandbox(page, servers.platform, { newKey: 'edited-key' });
  expect((await lookupOf(page, 1)).ok).toBe(true);
  await platform.clearFaults();
  expect((await before).failure?.kind).toBe('interrupted');
  expect((await lookupOf(page, 2)).ok).toBe(true);
  const exchanges = (await platform.requests()).filter(({ operation }) => operation === 'token');
  expect(exchanges.map(({ headers }) => headers['x-api-key'])).toEqual(
    [apiKey, 'edited-key'].map(fingerprint),
  );
});

test('row 45: an address that is changed during an exchange gets neither the old key nor the old token', async ({
  resetBrowser: { firstPage: page },
  servers,
  platform,
}) => {
  const { production, sandbox } = servers.platform;
  await platform.setFault({ operation: 'token', environment: 'sandbox', count: 1, fault: HOLD });
  const before = lookupOf(page, 0);
  await expect.poll(async () => (await platform.counts()).sandbox.token, { intervals: [20] }).toBe(1);
  await changeSandbox(page, servers.platform, { partnerUrl: production.partnerUrl });
  expect((await lookupOf(page, 0)).failure?.kind).toBe('keyMissing');
  await changeSandbox(page, servers.platform, {
    partnerUrl: production.partnerUrl,
    newKey: production.apiKey,
  });
  await platform.clearFaults();
  expect((await before).failure?.kind).toBe('interrupted');
  for (const index of [1, 2]) expect((await lookupOf(page, index)).ok).toBe(true);

  const requests = await platform.requests();
  const toOld = requests.filter(({ place }) => place === 'sandbox');
  const toNew = requests.filter(({ place }) => place === 'production');
  expect(toNew.map(({ operation }) => operation)).toEqual(['token', 'track', 'track']);
  expect(toNew[0]?.headers['x-api-key']).toBe(fingerprint(production.apiKey));
  expect(toOld[0]?.headers['x-api-key']).toBe(fingerprint(sandbox.apiKey));
  const tokensOf = (list: typeof requests) => list.flatMap(({ headers }) => headers.authorization ?? []);
  expect(tokensOf(toNew).filter((token) => tokensOf(toOld).includes(token))).toEqual([]);
});

for (const what of ['platform', 'key'] as const)
  test(`row 43: a list whose ${what} is replaced meanwhile says so and starts afresh, without an answer of both`, async ({
    resetBrowser,
    openPopup,
    servers,
    platform,
  }) => {
    const { production, sandbox } = servers.platform;
    const ids = Array.from({ length: 8 }, (_, index) => bulkId(520 + index));
    await platform.setFault({ operation: 'track', pathIncludes: ids[7] ?? '', fault: HOLD });
    const popup = await openPopup(resetBrowser);
    await lookUp(popup, ids.join(' '));
    await expect(popup.getByText(t.bulkView.progress(7, 8))).toBeVisible();
    const { partnerUrl, apiKey } = what === 'platform' ? production : sandbox;
    await changeSandbox(resetBrowser.firstPage, servers.platform, { partnerUrl, newKey: apiKey });
    await platform.resetCounts();
    await platform.clearFaults();
    await expect(popup.getByText(t.bulkView.platformChanged)).toBeVisible();
    await expect(popup.locator('tbody').getByText(t.bulkLookup.rowStatus.waiting)).toHaveCount(8);
    await popup.getByRole('button', { name: t.bulkView.lookUpAgain, exact: true }).click();
    await expect(popup.getByText(t.bulkView.done(8))).toBeVisible();
    const counts = await platform.counts();
    expect(counts[what === 'platform' ? 'production' : 'sandbox'].track).toBeGreaterThanOrEqual(8);
  });

test('row 46: two tabs keep each other’s saved settings and their own input', async ({
  resetBrowser,
  openOptions,
}) => {
  const [one, two] = [
    await openOptions('connection', resetBrowser),
    await openOptions('connection', resetBrowser),
  ];
  const clientUrl = (page: Page, environment: Environment) =>
    page
      .getByRole('group', { name: t.options.environmentName[environment], exact: true })
      .getByLabel(t.options.clientUrl);
  const save = (page: Page) => page.getByRole('button', { name: t.options.save, exact: true }).click();
  await clientUrl(two, 'sandbox').fill('http://127.0.0.1:9/two');
  await clientUrl(one, 'production').fill('http://127.0.0.1:9/one');
  await save(one);
  await expect(clientUrl(two, 'production')).toHaveValue('http://127.0.0.1:9/one');
  await expect(clientUrl(two, 'sandbox')).toHaveValue('http://127.0.0.1:9/two');
  await save(two);
  await expect(clientUrl(one, 'sandbox')).toHaveValue('http://127.0.0.1:9/two');
  await expect(clientUrl(one, 'production')).toHaveValue('http://127.0.0.1:9/one');
});

test('row 46: when two tabs save at once, the address of one is never saved with the key of the other', async ({
  resetBrowser,
  openPage,
  servers,
}) => {
  const { production, sandbox } = servers.platform;
  const { firstPage } = resetBrowser;
  const generation = async () => {
    const items = await firstPage.evaluate(() => chrome.storage.local.get('connection.settings'));
    return items['connection.settings']?.value.generation ?? Number.NaN;
  };
  const before = await generation();
  const tabs = [
    { page: firstPage, connection: production },
    { page: await openPage(resetBrowser.extensionUrl(BLANK_PAGE)), connection: sandbox },
  ];
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      tabs.map(({ page, connection: { partnerUrl, apiKey } }) =>
        changeSandbox(page, servers.platform, { partnerUrl, newKey: apiKey }),
      ),
    );
    expect((await lookupOf(firstPage, round)).failure).toBeUndefined();
    // Saves that read the same settings would both make the next generation of them.
    expect(await generation()).toBe(before + 2 * (round + 1));
    tabs.reverse();
  }
});
