import type { Frame, Locator } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, drawFrames, expect, openCard, test } from '../support/fixtures.ts';
import { cutOff } from '../support/layout/sizes.ts';
import { t } from '../support/messages.ts';

/** The box of the card in its page. */
async function boxOf(card: Frame): Promise<{ x: number; width: number }> {
  const box = await (await card.frameElement()).boundingBox();
  if (!box) throw new Error('The card is not drawn.');
  return box;
}

declare global {
  interface Window {
    tops?: number[];
  }
}

/** The distance of a button from the top of the window. */
async function topOf(button: Locator): Promise<number> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not drawn.');
  return box.y;
}

test('the buttons stay where they are when a usual answer arrives', async ({
  // Without an answer from before.
  resetBrowser: _,
  openHtml,
  platform,
}) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.deliveredWithProof}</p>`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await platform.setFault({ operation: 'track', fault: { kind: 'hold' } });
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  const [skeleton, pin] = [card.locator('.skeleton-button'), card.locator('.card-pin')];
  await expect(skeleton).toHaveCount(2);
  await expect.poll(() => card.evaluate(() => innerHeight)).toBeGreaterThan(500);
  const before = await topOf(pin);
  await platform.clearFaults();
  await expect(skeleton).toHaveCount(0);
  await drawFrames(page, 3);
  expect(await topOf(pin)).toBe(before);
});

test('buttons stay where they appear while the frame of the card still grows', async ({ openHtml }) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.moving}</p>`);
  await clickId(page, SAMPLE_IDS.moving);
  const card = await cardFrame(page);
  const reply = card.getByRole('button', { name: t.copying.openReply, exact: true });
  await expect(reply).toBeVisible();
  const heightBefore = await card.evaluate((name) => {
    const tops: number[] = [];
    window.tops = tops;
    const note = (): void => {
      const back = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (back) tops.push(back.getBoundingClientRect().top);
      requestAnimationFrame(note);
    };
    note();
    return innerHeight;
  }, t.replyForm.back);

  await reply.click();
  const back = card.getByRole('button', { name: t.replyForm.back, exact: true });
  await back.hover();
  await expect.poll(() => card.evaluate(() => innerHeight)).not.toBe(heightBefore);
  const last = await back.evaluate((button) => button.getBoundingClientRect().top);
  expect(new Set(await card.evaluate(() => window.tops))).toEqual(new Set([last]));
});

test('the foot stays in view when the window becomes lower', async ({ openTicket }) => {
  const page = await openTicket();
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  const reply = card.getByRole('button', { name: t.copying.openReply, exact: true });
  await expect(reply).toBeVisible();
  // The frame gets the height of its content with a message, and is kept in the window as high as it is then.
  await expect.poll(() => card.evaluate(() => innerHeight)).toBeGreaterThan(400);
  await page.setViewportSize({ width: 1280, height: 400 });
  await expect.poll(() => card.evaluate(() => innerHeight)).toBe(400 - 2 * 8);
  await expect(reply).toBeInViewport({ ratio: 1 });
});

test('a card in a low window keeps its actions in view, and scrolls beneath them', async ({ openHtml }) => {
  const page = await openHtml(
    `<p style="margin-top: 300px">Tracking number: ${SAMPLE_IDS.deliveredWithProof}</p>`,
  );
  await page.setViewportSize({ width: 500, height: 400 });
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await expect.poll(() => card.evaluate(() => innerHeight)).toBeLessThan(300);
  const reply = card.getByRole('button', { name: t.copying.openReply, exact: true });
  await expect(reply).toBeInViewport({ ratio: 1 });
  await card.getByText(t.shipment.technicalTitle, { exact: true }).click();
  await expect(reply).toBeInViewport({ ratio: 1 });
});

test('an open card fits a window that becomes narrower, as by zooming, and a wide one again', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>${SAMPLE_IDS.moving}</p><p>${SAMPLE_IDS.deliveredWithProof}</p>`);
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await expect(card.getByText(t.shipment.checked(undefined))).toBeVisible();
  const { width: usual } = await boxOf(card);
  // 400 % of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => boxOf(card)).toMatchObject({ x: 8, width: 304 });
  await expect.poll(() => cutOff(card)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(async () => (await boxOf(card)).width).toBe(usual);
});

test('images keep their height beside a scrollbar, so that it goes away when it is not needed', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.deliveredWithProof}</p>`);
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await expect(card.locator('.thumb img').first()).toBeVisible();
  // Headless browsers hide scrollbars.
  const heights = await card.evaluate(() => {
    const heightsOf = () => [...document.querySelectorAll('.thumb')].map((each) => each.clientHeight);
    const before = heightsOf();
    const scrolled = document.querySelector<HTMLElement>('.panel-scroll');
    if (scrolled) scrolled.style.paddingInlineEnd = '15px';
    return { before, beside: heightsOf() };
  });
  expect(heights.before[0]).toBeGreaterThan(50);
  expect(heights.beside).toEqual(heights.before);
});

test('the card is not printed with its page, and stays open', async ({ openHtml }) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.moving}</p>`);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.screenshot();
  await page.emulateMedia({ media: null });
  await clickId(page, SAMPLE_IDS.moving);
  const card = await cardFrame(page);
  const reply = card.getByRole('button', { name: t.copying.openReply, exact: true });
  await expect(reply).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect((await page.screenshot()).equals(printed)).toBe(true);
  await page.emulateMedia({ media: null });
  expect(await openCard(page)).toBe(card);
  await expect(reply).toBeVisible();
});

test('the border that forced colours draw takes no space, and no button extends beyond the texts', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Tracking number: ${SAMPLE_IDS.deliveredWithProof}</p>`);
  await page.emulateMedia({ forcedColors: 'active' });
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await expect(card.getByText('Robin Marlow').first()).toBeVisible();
  const endOf = (selector: string, side: 'bottom' | 'right') =>
    card
      .locator(selector)
      .first()
      .evaluate((element, edge) => element.getBoundingClientRect()[edge], side);
  const height = () => card.evaluate(() => innerHeight);
  await expect.poll(async () => (await endOf('.panel-under', 'bottom')) - (await height())).toBe(0);
  expect(await endOf('.proof-line', 'right')).toBe(await endOf('.headline', 'right'));
});
