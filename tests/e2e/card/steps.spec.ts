import type { Frame, Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, openCard, slowDown, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const IDS = [1, 2, 3, 4, 5, 6, 7].map((number) => bulkId(number));
const TICKET = IDS.map((id) => `<p>Where is ${id}?</p>`).join('');
const STEPS = 3;
const TRIES = 3;

async function expectAt(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => (await openCard(page))?.locator('.id-steps').allTextContents())
    .toEqual([expect.stringContaining(`${place} of`)]);
}

test('goes one step for each key, also if the keys are pressed faster than the cards come', async ({
  openHtml,
}) => {
  const page = await openHtml(TICKET);
  await clickId(page, IDS[0] ?? '');
  await slowDown(await cardFrame(page));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await expectAt(page, ((tries * STEPS) % IDS.length) + 1);
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('ArrowRight');
  }
  await expectAt(page, ((TRIES * STEPS) % IDS.length) + 1);
});

test('goes all requested steps, even if the next IDs are in other frames', async ({ openHtml }) => {
  const inFrame = IDS.slice(1, 3).map((id) => `<p>Where is ${id}?</p>`);
  const page = await openHtml(
    `<p>Where is ${IDS[0]}?</p><iframe srcdoc="${inFrame.join('')}"></iframe><p>Where is ${IDS[3]}?</p>`,
  );
  await clickId(page, IDS[0] ?? '');
  const card = await cardFrame(page);
  await expect(card.locator('.id-steps')).toContainText('1 of 4');
  await card.evaluate(() => {
    for (let step = 0; step < 3; step += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expectAt(page, 4);
});

/** The middle of the button for the next ID, in the window. */
async function nextButton(card: Frame): Promise<{ x: number; y: number }> {
  const button = card.locator('.id-steps button').last();
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not drawn.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Waits until the frame has the height of its content. */
async function expectStill(card: Frame): Promise<void> {
  const height = () => card.evaluate(() => innerHeight);
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await height();
        return last === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** Answers of different heights, one of them late. */
const MIXED = [
  SAMPLE_IDS.deliveredWithProof,
  SAMPLE_IDS.moving,
  SAMPLE_IDS.notFound,
  SAMPLE_IDS.slow,
  SAMPLE_IDS.withEvents,
];

for (const [place, style, size] of [
  ['in a column', '', { width: 1280, height: 720 }],
  ['at the right edge', 'text-align: right', { width: 1280, height: 720 }],
  ['in a narrow window', '', { width: 480, height: 720 }],
] as const)
  test(`clicks on the same point go from ID to ID ${place}, and the card covers none of them`, async ({
    openHtml,
  }) => {
    const page = await openHtml(
      `<div style="${style}">${MIXED.map((id) => `<p>Is ${id} here?</p>`).join('')}</div>`,
    );
    await page.setViewportSize(size);
    await clickId(page, MIXED[0] ?? '');
    const card = await cardFrame(page);
    await expect(card.locator('.thumb img').first()).toBeVisible();
    await expectStill(card);
    const point = await nextButton(card);
    for (const number of MIXED.keys()) {
      await expectAt(page, number + 1);
      await expectStill(card);
      expect(await nextButton(card)).toEqual(point);
      const box = await (await card.frameElement()).boundingBox();
      const id = await page.getByText(MIXED[number] ?? '').boundingBox();
      if (number > 0) expect(box?.y).toBeGreaterThanOrEqual((id?.y ?? 0) + (id?.height ?? 0));
      await page.mouse.click(point.x, point.y);
    }
    await expectAt(page, 1);
  });

test('while a card above its ID is still growing, its buttons are at the fixed edge', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p style="margin-top: 650px">${SAMPLE_IDS.moving}</p>`);
  await clickId(page, SAMPLE_IDS.moving);
  const card = await cardFrame(page);
  await expect(card.getByText(t.shipment.technicalTitle, { exact: true })).toBeVisible();
  await expectStill(card);
  const foot = card.locator('.panel-foot');
  const before = await foot.boundingBox();
  // As if the frame could grow by this, and had not yet.
  await card.locator('.panel-scroll').evaluate((content) => {
    document.documentElement.style.setProperty('--card-max-height', '3000px');
    content.style.height = '2000px';
    content.style.flex = 'none';
  });
  expect(await foot.boundingBox()).toEqual(before);
});

test('goes one step for each click, also if the clicks come faster than the cards', async ({ openHtml }) => {
  const ids = Array.from({ length: 11 }, (_, index) => bulkId(index));
  const page = await openHtml(`<p style="width: 1200px">${ids.join(' ')}</p>`);
  await clickId(page, ids[0] ?? '');
  const card = await cardFrame(page);
  await expectAt(page, 1);
  await expectStill(card);
  const point = await nextButton(card);
  await slowDown(card);
  for (let click = 0; click < 4; click += 1) await page.mouse.click(point.x, point.y);
  await expectAt(page, 5);
});

test('a step by key moves the card beside the next ID, also while the pointer is over the card', async ({
  openHtml,
}) => {
  const page = await openHtml(MIXED.map((id) => `<p>Is ${id} here?</p>`).join(''));
  await clickId(page, MIXED[0] ?? '');
  const card = await cardFrame(page);
  const point = await nextButton(card);
  await page.mouse.move(point.x, point.y);
  const top = async () => (await (await card.frameElement()).boundingBox())?.y ?? 0;
  const before = await top();
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 2);
  await expect.poll(top).toBe(before + 34);
});
