import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const MANY = Array.from({ length: 12 }, (_, index) => bulkId(index));

declare const chrome: { storage: { local: { get(): Promise<object> } } };

const openButton = (popup: Page, trackingId: string) =>
  popup.getByRole('button', { name: new RegExp(`^${trackingId} `) });
const rows = (popup: Page) => popup.locator('.recent-id');

async function lookUp(popup: Page, trackingId: string): Promise<void> {
  await popup.getByLabel('Tracking ID', { exact: true }).fill(trackingId);
  await popup.keyboard.press('Enter');
}

test('lists recent lookups with their status, without personal data', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const first = await openPopup(resetBrowser);
  await expect(first.getByText('are listed here for 30 days')).toBeVisible();
  await lookUp(first, ID);
  await expect(first.getByText('Robin Marlow').first()).toBeVisible();
  await lookUp(first, SAMPLE_IDS.notFound);
  await expect(first.getByText('No shipment found for this ID')).toBeVisible();
  await first.close();

  await resetBrowser.killServiceWorker();
  const popup = await openPopup(resetBrowser);
  await expect(rows(popup)).toHaveText([ID]);
  await expect(openButton(popup, ID)).toContainText(/Delivered.*(now|second)/);
  expect(await violations(popup)).toEqual([]);
  const kept = JSON.stringify(await popup.evaluate(() => chrome.storage.local.get()));
  expect(kept).toContain(ID);
  for (const personal of ['Robin', 'Sample Street', 'Montr', 'H0H', 'Northline', 'NL329014521622', '.jpg']) {
    expect(kept).not.toContain(personal);
  }

  const { track } = (await platform.counts()).sandbox;
  await openButton(popup, ID).click();
  await expect(popup.getByText('Robin Marlow').first()).toBeVisible();
  await popup.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rows(popup)).toHaveText([ID]);
  expect((await platform.counts()).sandbox.track).toBe(track);
});

test('recent lookups can be searched, survive a restart, and belong to their environment', async ({
  resetBrowser,
  openPopup,
  platform: _platform,
}) => {
  const popup = await openPopup(resetBrowser);
  await lookUpAll(popup, MANY);
  await resetBrowser.killServiceWorker();
  await ask(popup, 'getShipment', { trackingId: SAMPLE_IDS.problem, refresh: false });
  await expect(popup.getByRole('button', { name: 'Show all 13' })).toBeVisible();
  await expect(rows(popup)).toHaveCount(8);
  await expect(rows(popup).first()).toHaveText(SAMPLE_IDS.problem);

  const search = popup.getByLabel('Search recent IDs');
  await search.fill('address problem');
  await expect(rows(popup)).toHaveText([SAMPLE_IDS.problem]);
  await search.fill('nothing like it');
  await expect(popup.getByText('No recent IDs match “nothing like it”.')).toBeVisible();
  await search.fill(bulkId(3));
  await expect(rows(popup)).toHaveText([bulkId(3)]);
  await search.press('Tab');
  await popup.keyboard.press('Enter');
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();

  try {
    await popup.getByRole('button', { name: 'Back to the list' }).click();
    await ask(popup, 'setEnvironment', { environment: 'production' });
    await expect(popup.getByText('are listed here for 30 days')).toBeVisible();
    await expect(rows(popup)).toHaveCount(0);
  } finally {
    await ask(popup, 'setEnvironment', { environment: 'sandbox' });
  }
  await expect(rows(popup)).toHaveCount(8);
});

test('removes and restores one or all recent lookups, also by keyboard', async ({
  resetBrowser,
  openPopup,
  platform: _platform,
}) => {
  const popup = await openPopup(resetBrowser);
  for (const id of MANY.slice(0, 3)) await ask(popup, 'getShipment', { trackingId: id, refresh: false });
  const [oldest, middle, latest] = MANY.slice(0, 3);
  await expect(rows(popup)).toHaveText([latest, middle, oldest].map(String));

  await popup.getByRole('button', { name: `Remove ${middle} from recent IDs` }).focus();
  await popup.keyboard.press('Enter');
  await expect(rows(popup)).toHaveText([latest, oldest].map(String));
  const undo = popup.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeFocused();
  expect(await violations(popup)).toEqual([]);
  await popup.keyboard.press('Enter');
  await expect(rows(popup)).toHaveText([latest, middle, oldest].map(String));
  await expect(openButton(popup, String(middle))).toBeFocused();

  await popup.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(popup.getByText('3 IDs removed.')).toBeVisible();
  await expect(rows(popup)).toHaveCount(0);
  const kept = await popup.evaluate(() => chrome.storage.local.get());
  expect(JSON.stringify(kept)).not.toContain(latest);
  await undo.click();
  await expect(rows(popup)).toHaveCount(3);
  await popup.getByRole('button', { name: 'Clear all', exact: true }).click();
  await popup.reload();
  await expect(popup.getByText('are listed here for 30 days')).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('popup and card show what has changed since the last lookup', async ({
  resetBrowser,
  openHtml,
  openPopup,
  platform,
}) => {
  const trackingId = bulkId(40);
  const answerWith = (status: string) =>
    platform.layReply({ environment: 'sandbox', trackingId, body: { trackingId, status } });
  const popup = await openPopup(resetBrowser);
  const line = popup.getByText(/^Was/);
  await answerWith('IN_TRANSIT');
  await lookUp(popup, trackingId);
  await expect(popup.getByRole('heading', { name: 'In transit' })).toBeVisible();
  await expect(line).toHaveCount(0);

  await answerWith('OUT_FOR_DELIVERY');
  await popup.getByRole('button', { name: 'Refresh' }).click();
  await expect(line).toHaveText(/^Was In transit (today|yesterday) at \d{1,2}:\d\d/);
  expect(await violations(popup)).toEqual([]);
  await popup.getByRole('button', { name: 'Refresh' }).click();
  await expect(popup.getByText('Checked just now')).toBeVisible();
  await expect(line).toHaveText(/^Was In transit/);

  const page = await openHtml(`<p>Tracking number: ${trackingId}</p>`);
  await clickId(page, trackingId);
  const card = await cardFrame(page);
  await expect(card.getByText(/^Was In transit (today|yesterday) at/)).toBeVisible();
});
