import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { violations } from './axe.ts';
import { cardFrame, clickId, expect, test } from './fixtures.ts';

/** IDs that are found beside a label only, so that their card offers to teach their shape. */
const UNFAMILIAR = { answered: '77665544', 'not found': '77665545' };

for (const name of ['deliveredWithProof', 'longTexts', 'wrongTypes', 'otherAlphabet', 'notFound'] as const) {
  test(`the popup with the sample "${name}"`, async ({ openPopup, platform: _platform }) => {
    const page = await openPopup();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS[name]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('the card', async ({ openTicket, platform: _platform }) => {
  const page = await openTicket();
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  expect(await violations(card)).toEqual([]);
});

for (const [outcome, id] of Object.entries(UNFAMILIAR)) {
  test(`the card with the offer to teach the shape of an ID, ${outcome}`, async ({ openHtml, platform }) => {
    const trackingId = UNFAMILIAR.answered;
    const body = { trackingId, status: 'MOVING' };
    await platform.layReply({ environment: 'sandbox', trackingId, body });
    const page = await openHtml(`<p>Tracking number: ${id}</p>`);
    await clickId(page, id);
    const card = await cardFrame(page);
    await expect(card.getByRole('button', { name: 'Teach its shape', exact: true })).toBeVisible();
    expect(await violations(card)).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test(`the options page at ${width} pixels, set up and with problems`, async ({ openOptions }) => {
    const page = await openOptions();
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('group', { name: 'Sandbox', exact: true })
      .getByLabel('Partner API URL')
      .fill('http://x.example');
    await page.getByLabel('Payload', { exact: true }).fill('{');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/has to start with https/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('the options page before anything is set up', async ({ unconfiguredWaybill, openOptions }) => {
  const page = await openOptions(unconfiguredWaybill);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
