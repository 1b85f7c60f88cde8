import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const section = (page: Page): Locator => page.getByRole('region', { name: 'Test webhook' });
const payload = (page: Page): Locator => page.getByLabel('Payload', { exact: true });
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send test webhook', exact: true });
const sends = (page: Page): Locator => section(page).locator('.send');
const choose = (page: Page, name: string): Promise<void> =>
  section(page).getByRole('button', { name, exact: true }).click();

test('the history outlives the page; its tests are edited, compared, sent again, removed and put back', async ({
  freshWaybill,
  openOptions,
  platform,
}) => {
  const first = await openOptions(freshWaybill);
  const text =
    '{ "event": "shipment.custom_event",\n  "data": {"trackingId": "SAMPLE 1", "mine": [1, 2.50]} }';
  await payload(first).fill(text);
  await send(first).click();
  await expect(sends(first)).toHaveCount(1);
  await expect(sends(first).first()).toContainText('200');

  const page = await openOptions(freshWaybill);
  const row = sends(page).first();
  await row.getByText('Request and reply').click();
  await expect(row.locator('pre').first()).toHaveText(text, { useInnerText: true });
  await expect(row.getByText('"delivered": true')).toBeVisible();

  await choose(page, 'Minimal');
  await row.getByRole('button', { name: 'Compare with the editor' }).click();
  const compared = row.getByRole('region', { name: 'Compared with the editor' });
  await expect(compared.locator('del')).toHaveCount(2);
  await expect(compared.locator('ins').first()).toContainText('{');
  await row.getByRole('button', { name: 'Put into the editor' }).click();
  await expect(row.getByText('The same as in the editor.')).toBeVisible();

  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(sends(page)).toHaveCount(2);
  const arrived = await platform.inbox();
  expect(arrived.map(({ body }) => String(body))).toEqual([text, text]);

  await sends(page).first().getByRole('button', { name: 'Remove from the history' }).click();
  await expect(sends(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sends(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(sends(page)).toHaveCount(0);
});

test('nothing reaches production without a tick and a click that name its address', async ({
  openOptions,
  platform,
  stage,
}) => {
  const page = await openOptions();
  const { clientUrl } = stage.platform.production;
  const dialog = page.getByRole('dialog', { name: 'Send to production?' });
  const counts = async () => {
    const { production, sandbox } = await platform.counts();
    return [production.webhook, sandbox.webhook];
  };
  await choose(page, 'Production');
  await expect(page.locator('.wire').getByText(`POST ${clientUrl}/webhook/test`)).toBeVisible();
  await send(page).click();
  await expect(dialog).toContainText(`POST ${clientUrl}/webhook/test`);
  await expect(dialog.getByRole('button', { name: 'Send to production' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send(page)).toBeFocused();
  await send(page).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await counts()).toEqual([0, 0]);

  // Chosen once, it is not chosen for ever.
  await page.reload();
  await expect(section(page).getByRole('button', { name: 'Sandbox', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await choose(page, 'Production');
  await send(page).click();
  await dialog.getByLabel('I want to send this test to production').check();
  await dialog.getByRole('button', { name: 'Send to production' }).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  expect(await counts()).toEqual([1, 0]);
  await expect(section(page).getByRole('button', { name: 'Sandbox', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // What went to production once asks again.
  await sends(page).first().getByRole('button', { name: 'Send again' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await counts()).toEqual([1, 0]);
});
