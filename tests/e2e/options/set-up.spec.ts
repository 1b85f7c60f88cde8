import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';
import { cutOff } from '../support/layout/sizes.ts';
import { failureAction, failureTitle, t } from '../support/messages.ts';

test('without settings, popup and card lead to the set-up, which leads to the shipment', async ({
  unconfiguredBrowser,
  openPopup,
  openTicket,
  platform,
  servers,
}) => {
  // A browser of its own, and axe on each screen.
  test.slow();
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
    await page.getByRole('button', { name: t.setUp.allowAndConnect }).click();
    await expect(page.getByText(t.setUp.missing([t.options.partnerUrl, t.options.partnerKey]))).toBeVisible();
    // The focused one, too: its ring covers its border.
    const frames = page.locator('.field-wrong > .field-frame');
    const styleOf = (index: number, name: 'outlineColor' | 'borderColor') =>
      frames.nth(index).evaluate((frame, key) => getComputedStyle(frame)[key], name);
    await expect(frames.first().locator('input')).toBeFocused();
    expect(await styleOf(0, 'outlineColor')).toBe(await styleOf(1, 'borderColor'));
    expect(await violations(page)).toEqual([]);
  });
  const { partnerUrl, apiKey } = servers.platform.sandbox;
  await unconfiguredBrowser.grantHosts(LOOPBACK_HOSTS);
  // The options show the set-up until it is left, whatever has been saved.
  await page.goto(unconfiguredBrowser.extensionUrl('options.html'));
  const environment = page.getByRole('switch', { name: t.options.environmentName.sandbox });
  await expect(environment).not.toBeChecked();
  await environment.setChecked(true);
  await page.getByLabel(t.options.partnerUrl, { exact: true }).fill(partnerUrl);
  const key = page.getByLabel(t.options.partnerKey, { exact: true });
  await test.step('says that a key is refused, and leads to it', async () => {
    await key.fill('wrong');
    // As in a small window of a laptop: the result moves the buttons down.
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.keyboard.press('Enter');
    await expect(page.getByText(failureTitle('keyRejected'))).toBeInViewport();
    await expect(page.getByRole('button', { name: t.setUp.changeKey })).toBeInViewport({ ratio: 1 });
    // With room below it, so that it does not look cut off.
    const below = page
      .getByRole('button', { name: t.setUp.changeKey })
      .evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
    expect(await below).toBeGreaterThanOrEqual(16);
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('link', { name: t.setUp.skip })).toBeVisible();
    await page.getByRole('button', { name: t.setUp.changeKey }).click();
    await expect(key).toBeFocused();
    await expect(page.getByLabel(t.options.partnerUrl, { exact: true })).toHaveValue(partnerUrl);
  });
  await page.keyboard.type(apiKey);
  await page.getByRole('button', { name: t.setUp.allowAndConnect }).click();
  await expect(page.getByRole('heading', { name: t.setUp.stepTitle.try })).toBeFocused();
  await test.step('looks up a real ID', async () => {
    await page.getByLabel(t.setUp.tryField, { exact: true }).fill(SAMPLE_IDS.deliveredWithProof);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Robin Marlow/)).toBeVisible();
  });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await violations(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('link', { name: t.setUp.showSettings, exact: true }).click();
  await expect(page.getByRole('switch', { name: t.options.environmentName.sandbox })).toBeChecked();

  await popup.reload();
  await lookUp(popup, SAMPLE_IDS.moving);
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).production.token).toBe(0);
});
