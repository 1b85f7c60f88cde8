import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';
import { FRESH_TOKEN, failureAction, failureTitle, t } from '../support/messages.ts';

test('without settings, popup and card lead to the set-up, which leads to the shipment', async ({
  unconfiguredBrowser,
  openPopup,
  openTicket,
  platform,
  servers,
}) => {
  const popup = await openPopup(unconfiguredBrowser);
  await expect(popup.getByText(failureTitle('notConfigured'))).toBeVisible();
  await expect(popup.getByRole('button', { name: failureAction('notConfigured') })).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  const ticket = await openTicket(unconfiguredBrowser);
  await clickId(ticket, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(ticket);
  await expect(card.getByText(failureTitle('notConfigured'))).toBeVisible();
  expect(await violations(card)).toEqual([]);
  const opened = unconfiguredBrowser.context.waitForEvent('page');
  await card.getByRole('button', { name: failureAction('notConfigured') }).click();
  const page = await opened;
  await page.waitForURL(/options\.html#set-up$/);
  await expect(page.getByRole('heading', { name: t.setUp.stepTitle.connect })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await test.step('names what is missing', async () => {
    await page.getByRole('button', { name: t.setUp.saveAndCheck }).click();
    await expect(page.getByText(t.setUp.missing([t.options.partnerUrl, t.options.partnerKey]))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  const { partnerUrl, apiKey } = servers.platform.sandbox;
  await unconfiguredBrowser.grantHosts(LOOPBACK_HOSTS);
  await page.getByLabel(t.options.partnerUrl, { exact: true }).fill(partnerUrl);
  await test.step('accepts another key after a rejected one', async () => {
    await page.getByLabel(t.options.partnerKey, { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText(failureTitle('keyRejected'))).toBeVisible();
    await expect(page.getByRole('button', { name: t.setUp.nextAnyway })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t.setUp.back }).click();
    await expect(page.getByLabel(t.options.partnerUrl, { exact: true })).toHaveValue(partnerUrl);
  });
  await page.getByLabel(t.options.partnerKey, { exact: true }).fill(apiKey);
  await page.getByRole('button', { name: t.setUp.saveAndCheck }).click();
  await expect(page.getByText(FRESH_TOKEN)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: t.setUp.next }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zendesk' })).toBeVisible();
  await page.getByRole('button', { name: t.setUp.next }).click();
  await expect(page.getByRole('heading', { name: t.setUp.stepTitle.done })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: t.setUp.allSettings }).click();
  await expect(page.getByRole('switch', { name: t.options.sandboxSwitch })).toBeChecked();

  await popup.reload();
  await lookUp(popup, SAMPLE_IDS.moving);
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).production.token).toBe(0);
});
