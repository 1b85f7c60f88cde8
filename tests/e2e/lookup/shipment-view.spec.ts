import type { Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, collectErrors, expect, test } from '../support/fixtures.ts';
import { ANY_NUMBER, pattern, t } from '../support/messages.ts';

/** IDs of this file only, so that no cached answer reaches other tests. */
const DELIVERED_YESTERDAY = bulkId(91);
const SILENT_FOR_NINE_DAYS = bulkId(93);
const ODD_REPLY = bulkId(92);

const SLOW = bulkId(94);
const LONG_CARRIER = bulkId(95);
const DELIVERED = {
  status: 'DELIVERED',
  address: {
    address1: '1420 Sample Street',
    address2: 'Unit 6',
    city: 'Sampleville',
    province: 'ON',
    postalCode: 'A1A 1A1',
  },
  transferCarrierName: 'Northline Parcel',
  transferCarrierTrackingId: 'NL329014521622',
  proofOfDelivery: {
    recipient: 'Robin Marlow',
    deliveryDate: '2026-11-19',
    deliveryTime: '14:31:48',
    pods: ['door', 'box', 'hall'].map((name) => `https://images.example/${name}.jpg`),
  },
};

declare global {
  interface Window {
    copiedText?: string;
  }
}

/** Records what the page copies; parallel tests share the clipboard itself. */
async function noteCopies(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('copy', ({ clipboardData }) => {
      window.copiedText = clipboardData?.getData('text/plain') ?? '';
    }),
  );
}

const copiedText = (page: Page) => page.evaluate(() => window.copiedText);

async function layReply(platform: AdminClient, trackingId: string, record: object): Promise<void> {
  await platform.layReply({ environment: 'sandbox', trackingId, body: { trackingId, ...record } });
}

test('describes a delivery in one sentence, and opens the map only on a click', async ({
  openPopup,
  platform,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('sv');
  const address = { address1: '1420 Sample Street', city: 'Montréal', country: 'CA' };
  const proofOfDelivery = { recipient: 'Robin Marlow', deliveryDate: yesterday, deliveryTime: '14:32:00' };
  await layReply(platform, DELIVERED_YESTERDAY, { status: 'DELIVERED', address, proofOfDelivery });
  const page = await openPopup();
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await lookUp(page, DELIVERED_YESTERDAY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handed to Robin Marlow');
  await expect(page.locator('.when time > span').first()).toHaveText(
    /, (14:32|2:32\sPM) local time\W*yesterday$/,
  );
  const map = page.getByRole('link', { name: t.shipment.map });
  const query = 'query=1420+Sample+Street%2C+Montr%C3%A9al%2C+CA';
  await expect(map).toHaveAttribute('href', `https://www.openstreetmap.org/search?${query}`);
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(map).toHaveAttribute('target', '_blank');
  expect(asked.filter((url) => url.includes('openstreetmap'))).toEqual([]);
});

test('shows a carrier’s name on two lines at most, and all of it on hover', async ({
  openPopup,
  platform,
}) => {
  const transferCarrierName = 'Northline'.repeat(200);
  await layReply(platform, LONG_CARRIER, { status: 'IN_TRANSIT', transferCarrierName });
  const page = await openPopup();
  await lookUp(page, LONG_CARRIER);
  const name = page.getByTitle(transferCarrierName, { exact: true });
  const height = await name.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(height).toBeCloseTo(2, 1);
});

test('reserves the height of a delivered answer while the platform is asked', async ({
  openPopup,
  platform,
}) => {
  await layReply(platform, SLOW, DELIVERED);
  const page = await openPopup();
  await page.setViewportSize({ width: 380, height: 800 });
  const heights = () =>
    page
      .locator('[data-part]')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const hold = { operation: 'track', pathIncludes: SLOW } as const;
  await platform.setFault({ ...hold, fault: { kind: 'hold' } });
  await lookUp(page, SLOW);
  await expect(page.locator('.skeleton-section').first()).toBeVisible();
  const before = await heights();
  await platform.clearFaults();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handed to Robin Marlow');
  const after = await heights();
  expect(before).toHaveLength(after.length);
  for (const [index, height] of after.entries())
    expect(Math.abs(height - (before[index] ?? 0))).toBeLessThan(6);
});

test('lists events newest first, and names entries that are not events', async ({ openHtml }) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.withEvents}</p>`);
  await clickId(page, SAMPLE_IDS.withEvents);
  const card = await cardFrame(page);
  const texts = card.locator('.event-text');
  const beginning = ['Out for delivery', 'Departed from depot', 'Arrived at depot', 'Picked up'];
  await expect(texts).toHaveText(beginning);
  await card.getByRole('button', { name: t.shipment.showAllEvents(6) }).click();
  await expect(texts).toHaveText([...beginning, 'Label created', 'Held']);
  await expect(card.getByText('Wednesday, noon')).toBeVisible();
  await expect(card.getByText('Example Depot 4, Toronto, ON').first()).toBeVisible();
  await card.locator('summary', { hasText: t.shipment.technicalTitle }).click();
  await expect(
    card.getByText(
      t.technical.unread(
        t.technical.eventField(3, 'events'),
        t.shipment.quoted('manifest 7741'),
        t.technical.expected.event,
      ),
    ),
  ).toBeVisible();
  expect(await violations(card)).toEqual([]);
});

test('shows how long a shipment has had no update, unless it is delivered', async ({
  openPopup,
  platform,
}) => {
  // Not a sample: their times are relative to the platform's start, and midnight may have passed since then.
  const updatedAt = new Date(Date.now() - 9 * 86_400_000).toISOString();
  await layReply(platform, SILENT_FOR_NINE_DAYS, { status: 'IN_TRANSIT', updatedAt });
  const page = await openPopup();
  await lookUp(page, SILENT_FOR_NINE_DAYS);
  await expect(page.getByText(t.shipment.noUpdateSince(9))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await lookUp(page, SAMPLE_IDS.longTexts);
  await expect(page.getByRole('heading', { name: t.proof.proofTitle })).toBeVisible();
  await expect(page.getByText(pattern(t.shipment.noUpdateSince(ANY_NUMBER)))).toHaveCount(0);
});

test('the raw response is a tree that works by keyboard, and its parts can be copied verbatim', async ({
  openPopup,
  platform,
}) => {
  const hostile = '<img src=x onerror="document.title=1">\u202eleft';
  const scans = Array.from({ length: 250 }, (_, index) => index);
  await layReply(platform, ODD_REPLY, { note: hostile, extra: { scans, long: 'x'.repeat(5000) } });
  const page = await openPopup();
  const errors = collectErrors(page);
  await noteCopies(page);
  await lookUp(page, ODD_REPLY);
  await page.locator('summary', { hasText: t.shipment.technicalTitle }).click();
  const row = (name: RegExp) => page.getByRole('treeitem', { name });
  await expect(row(/^note/)).toContainText('"<img src=x onerror=\\"document.title=1\\">\\u202eleft"');
  expect(await violations(page)).toEqual([]);

  await row(/^3 fields/).focus();
  for (const key of ['End', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(row(/^extra/)).toBeFocused();
  await expect(row(/^extra/)).toHaveAttribute('aria-expanded', 'false');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(row(/^0: 0$/)).toBeFocused();
  await expect(row(/^249: 249$/)).toHaveCount(0);
  await row(/^Show 100 more$/).click();
  await expect(row(/^100: 100$/)).toBeVisible();

  await row(/^long/).click();
  await page.getByRole('button', { name: t.technical.copyPath }).click();
  expect(await copiedText(page)).toBe('extra.long');
  await page.getByRole('button', { name: t.technical.copyValue }).click();
  expect(await copiedText(page)).toBe('x'.repeat(5000));
  await page.getByRole('button', { name: t.technical.copyRaw }).click();
  expect(JSON.parse((await copiedText(page)) ?? '')).toMatchObject({ note: hostile, extra: { scans } });
  expect(errors).toEqual([]);
});
