import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, LOOPBACK_HOSTS, test } from '../support/fixtures.ts';

/** What the popup says of each trouble, and the way forward that it offers. */
const SETTINGS = 'Open settings';
const RETRY = 'Try again';

test('reports missing host access, links to the settings, and sends nothing', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await resetBrowser.revokeHosts(LOOPBACK_HOSTS);
  const page = await openPopup();
  await page.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.moving);
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
  await expect(page.getByText(/does not let Waybill reach 127\.0\.0\.1/)).toBeVisible();
  await expect(page.getByRole('button', { name: SETTINGS })).toBeVisible();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 0 });
});

test('rejects invalid input at the field, without a request', async ({ openPopup, platform }) => {
  const page = await openPopup();
  await page.getByLabel('Tracking ID', { exact: true }).fill('??');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/isn’t a valid tracking ID/)).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(0);
});

const troubles = [
  { name: 'not found', id: SAMPLE_IDS.notFound, says: /No shipment found for this ID/, offers: RETRY },
  { name: 'a platform error', id: SAMPLE_IDS.platformError, says: /answered with an error/, offers: RETRY },
];

for (const { name, id, says, offers } of troubles) {
  test(`${name}: shows the failure and its action`, async ({ openPopup, platform: _platform }) => {
    const page = await openPopup();
    await page.getByLabel('Tracking ID', { exact: true }).fill(id);
    await page.keyboard.press('Enter');
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('button', { name: offers })).toBeVisible();
  });
}

const faults = [
  { name: 'offline', fault: { kind: 'reset' as const }, says: /could not reach/ },
  { name: 'a page instead of a reply', fault: { kind: 'html' as const }, says: /can’t read/ },
  { name: 'half a reply', fault: { kind: 'truncatedJson' as const }, says: /can’t read/ },
  {
    name: 'too many requests',
    fault: { kind: 'answer' as const, status: 429, headers: { 'Retry-After': '90' }, body: '{}' },
    says: /Too many requests/,
  },
];

for (const [index, { name, fault, says }] of faults.entries()) {
  test(`${name}: shows the failure, and a retry succeeds`, async ({ openPopup, platform }) => {
    await platform.setFault({ operation: 'track', fault });
    const page = await openPopup();
    await page.getByLabel('Tracking ID', { exact: true }).fill(bulkId(60 + index));
    await page.keyboard.press('Enter');
    await expect(page.getByText(says)).toBeVisible();
    await platform.clearFaults();
    await page.getByRole('button', { name: RETRY }).click();
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
  await expect(card.getByText(/did not answer in time/)).toBeVisible({ timeout: 25_000 });
  expect(Date.now() - startedAt).toBeLessThan(25_000);
  await platform.clearFaults();
  await card.getByRole('button', { name: RETRY }).click();
  await expect(card.getByText('IN_TRANSIT').first()).toBeVisible();
});
