import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, openPopupOver, test } from '../support/fixtures.ts';

test('the IDs on the page are offered, hidden tickets are not, and a click looks one up', async ({
  resetBrowser,
  openTicket,
  platform,
}) => {
  const ticket = await openTicket(resetBrowser);
  const popup = await openPopupOver(ticket, resetBrowser);
  await expect(popup.getByText('On this page · 2')).toBeVisible();
  await expect(popup.getByText(SAMPLE_IDS.problem)).toHaveCount(0);
  expect((await platform.counts()).sandbox.track).toBe(0);
  await popup.getByRole('button', { name: SAMPLE_IDS.moving }).click();
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
});

test('an ID that comes into the page is offered at once, one that goes is not any more', async ({
  resetBrowser,
  openTicket,
}) => {
  const ticket = await openTicket(resetBrowser);
  const popup = await openPopupOver(ticket, resetBrowser);
  await expect(popup.getByText('On this page · 2')).toBeVisible();
  await ticket.evaluate(() => window.demoHelpdesk.receiveMessage('48213', 'One more: ABCD1234568077'));
  await expect(popup.getByText('ABCD1234568077')).toBeVisible();
  await ticket.evaluate(() => window.demoHelpdesk.openTicket('48207'));
  await ticket.bringToFront();
  await ticket.evaluate(() => window.demoHelpdesk.receiveMessage('48207', 'And ABCD1234568078'));
  await expect(popup.getByText('ABCD1234568078')).toBeVisible();
  await expect(popup.getByText('ABCD1234568077')).toHaveCount(0);
});

test('a text that holds an ID among other words is reduced to the ID', async ({ openPopup }) => {
  const page = await openPopup();
  await page
    .getByLabel('Tracking ID', { exact: true })
    .fill(`Where is my parcel ${SAMPLE_IDS.moving}, please?`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  await expect(page.getByLabel('Tracking ID', { exact: true })).toHaveValue(SAMPLE_IDS.moving);
});

test('an ID of an unknown shape can be taught from its answer', async ({ waybill, openPopup, platform }) => {
  await platform.layReply({
    environment: 'sandbox',
    trackingId: '77665544',
    body: { trackingId: '77665544', status: 'MOVING' },
  });
  const page = await openPopup();
  await page.getByLabel('Tracking ID', { exact: true }).fill('77665544');
  await page.keyboard.press('Enter');
  const opened = waybill.context.waitForEvent('page');
  await page.getByRole('button', { name: 'Add this format' }).click();
  const options = await opened;
  await expect(options.getByLabel('Examples', { exact: true })).toHaveValue(/77665544/);
  await options.close();
});

test('an ID of a known shape is not offered for teaching', async ({ openPopup, platform: _platform }) => {
  const page = await openPopup();
  await page.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.moving);
  await page.keyboard.press('Enter');
  await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add this format' })).toHaveCount(0);
});
