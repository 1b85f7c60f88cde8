import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
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
  {
    name: 'too many requests',
    fault: { kind: 'answer' as const, status: 429, headers: { 'Retry-After': '90' }, body: '{}' },
    kind: 'rateLimited' as const,
  },
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
