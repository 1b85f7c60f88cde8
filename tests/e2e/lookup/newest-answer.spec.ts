import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('the answer of a refresh is shown in all views, with one request', async ({
  openTicket,
  openPopup,
  openPage,
  resetBrowser: { extensionUrl },
  platform,
}) => {
  const ticket = await openTicket();
  await clickId(ticket, ID);
  const card = await cardFrame(ticket);
  await expect(card.locator('body')).toContainText('DELIVERED');
  const popup = await openPopup();
  const panel = await openPage(extensionUrl('sidepanel.html'));
  for (const view of [popup, panel]) {
    await lookUp(view, ID);
    await expect(view.locator('body')).toContainText('DELIVERED');
  }
  const before = (await platform.counts()).sandbox.track;
  const body = JSON.stringify({ data: { trackingId: ID, status: 'RETURNED_TO_SENDER' } });
  const headers = { 'Content-Type': 'application/json' };
  await platform.setFault({ operation: 'track', fault: { kind: 'answer', status: 200, headers, body } });
  await panel.getByRole('button', { name: t.common.refresh }).click();
  for (const view of [panel, popup, card])
    await expect(view.locator('body')).toContainText('RETURNED_TO_SENDER');
  expect((await platform.counts()).sandbox.track).toBe(before + 1);
});

test('an ID that one view finds replaces the failure in another one, and in the row of a table', async ({
  openPopup,
  openPage,
  resetBrowser: { extensionUrl },
  platform,
}) => {
  const { notFound, moving } = SAMPLE_IDS;
  const failed = await openPopup();
  await lookUp(failed, notFound);
  await expect(failed.getByRole('heading', { name: t.shipment.notFound.title })).toBeVisible();
  const table = await openPage(extensionUrl('sidepanel.html'));
  await lookUp(table, `${notFound} ${moving}`);
  await expect(table.getByText(t.bulkView.done(2))).toBeVisible();
  const row = table.getByRole('row').filter({ hasText: notFound });
  await expect(row).toContainText(t.bulkLookup.rowStatus.notFound);

  const body = { trackingId: notFound, status: 'RETURNED_TO_SENDER' };
  await platform.layReply({ environment: 'sandbox', trackingId: notFound, body });
  const panel = await openPage(extensionUrl('sidepanel.html'));
  await lookUp(panel, notFound);
  for (const view of [panel, failed]) await expect(view.locator('body')).toContainText('RETURNED_TO_SENDER');
  await expect(row).toContainText(t.bulkLookup.rowStatus.returned);
});
