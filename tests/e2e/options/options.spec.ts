import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';
import { jsonEditor, writePayload } from '../support/payload-editor.ts';

const group = (page: Page, name: 'Production' | 'Sandbox') => page.getByRole('group', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send test webhook', exact: true });

test('every name of the contract appears once', async ({ openOptions }) => {
  const page = await openOptions();
  for (const name of ['Production', 'Sandbox'] as const) {
    for (const label of ['Partner API URL', 'Partner API key', 'Client API URL']) {
      await expect(group(page, name).getByLabel(label)).toHaveCount(1);
    }
    await expect(group(page, name).getByLabel('Partner API key')).toHaveAttribute('type', 'password');
  }
  await expect(page.getByRole('switch', { name: 'Sandbox' })).toHaveCount(1);
  for (const name of ['Save', 'Check connection', 'Send test webhook']) {
    await expect(page.getByRole('button', { name })).toHaveCount(1);
  }
  const webhook = page.getByRole('region', { name: 'Test webhook' });
  await expect(webhook.getByLabel('Event', { exact: true })).toHaveCount(1);
  await expect(webhook.getByLabel('Payload', { exact: true })).toHaveCount(1);
});

test('shows saved settings after a reload, but never the key', async ({ openOptions, servers }) => {
  const page = await openOptions();
  await page.reload();
  const { partnerUrl, clientUrl } = servers.platform.sandbox;
  await expect(group(page, 'Sandbox').getByLabel('Partner API URL')).toHaveValue(partnerUrl);
  await expect(group(page, 'Sandbox').getByLabel('Client API URL')).toHaveValue(clientUrl);
  await expect(group(page, 'Sandbox').getByLabel('Partner API key')).toHaveValue('');
  await expect(page.getByRole('switch', { name: 'Sandbox' })).toBeChecked();
});

test('reveals and hides a key while it is entered', async ({ openOptions }) => {
  const page = await openOptions();
  const key = group(page, 'Sandbox').getByLabel('Partner API key');
  await key.fill('typed');
  await group(page, 'Sandbox').getByRole('button', { name: 'Show key' }).click();
  await expect(key).toHaveAttribute('type', 'text');
  await group(page, 'Sandbox').getByRole('button', { name: 'Hide key' }).click();
  await expect(key).toHaveAttribute('type', 'password');
});

test('checks the connection step by step, with one exchange', async ({
  resetBrowser,
  openOptions,
  platform,
}) => {
  const page = await openOptions(resetBrowser);
  const steps = page.locator('.check-step');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(steps).toHaveText([
    'Address and key are saved: yes',
    /^Access to 127\.0\.0\.1:\d+ allowed: yes$/,
    /^127\.0\.0\.1:\d+ answers: yes$/,
    'The platform accepts the key: yes',
    /^Token valid until .*in 24 h/,
  ]);
  expect((await platform.counts()).sandbox.token).toBe(1);
  await platform.revokeKey('sandbox');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText(/does not accept the Partner API key/)).toBeVisible();
  await expect(page.getByText('Error generating API token')).toBeAttached();
  await expect(steps.nth(2)).toHaveText(/answers: yes$/);
  await expect(steps.nth(3)).toHaveText('The platform accepts the key: no');
  await expect(steps).toHaveCount(4);
  expect((await platform.counts()).sandbox.token).toBe(2);
});

test('shows the ASCII form of an internationalized address', async ({ openOptions }) => {
  const page = await openOptions();
  await group(page, 'Sandbox').getByLabel('Partner API URL').fill('https://pаrtner.example');
  await expect(page.getByText('non-Latin letters (xn--prtner-3nf.example)')).toBeVisible();
});

test('shows, renews and forgets the token', async ({ resetBrowser, openOptions, platform }) => {
  const page = await openOptions(resetBrowser);
  await expect(page.getByText('No token yet. Waybill gets one when needed.')).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: false });
  await page.reload();
  await expect(page.getByText(/^Token valid until .*in 24 h/)).toBeVisible();
  await expect(page.getByText(/^Obtained /)).toBeVisible();
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect.poll(async () => (await platform.counts()).sandbox.token).toBe(2);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No token yet.')).toBeVisible();
  await ask(page, 'getShipment', { trackingId: SAMPLE_IDS.problem, refresh: false });
  expect((await platform.counts()).sandbox.token).toBe(3);
});

test('two tabs keep each other’s saved settings and their own input', async ({
  resetBrowser,
  openOptions,
}) => {
  const [one, two] = [await openOptions(resetBrowser), await openOptions(resetBrowser)];
  const clientUrl = (page: Page, name: 'Production' | 'Sandbox') =>
    group(page, name).getByLabel('Client API URL');
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  await clientUrl(two, 'Sandbox').fill('http://127.0.0.1:9/two');
  await clientUrl(one, 'Production').fill('http://127.0.0.1:9/one');
  await save(one);
  await expect(clientUrl(two, 'Production')).toHaveValue('http://127.0.0.1:9/one');
  await expect(clientUrl(two, 'Sandbox')).toHaveValue('http://127.0.0.1:9/two');
  await save(two);
  await expect(clientUrl(one, 'Sandbox')).toHaveValue('http://127.0.0.1:9/two');
  await expect(clientUrl(one, 'Production')).toHaveValue('http://127.0.0.1:9/one');
});

test('rejects an invalid address with a reason, and stores nothing', async ({ openOptions, servers }) => {
  const page = await openOptions();
  for (const [address, says] of [
    ['http://partner.example', /has to start with https/],
    ['https://user:secret@partner.example', /Leave out the user name/],
    ['https://partner.example/?a=1', /Leave out the question mark/],
    ['https://partner.example/#a', /Leave out the #/],
    ['not an address', /Enter a full URL/],
  ] as const) {
    await group(page, 'Sandbox').getByLabel('Partner API URL').fill(address);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(says)).toBeVisible();
    const kept = JSON.stringify(await ask(page, 'getConnections'));
    expect(kept).toContain(servers.platform.sandbox.partnerUrl);
    expect(kept).not.toContain(address);
  }
});

test('requires the key again when the origin changes', async ({ resetBrowser, openOptions, platform }) => {
  const page = await openOptions(resetBrowser);
  const partnerUrl = group(page, 'Sandbox').getByLabel('Partner API URL');
  await partnerUrl.fill((await partnerUrl.inputValue()).replace('127.0.0.1', 'localhost'));
  await resetBrowser.grantHosts(['http://localhost/*']);
  await expect(page.getByText(/saved key belongs to another address/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText(/no Partner API key/)).toBeVisible();
  expect((await platform.counts()).sandbox.token).toBe(0);
  await resetBrowser.revokeHosts(['http://localhost/*']);
});

test('sends an edited payload byte for byte, to the sandbox only', async ({ openOptions, platform }) => {
  const page = await openOptions();
  await jsonEditor(page);
  const text =
    '{ "event": "shipment.custom_event",\n  "data": {"trackingId": "Ünïcode 1", "mine": [1, 2.50]} }';
  await writePayload(page, text);
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('shipment.custom_event');
  await expect(page.getByText(/\/webhook\/test/).first()).toBeVisible();
  await send(page).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  const [arrived, ...others] = await platform.inbox();
  expect(others).toEqual([]);
  expect(String(arrived?.body)).toBe(text);
  const { production, sandbox } = await platform.counts();
  expect([production.webhook, sandbox.webhook]).toEqual([0, 1]);
});

test('lists schema violations by path, still sends the payload, and shows the refusal', async ({
  openOptions,
  platform,
}) => {
  const page = await openOptions();
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
  const page = await openOptions();
  await writePayload(page, '{\n  "event": oops\n}');
  await expect(page.getByText(/line 2/i).first()).toBeVisible();
  await expect(send(page)).toBeDisabled();
});

test('shows a failed test webhook and does not retry it', async ({ openOptions, platform }) => {
  const page = await openOptions();
  await platform.setFault({
    operation: 'webhook',
    count: 1,
    fault: { kind: 'answer', status: 503, body: '{}' },
  });
  await send(page).click();
  await expect(page.getByText(/\b503\b/).first()).toBeVisible();
  expect((await platform.counts()).sandbox.webhook).toBe(1);
  // The answer begins and then breaks off. (A connection that breaks before any answer is opened again by the browser
  // itself, below what an extension can see.)
  await platform.setFault({ operation: 'webhook', fault: { kind: 'cutOff' } });
  await send(page).click();
  await expect(page.getByRole('alert').getByText(/could not reach/)).toBeVisible();
  expect((await platform.counts()).sandbox.webhook).toBe(2);
});

test('shows unsaved changes, which can be discarded', async ({ openOptions, servers }) => {
  const page = await openOptions();
  await group(page, 'Production').getByLabel('Client API URL').fill('https://other.example');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(group(page, 'Production').getByLabel('Client API URL')).toHaveValue(
    servers.platform.production.clientUrl,
  );
});
