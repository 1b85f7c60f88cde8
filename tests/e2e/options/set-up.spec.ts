import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { cardFrame, clickId, expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';

test('without settings, popup and card lead to the set-up, which leads to the shipment', async ({
  unconfiguredBrowser: waybill,
  openPopup,
  openTicket,
  platform,
  servers,
}) => {
  const popup = await openPopup(waybill);
  await expect(popup.getByText('Waybill is not set up yet')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Open settings' })).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  const ticket = await openTicket(waybill);
  await clickId(ticket, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(ticket);
  await expect(card.getByText('Waybill is not set up yet')).toBeVisible();
  expect(await violations(card)).toEqual([]);
  const opened = waybill.context.waitForEvent('page');
  await card.getByRole('button', { name: 'Open settings' }).click();
  const page = await opened;
  await page.waitForURL(/options\.html#set-up$/);
  await expect(page.getByRole('heading', { name: 'Connect Waybill to the platform' })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await test.step('names what is missing', async () => {
    await page.getByRole('button', { name: 'Save and check' }).click();
    await expect(page.getByText('Still missing: Partner API URL and Partner API key.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  const { partnerUrl, apiKey } = servers.platform.sandbox;
  await waybill.grantHosts(LOOPBACK_HOSTS);
  await page.getByLabel('Partner API URL', { exact: true }).fill(partnerUrl);
  await test.step('accepts another key after a rejected one', async () => {
    await page.getByLabel('Partner API key', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/does not accept the Partner API key/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Partner API URL', { exact: true })).toHaveValue(partnerUrl);
  });
  await page.getByLabel('Partner API key', { exact: true }).fill(apiKey);
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText(/^Token valid until/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zendesk' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Waybill is ready' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show all settings' }).click();
  await expect(page.getByRole('switch', { name: 'Sandbox' })).toBeChecked();

  await popup.reload();
  await popup.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.moving);
  await popup.keyboard.press('Enter');
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).production.token).toBe(0);
});
