import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { fingerprint } from '../../../dev/platform/request-log.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask } from '../support/background.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import {
  choose,
  expectPayload,
  jsonEditor,
  openHistory,
  openSend,
  payload,
  section,
  send,
  sends,
  sequence,
  tab,
  toggleFold,
  writePayload,
} from '../support/webhook-console.ts';

test('the history survives a reload; entries can be edited, compared, resent, removed and restored', async ({
  resetBrowser,
  openOptions,
  platform,
}) => {
  const first = await openOptions('test-webhook', resetBrowser);
  const text =
    '{ "event": "shipment.custom_event",\n  "data": {"trackingId": "SAMPLE 1", "mine": [1, 2.50]} }';
  await writePayload(first, text);
  await send(first).click();
  await openHistory(first);
  await expect(sends(first)).toHaveCount(1);
  await expect(sends(first).first()).toContainText('200');

  const page = await openOptions('test-webhook', resetBrowser);
  await openHistory(page);
  const row = sends(page).first();
  await openSend(row);
  await expect(row.getByRole('heading')).toHaveText([t.webhook.reply, t.webhook.payload]);
  await expect(row.locator('pre').last()).toHaveText(text, { useInnerText: true });
  await expect(row.getByText('"delivered": true')).toBeVisible();

  await choose(page, t.webhook.sampleName.minimal);
  await row.getByRole('button', { name: t.webhook.compare }).click();
  const compared = row.getByRole('region', { name: t.webhook.compareTitle });
  await expect(compared.locator('del')).toHaveCount(2);
  await expect(compared.locator('ins').first()).toContainText('{');
  await row.getByRole('button', { name: t.webhook.editAgain }).click();
  await expect(row.getByText(t.webhook.sameAsEditor)).toBeVisible();

  // The response of the test that is sent again takes the place of the history, and the focus goes with it.
  await row.getByRole('button', { name: t.webhook.sendAgain }).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  await expect(tab(page, t.webhook.reply)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sends(page)).toHaveCount(2);
  const arrived = await platform.inbox();
  expect(arrived.map(({ body }) => String(body))).toEqual([text, text]);

  await openSend(sends(page).first());
  await sends(page).first().getByRole('button', { name: t.webhook.removeSend }).click();
  await expect(sends(page)).toHaveCount(1);
  await page.getByRole('button', { name: t.webhook.undo }).click();
  await expect(sends(page)).toHaveCount(2);
  await page.getByRole('button', { name: t.webhook.clearHistory }).click();
  await expect(sends(page)).toHaveCount(0);
});

test('sends to production only after a checkbox and a button that name the address', async ({
  openOptions,
  platform,
  servers,
}) => {
  const page = await openOptions('test-webhook');
  const { clientUrl } = servers.platform.production;
  const dialog = page.getByRole('dialog', { name: t.webhook.confirmTitle });
  const counts = async () => {
    const { production, sandbox } = await platform.counts();
    return [production.webhook, sandbox.webhook];
  };
  await choose(page, t.options.environmentName.production);
  await expect(page.getByText(`POST ${clientUrl}/webhook/test`)).toBeVisible();
  await send(page).click();
  await expect(dialog).toContainText(`POST ${clientUrl}/webhook/test`);
  await expect(dialog.getByRole('button', { name: t.webhook.confirmSend })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send(page)).toBeFocused();
  await send(page).click();
  await dialog.getByRole('button', { name: t.webhook.cancel }).click();
  expect(await counts()).toEqual([0, 0]);

  // The choice applies to one test only.
  await page.reload();
  await expect(
    section(page).getByRole('button', { name: t.options.environmentName.sandbox, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await choose(page, t.options.environmentName.production);
  await send(page).click();
  await dialog.getByLabel(t.webhook.confirmTick).check();
  await dialog.getByRole('button', { name: t.webhook.confirmSend }).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  expect(await counts()).toEqual([1, 0]);
  await expect(
    section(page).getByRole('button', { name: t.options.environmentName.sandbox, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');

  // Resending to production requires confirmation again.
  await openHistory(page);
  await openSend(sends(page).first());
  await sends(page).first().getByRole('button', { name: t.webhook.sendAgain }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await counts()).toEqual([1, 0]);
});

test('offers a recent lookup as a sample, without customer data', async ({
  resetBrowser,
  openOptions,
  platform,
}) => {
  const page = await openOptions('test-webhook', resetBrowser);
  await expect(page.getByLabel(t.webhook.recentSample)).toBeDisabled();
  const id = SAMPLE_IDS.deliveredWithProof;
  await ask(page, 'getShipment', { trackingId: id, refresh: false });
  const asked = (await platform.counts()).sandbox.track;
  await page.getByLabel(t.webhook.recentSample).selectOption(id);
  await expectPayload(
    page,
    new RegExp(`^(?![^]*Robin Marlow)[^]*"trackingId": "${id}"[^]*"statusCode": 203`),
  );
  await expect(section(page).getByText(t.webhook.valid, { exact: true })).toBeVisible();
  await send(page).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  expect(String((await platform.inbox())[0]?.body)).toContain(id);
  expect((await platform.counts()).sandbox.track).toBe(asked);
});

test('keeps fields and JSON in sync, and each problem links to its line', async ({ openOptions }) => {
  const page = await openOptions('test-webhook');
  await writePayload(page, '{"version": "1.0",\n "data": {"n": 1.50,\n "statusCode": 203}}');
  await section(page).getByLabel(t.webhook.fieldName.statusCode, { exact: true }).fill('2x');
  await expectPayload(page, '{"version": "1.0",\n "data": {"n": 1.50,\n "statusCode": "2x"}}');
  await jsonEditor(page);
  await section(page)
    .getByRole('button', { name: t.webhook.line(3) })
    .click();
  await expect(payload(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(' "statusCode": "2x"}}');
  await writePayload(page, '{"data": {"trackingId": "SAMPLE 2"}}');
  await expect(section(page).getByLabel(t.popup.field, { exact: true })).toHaveValue('SAMPLE 2');
});

test('plays a journey to the sandbox until stopped; a drill sends the same text twice', async ({
  openOptions,
  platform,
}) => {
  const page = await openOptions('test-webhook');
  const statuses = async () =>
    (await platform.inbox()).map(({ body }) => JSON.parse(String(body)).data.status).reverse();
  await choose(page, t.options.environmentName.production);
  await toggleFold(page, 'sequences');
  await page.getByLabel(t.webhook.pause).selectOption('1');
  const progress = page.locator('.sequence-progress');
  const { x, y } = (await progress.boundingBox()) ?? {};
  await page.getByRole('button', { name: t.webhook.play }).click();
  await expect(page.getByText(sequence('journey', 'done', 3, 3))).toBeVisible();
  expect(await progress.boundingBox()).toMatchObject({ x, y });
  expect(await statuses()).toEqual(['SAMPLE_IN_TRANSIT', 'SAMPLE_HANDED_OVER', 'DELIVERED']);

  await platform.clearInbox();
  await page.getByLabel(t.webhook.pause).selectOption('60');
  await page.getByRole('button', { name: t.webhook.play }).click();
  await expect(page.getByText(sequence('journey', 'playing', 1, 3))).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: t.webhook.stop })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(sequence('journey', 'stopped', 1, 3))).toBeVisible();

  const text = '{ "event": "shipment.custom_event", "data": {"n": 1.0} }';
  await writePayload(page, text);
  await page.getByRole('button', { name: t.webhook.startDrill.duplicate }).click();
  await expect(page.getByText(sequence('duplicate', 'done', 2, 2))).toBeVisible();
  await expect(page.getByRole('button', { name: t.webhook.startDrill.duplicate })).toBeFocused();
  const [again, once, before, ...others] = (await platform.inbox()).map(({ body }) => String(body));
  expect([again, once, others]).toEqual([text, text, []]);
  expect(before).toContain('SAMPLE_IN_TRANSIT');

  await platform.setFault({ operation: 'webhook', fault: { kind: 'answer', status: 503, body: '{}' } });
  await page.getByRole('button', { name: t.webhook.startDrill.outOfOrder }).click();
  await expect(page.getByText(sequence('outOfOrder', 'stopped', 1, 2))).toBeVisible();
  expect((await platform.counts()).production.webhook).toBe(0);
});

test('saves an access token, never shows it, and sends it only while enabled', async ({
  resetBrowser,
  openOptions,
  platform,
}) => {
  const token = 'canary-client-token-0123456789';
  const authorizations = async () =>
    (await platform.requests())
      .filter(({ operation }) => operation === 'webhook')
      .map(({ headers }) => headers.authorization);
  const first = await openOptions('test-webhook', resetBrowser);
  const sandbox = first.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
  await toggleFold(first, 'authorization');
  await expect(first.getByLabel(t.webhook.sendAuthorization)).toBeDisabled();
  await showOptionsPage(first, 'connection');
  await sandbox.getByLabel(t.options.clientToken).fill(token);
  await first.getByRole('button', { name: t.options.save, exact: true }).click();
  await expect(first.getByText(t.options.saved, { exact: true })).toBeVisible();
  await showOptionsPage(first, 'test-webhook');
  await first.getByLabel(t.webhook.sendAuthorization).check();
  await expect(first.getByText('Authorization: Bearer <ACCESS_TOKEN>')).toBeVisible();
  await send(first).click();
  await expect(first.getByText(/200 OK/)).toBeVisible();

  const page = await openOptions('test-webhook', resetBrowser);
  await toggleFold(page, 'authorization');
  await expect(page.getByLabel(t.webhook.sendAuthorization)).not.toBeChecked();
  await send(page).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  expect(await authorizations()).toEqual([fingerprint(`Bearer ${token}`), undefined]);
  await openHistory(page);
  await openSend(sends(page).last());
  await expect(page.getByText(t.webhook.wentWithToken)).toBeVisible();

  for (const [place, content] of [
    ['page', await page.content()],
    [
      'fields',
      (
        await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      ).join(),
    ],
    ['answers', JSON.stringify([await ask(page, 'getConnections'), await ask(page, 'getWebhookHistory')])],
  ] as const) {
    expect(content, place).not.toContain(token);
  }
  const group = page.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
  await showOptionsPage(page, 'connection');
  await group.getByRole('button', { name: t.options.removeClientToken }).click();
  await showOptionsPage(page, 'test-webhook');
  await expect(page.getByLabel(t.webhook.sendAuthorization)).toBeDisabled();
});
