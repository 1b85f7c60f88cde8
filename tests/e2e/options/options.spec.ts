import type { Locator, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import type { Environment } from '../../../features/platform/model.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANY_NUMBER, ANY_TEXT, FRESH_TOKEN, failureTitle, pattern, t } from '../support/messages.ts';
import { jsonEditor, writePayload } from '../support/webhook-console.ts';

const group = (page: Page, environment: Environment) =>
  page.getByRole('group', { name: t.options.environmentName[environment], exact: true });
const send = (page: Page) => page.getByRole('button', { name: t.webhook.send, exact: true });

test('shows every field and button once', async ({ openOptions }) => {
  const page = await openOptions('connection');
  for (const environment of ['production', 'sandbox'] as const) {
    for (const label of [t.options.partnerUrl, t.options.partnerKey, t.options.clientUrl]) {
      await expect(group(page, environment).getByLabel(label)).toHaveCount(1);
    }
    await expect(group(page, environment).getByLabel(t.options.partnerKey)).toHaveAttribute(
      'type',
      'password',
    );
  }
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).toHaveCount(1);
  for (const environment of ['production', 'sandbox'] as const) {
    await expect(group(page, environment).getByRole('button', { name: t.options.check })).toHaveCount(1);
  }
  await expect(page.getByRole('button', { name: t.options.save })).toHaveCount(0);
  await page.getByRole('link', { name: t.webhook.title, exact: true }).click();
  await expect(send(page)).toHaveCount(1);
  const webhook = page.getByRole('region', { name: t.webhook.title });
  await expect(webhook.getByLabel(t.webhook.event, { exact: true })).toHaveCount(1);
  await expect(webhook.getByLabel(t.webhook.payload, { exact: true })).toHaveCount(1);
});

test('shows saved settings after a reload, but never the key', async ({ openOptions, servers }) => {
  const page = await openOptions('connection');
  await page.reload();
  const { partnerUrl, clientUrl } = servers.platform.sandbox;
  await expect(group(page, 'sandbox').getByLabel(t.options.partnerUrl)).toHaveValue(partnerUrl);
  await expect(group(page, 'sandbox').getByLabel(t.options.clientUrl)).toHaveValue(clientUrl);
  await expect(group(page, 'sandbox').getByLabel(t.options.partnerKey)).toHaveValue('');
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).toBeChecked();
});

test('reveals and hides a key while it is entered', async ({ openOptions }) => {
  const page = await openOptions('connection');
  const key = group(page, 'sandbox').getByLabel(t.options.partnerKey);
  await key.fill('typed');
  await group(page, 'sandbox').getByRole('button', { name: t.options.showKey }).click();
  await expect(key).toHaveAttribute('type', 'text');
  await group(page, 'sandbox').getByRole('button', { name: t.options.hideKey }).click();
  await expect(key).toHaveAttribute('type', 'password');
});

test('checks one environment at a time, and says what failed', async ({
  resetBrowser,
  openOptions,
  platform,
  servers,
}) => {
  const page = await openOptions('connection', resetBrowser);
  const { checkStep, checkResult } = t.options;
  const { host } = new URL(servers.platform.production.partnerUrl);
  const check = (environment: Environment) =>
    group(page, environment).getByRole('button', { name: t.options.check }).click();
  // The sandbox is selected, and stays so.
  await check('production');
  await expect(group(page, 'production').getByText(pattern(t.options.connected(ANY_TEXT)))).toBeVisible();
  await expect(group(page, 'production').getByText(t.options.clientAnswers)).toBeVisible();
  await expect(group(page, 'production').getByText(FRESH_TOKEN)).toBeVisible();
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).toBeChecked();
  const { production, sandbox } = await platform.counts();
  expect([production.token, sandbox.token]).toEqual([1, 0]);

  await platform.revokeKey('production');
  await check('production');
  const steps = group(page, 'production').locator('.check-step');
  await expect(page.getByText(failureTitle('keyRejected'))).toBeVisible();
  await expect(page.getByText('Error generating API token')).toBeAttached();
  await expect(steps).toHaveText([
    `${checkStep.saved.good()}: ${checkResult.good}`,
    `${checkStep.access.good(host)}: ${checkResult.good}`,
    `${checkStep.reachable.good(host)}: ${checkResult.good}`,
    `${checkStep.keyAccepted.failed(host, 'keyRejected')}: ${checkResult.failed}`,
  ]);
  expect((await platform.counts()).production.token).toBe(2);
});

test('shows the ASCII form of an internationalized address', async ({ openOptions }) => {
  const page = await openOptions('connection');
  await group(page, 'sandbox').getByLabel(t.options.partnerUrl).fill('https://pаrtner.example');
  await expect(page.getByText(t.options.isPunycode('xn--prtner-3nf.example'))).toBeVisible();
});

test('shows, renews and forgets the token', async ({ resetBrowser, openOptions, platform }) => {
  const page = await openOptions('diagnostics', resetBrowser);
  await expect(page.getByText(t.options.noToken)).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: false });
  await page.reload();
  await expect(page.getByText(FRESH_TOKEN)).toBeVisible();
  await expect(page.getByText(pattern(t.options.tokenObtained(ANY_TEXT)))).toBeVisible();
  await page.getByRole('button', { name: t.options.renewToken }).click();
  await expect.poll(async () => (await platform.counts()).sandbox.token).toBe(2);
  await page.getByRole('button', { name: t.options.forgetToken, exact: true }).click();
  await expect(page.getByText(t.options.noToken)).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.problem, refresh: false });
  expect((await platform.counts()).sandbox.token).toBe(3);
});

test('rejects an invalid address with a reason, and stores nothing', async ({ openOptions, servers }) => {
  const page = await openOptions('connection');
  for (const [address, problem] of [
    ['http://partner.example', 'notHttps'],
    ['https://user:secret@partner.example', 'hasCredentials'],
    ['https://partner.example/?a=1', 'hasQuery'],
    ['https://partner.example/#a', 'hasFragment'],
    ['not an address', 'notAUrl'],
  ] as const) {
    await group(page, 'sandbox').getByLabel(t.options.partnerUrl).fill(address);
    await page.getByRole('button', { name: t.options.save }).click();
    await expect(page.getByText(t.options.baseUrlProblem[problem])).toBeVisible();
    const kept = JSON.stringify(await ask(page, 'getConnections'));
    expect(kept).toContain(servers.platform.sandbox.partnerUrl);
    expect(kept).not.toContain(address);
  }
});

test('requires the key again when the origin changes', async ({ resetBrowser, openOptions, platform }) => {
  const page = await openOptions('connection', resetBrowser);
  const partnerUrl = group(page, 'sandbox').getByLabel(t.options.partnerUrl);
  await partnerUrl.fill((await partnerUrl.inputValue()).replace('127.0.0.1', 'localhost'));
  await resetBrowser.grantHosts(['http://localhost/*']);
  await expect(page.getByText(t.options.keyOfAnotherAddress)).toBeVisible();
  await page.getByRole('button', { name: t.options.save }).click();
  await expect(page.getByText(t.options.saved, { exact: true })).toBeVisible();
  await group(page, 'sandbox').getByRole('button', { name: t.options.check }).click();
  await expect(page.getByText(failureTitle('keyMissing'))).toBeVisible();
  expect((await platform.counts()).sandbox.token).toBe(0);
  await resetBrowser.revokeHosts(['http://localhost/*']);
});

test('in a narrow window, “Saved” leaves no part of the brand in view', async ({
  resetBrowser,
  openOptions,
}) => {
  const page = await openOptions('connection', resetBrowser);
  await page.setViewportSize({ width: 420, height: 800 });
  const clientUrl = group(page, 'sandbox').getByLabel(t.options.clientUrl);
  await clientUrl.fill(`${await clientUrl.inputValue()}/api`);
  await page.getByRole('button', { name: t.options.save }).click();
  const rightOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().right);
  const saved = page.getByText(t.options.saved, { exact: true });
  expect(await rightOf(saved)).toBeGreaterThan(await rightOf(page.locator('.brand')));
});

test('a window of 320 pixels scrolls in one direction, though its scrollbar takes room', async ({
  openOptions,
}) => {
  const page = await openOptions('connection');
  // What Chromium's scrollbar leaves of it. Without a display, scrollbars are not drawn.
  await page.setViewportSize({ width: 305, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(305);
});

test('sends an edited payload byte for byte, to the sandbox only', async ({ openOptions, platform }) => {
  const page = await openOptions('test-webhook');
  await jsonEditor(page);
  const text =
    '{ "event": "shipment.custom_event",\n  "data": {"trackingId": "Ünïcode 1", "mine": [1, 2.50]} }';
  await writePayload(page, text);
  await expect(page.getByLabel(t.webhook.event, { exact: true })).toHaveValue('shipment.custom_event');
  await expect(page.getByText(/\/webhook\/test/).first()).toBeVisible();
  await send(page).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  const [arrived, ...others] = await platform.inbox();
  expect(others).toEqual([]);
  expect(String(arrived?.body)).toBe(text);
  const { production, sandbox } = await platform.counts();
  expect([production.webhook, sandbox.webhook]).toEqual([0, 1]);
});

test('lists schema violations by path, still sends the payload, and shows the rejection', async ({
  openOptions,
  platform,
}) => {
  const page = await openOptions('test-webhook');
  await writePayload(
    page,
    '{"event":"shipment.status_updated","data":{"statusCode":"203","address":{"city":"X"}}}',
  );
  await expect(page.getByText('data.statusCode').first()).toBeVisible();
  await expect(page.getByText('data.address.address1').first()).toBeVisible();
  await send(page).click();
  await expect(page.getByText(/\b400\b/).first()).toBeVisible();
  expect((await platform.counts()).sandbox.webhook).toBe(1);
});

test('refuses to send invalid JSON, and names the position', async ({ openOptions }) => {
  const page = await openOptions('test-webhook');
  await writePayload(page, '{\n  "event": oops\n}');
  await expect(page.getByText(pattern(t.webhook.notJsonAt(2, ANY_NUMBER))).first()).toBeVisible();
  await expect(send(page)).toBeDisabled();
});

test('names what is unsaved, keeps it on the way through other pages, and discards it', async ({
  openOptions,
  servers,
}) => {
  const page = await openOptions();
  const clientUrl = group(page, 'production').getByLabel(t.options.clientUrl);
  const save = page.getByRole('button', { name: t.options.save, exact: true });
  await expect(clientUrl).toHaveValue(servers.platform.production.clientUrl);
  await expect(save).toBeHidden();
  await clientUrl.fill('other.example');
  await expect(save).toBeVisible();
  const unsaved = page.getByText(t.options.unsavedField(t.options.clientUrl, 'production'));
  await expect(unsaved).toBeVisible();

  await page.getByRole('link', { name: t.helpdesks.title, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.helpdesks.title, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(`${t.helpdesks.title} · ${t.options.title}`);
  await expect(clientUrl).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: t.options.connectionTitle, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(`${t.options.connectionTitle} · ${t.options.title}`);
  await expect(clientUrl).toHaveValue('other.example');
  await page.getByRole('button', { name: t.options.discard }).click();
  await expect(clientUrl).toHaveValue(servers.platform.production.clientUrl);
  await expect(save).toBeHidden();
});
