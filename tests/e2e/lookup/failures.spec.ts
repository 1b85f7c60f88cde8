import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { lookUp } from '../support/extension-pages.ts';
import { expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';
import { failureAction, failureTitle, t } from '../support/messages.ts';

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
