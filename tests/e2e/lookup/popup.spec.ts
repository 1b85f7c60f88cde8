import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { frenchMessages } from '../../../features/catalogue.fr.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, openPopupOver, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

test('lists the visible IDs of the page, and looks one up on a click', async ({
  resetBrowser,
  openTicket,
  platform,
}) => {
  const ticket = await openTicket(resetBrowser);
  const popup = await openPopupOver(ticket, resetBrowser);
  await expect(popup.getByText(t.popup.onThisPage(2))).toBeVisible();
  await expect(popup.getByText(SAMPLE_IDS.problem)).toHaveCount(0);
  expect((await platform.counts()).sandbox.track).toBe(0);
  await popup.getByRole('button', { name: SAMPLE_IDS.moving }).click();
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
});

test('lists an ID when it appears in the page, and drops it when it leaves', async ({
  resetBrowser,
  openTicket,
}) => {
  const ticket = await openTicket(resetBrowser);
  const popup = await openPopupOver(ticket, resetBrowser);
  await expect(popup.getByText(t.popup.onThisPage(2))).toBeVisible();
  await ticket.evaluate(() => window.demoHelpdesk.receiveMessage('48213', 'One more: ABCD1234568077'));
  await expect(popup.getByText('ABCD1234568077')).toBeVisible();
  await ticket.evaluate(() => window.demoHelpdesk.openTicket('48207'));
  await ticket.bringToFront();
  await ticket.evaluate(() => window.demoHelpdesk.receiveMessage('48207', 'And ABCD1234568078'));
  await expect(popup.getByText('ABCD1234568078')).toBeVisible();
  await expect(popup.getByText('ABCD1234568077')).toHaveCount(0);
});

test('the chosen language is that of all pages, at once in those that are open', async ({
  resetBrowser,
  openOptions,
  openTicket,
}) => {
  const options = await openOptions(undefined, resetBrowser);
  await options.getByLabel(t.language.label).selectOption(t.language.choices.fr);
  await expect(options.getByRole('button', { name: frenchMessages.options.check }).first()).toBeVisible();
  await expect(options.locator('html')).toHaveAttribute('lang', 'fr');
  const ticket = await openTicket(resetBrowser);
  await clickId(ticket, SAMPLE_IDS.moving);
  const card = await cardFrame(ticket);
  await expect(card.getByRole('button', { name: frenchMessages.copying.openReply })).toBeVisible();
  const popup = await openPopupOver(ticket, resetBrowser);
  await expect(popup.getByText(frenchMessages.popup.onThisPage(2))).toBeVisible();
  await expect(popup.getByLabel(frenchMessages.popup.field, { exact: true })).toBeVisible();
});

test('extracts the ID from pasted text', async ({ openPopup }) => {
  const page = await openPopup();
  await page
    .getByLabel(t.popup.field, { exact: true })
    .fill(`Where is my parcel ${SAMPLE_IDS.moving}, please?`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  await expect(page.getByLabel(t.popup.field, { exact: true })).toHaveValue(SAMPLE_IDS.moving);
});

test('offers to add the format of an unfamiliar ID', async ({ sharedBrowser, openPopup, platform }) => {
  await platform.layReply({
    environment: 'sandbox',
    trackingId: '77665544',
    body: { trackingId: '77665544', status: 'MOVING' },
  });
  const page = await openPopup();
  await lookUp(page, '77665544');
  const opened = sharedBrowser.context.waitForEvent('page');
  await page.getByRole('button', { name: t.shipment.teach }).click();
  const options = await opened;
  await expect(options.getByLabel(t.detection.examples, { exact: true })).toHaveValue(/77665544/);
  await options.close();
});

test('does not offer to add a known format', async ({ openPopup, platform: _platform }) => {
  const page = await openPopup();
  await lookUp(page, SAMPLE_IDS.moving);
  await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  await expect(page.getByRole('button', { name: t.shipment.teach })).toHaveCount(0);
});

test('fits a panel of 240 pixels: the home view, long texts, a reply and a list', async ({
  sharedBrowser,
  openPage,
  platform: _platform,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 240, height: 700 });
  const expectToFit = () =>
    expect(panel.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(240);
  await expect(panel.getByRole('button', { name: t.popup.lookUp, exact: true })).toBeInViewport({ ratio: 1 });
  await expectToFit();

  await lookUp(panel, SAMPLE_IDS.longTexts);
  const reply = panel.getByRole('button', { name: t.copying.openReply, exact: true });
  await expect(reply).toBeVisible();
  await expectToFit();
  await reply.click();
  await expect(panel.getByLabel(t.copying.language)).toBeVisible();
  await expectToFit();

  await panel.reload();
  await panel.getByRole('button', { name: t.bulkLookup.open }).click();
  await panel.getByRole('textbox').fill([SAMPLE_IDS.longTexts, SAMPLE_IDS.notFound].join('\n'));
  await expectToFit();
  await panel.getByRole('button', { name: t.bulkLookup.lookUp(2) }).click();
  await expect(panel.getByRole('row').nth(2)).toBeVisible();
  await expectToFit();
});
