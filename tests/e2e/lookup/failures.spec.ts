import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { cardFrame, clickId, expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';
import { failureAction, failureTitle, t } from '../support/messages.ts';
import { lookUp } from '../support/popup.ts';

test('reports missing host access, links to the settings, and sends nothing', async ({
  resetBrowser,
  openPopup,
  platform,
  servers,
}) => {
  await resetBrowser.revokeHosts(LOOPBACK_HOSTS);
  const { host } = new URL(servers.platform.sandbox.partnerUrl);
  const page = await openPopup();
  await page.getByLabel(t.popup.field, { exact: true }).fill(SAMPLE_IDS.moving);
  await page.getByRole('button', { name: t.popup.lookUp, exact: true }).click();
  await expect(
    page.getByText(t.failures.permissionMissing({ kind: 'permissionMissing', host }).title),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: failureAction('permissionMissing') })).toBeVisible();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 0 });
});

test('rejects invalid input at the field, without a request', async ({ openPopup, platform }) => {
  const page = await openPopup();
  await lookUp(page, '??');
  await expect(page.getByText(failureTitle('invalidInput'))).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(0);
});

const troubles = [
  { name: 'not found', id: SAMPLE_IDS.notFound, kind: 'notFound' },
  { name: 'a platform error', id: SAMPLE_IDS.platformError, kind: 'platformError' },
] as const;

for (const { name, id, kind } of troubles) {
  test(`${name}: shows the failure and its action`, async ({ openPopup, platform: _platform }) => {
    const page = await openPopup();
    await lookUp(page, id);
    await expect(page.getByText(failureTitle(kind))).toBeVisible();
    await expect(page.getByRole('button', { name: failureAction(kind) })).toBeVisible();
  });
}

const faults = [
  { name: 'offline', fault: { kind: 'reset' as const }, kind: 'offline' as const },
  { name: 'a page instead of a reply', fault: { kind: 'html' as const }, kind: 'unreadableReply' as const },
  { name: 'half a reply', fault: { kind: 'truncatedJson' as const }, kind: 'unreadableReply' as const },
];

for (const [index, { name, fault, kind }] of faults.entries()) {
  test(`${name}: shows the failure, and a retry succeeds`, async ({ openPopup, platform }) => {
    await platform.setFault({ operation: 'track', fault });
    const page = await openPopup();
    await lookUp(page, bulkId(60 + index));
    await expect(page.getByText(failureTitle(kind))).toBeVisible();
    await platform.clearFaults();
    await page.getByRole('button', { name: failureAction(kind) }).click();
    await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  });
}

const tooMany = (seconds: string) =>
  ({ kind: 'answer', status: 429, headers: { 'Retry-After': seconds }, body: '{}' }) as const;

test('too many requests: shows the failure, and a retry succeeds after the pause', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.setFault({ operation: 'track', count: 1, fault: tooMany('4') });
  const page = await openPopup(resetBrowser);
  await lookUp(page, bulkId(63));
  const retry = page.getByRole('button', { name: failureAction('rateLimited') });
  await expect(page.getByText(failureTitle('rateLimited'))).toBeVisible();
  await expect(async () => {
    await retry.click({ timeout: 1_000 });
    await expect(page.getByText('IN_TRANSIT').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect((await platform.counts()).sandbox.track).toBe(2);
});

test('a pause holds for every lookup, also after the worker was killed', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage: page } = resetBrowser;
  await platform.setFault({ operation: 'track', count: 1, fault: tooMany('600') });
  await ask(page, 'getShipment', { trackingId: bulkId(64), refresh: false });
  await resetBrowser.killServiceWorker();
  const answers = await lookUpAll(page, [bulkId(65), bulkId(66)]);
  answers.push(await ask(page, 'checkConnection', { environment: 'sandbox' }));
  expect(answers.map(({ failure }) => failure?.kind)).toEqual(answers.map(() => 'rateLimited'));
  expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 1 });
});

test('gives up on an unresponsive platform within 25 seconds', async ({
  resetBrowser: _,
  openTicket,
  platform,
}) => {
  await platform.setFault({ operation: 'track', fault: { kind: 'stall' } });
  const page = await openTicket();
  const startedAt = Date.now();
  await clickId(page, SAMPLE_IDS.moving);
  const card = await cardFrame(page);
  await expect(card.getByRole('status').first()).toBeVisible();
  await expect(card.getByText(failureTitle('timedOut'))).toBeVisible({ timeout: 25_000 });
  expect(Date.now() - startedAt).toBeLessThan(25_000);
  await platform.clearFaults();
  await card.getByRole('button', { name: failureAction('timedOut') }).click();
  await expect(card.getByText('IN_TRANSIT').first()).toBeVisible();
});
