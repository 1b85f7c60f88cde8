import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickDrawn, clickId, expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';
import { failureAction, failureTitle, t } from '../support/messages.ts';

const ONLY_IN_PRODUCTION = 'NOSUCH00000877';

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

test('a platform error: shows the failure and its action', async ({ openPopup }) => {
  const page = await openPopup();
  await lookUp(page, SAMPLE_IDS.platformError);
  await expect(page.getByText(failureTitle('platformError'))).toBeVisible();
  await expect(page.getByRole('button', { name: failureAction('platformError') })).toBeVisible();
});

test('a copied ID hides no mark of the sandbox, and its note no other text', async ({ openHtml }) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.platformError}</p>`);
  await clickId(page, SAMPLE_IDS.platformError);
  const card = await cardFrame(page);
  await expect(card.getByText(failureTitle('platformError'))).toBeVisible();
  await clickDrawn(card.getByRole('button', { name: t.shipment.copyId }));
  const bubble = await card.locator('.copy-bubble').boundingBox();
  const mark = await card.locator('.sandbox-mark').boundingBox();
  const close = await card.getByRole('button', { name: t.common.close, exact: true }).boundingBox();
  if (!bubble || !mark || !close) throw new Error('Not shown.');
  expect(bubble.x).toBeGreaterThan(mark.x + mark.width);
  expect(bubble.x + bubble.width).toBeLessThan(close.x);
});

test('an environment that is selected by mistake is named, and the other one is one click away', async ({
  resetBrowser,
  openTicket,
  openPopup,
  servers,
}) => {
  const { partnerUrl } = servers.platform.sandbox;
  const noUrls = { partnerUrl: '', clientUrl: '' };
  await ask(resetBrowser.firstPage, 'saveConnections', {
    production: noUrls,
    sandbox: { ...noUrls, partnerUrl },
  });
  await ask(resetBrowser.firstPage, 'setEnvironment', { environment: 'production' });
  const ticket = await openTicket();
  await clickId(ticket, SAMPLE_IDS.moving);
  const card = await cardFrame(ticket);
  await expect(card.getByText(t.shipment.notSetUp.title.production)).toBeVisible();
  await expect(card.getByRole('button', { name: t.shipment.notSetUp.openSettings })).toBeVisible();
  await clickDrawn(card.getByRole('button', { name: t.shipment.notFound.lookIn.sandbox }));
  await expect(card.getByText(t.shipment.elsewhere.sandbox)).toBeVisible();
  const popup = await openPopup();
  await expect(popup.getByText(t.shipment.notSetUp.title.production)).toBeVisible();
});

test('not found: an answer, and one click to look in the other environment, for this ID only', async ({
  openPopup,
  platform,
}) => {
  const body = { trackingId: ONLY_IN_PRODUCTION, status: 'IN_TRANSIT', transferCarrierName: 'Northline' };
  await platform.layReply({ environment: 'production', trackingId: ONLY_IN_PRODUCTION, body });
  const page = await openPopup();
  await lookUp(page, ONLY_IN_PRODUCTION);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t.shipment.notFound.title);
  await expect(page.getByText(t.shipment.notFound.advice.production)).toBeVisible();
  await expect(page.getByRole('button', { name: t.copying.openReply })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t.shipment.notFound.lookIn.production }).click();
  await expect(page.getByText(t.shipment.elsewhere.production)).toBeVisible();
  await expect(heading).toContainText('Northline');
  expect(await violations(page)).toEqual([]);
  await lookUp(page, ONLY_IN_PRODUCTION);
  await expect(heading).toHaveText(t.shipment.notFound.title);
});
