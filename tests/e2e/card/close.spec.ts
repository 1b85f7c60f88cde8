import type { Frame, Page } from '@playwright/test';
import { workerOf } from '../../../dev/chromium-worker.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  drawFrames,
  expect,
  expectHighlighted,
  expectNoCard,
  middleOfId,
  openCard,
  slowDown,
  test,
} from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const FIRST = SAMPLE_IDS.moving;
const SECOND = SAMPLE_IDS.deliveredWithProof;
/** A card opens below its ID, so that the first one does not cover the second ID. */
const TICKET = `<p>Where are ${SECOND}</p><p>and ${FIRST}?</p>`;
declare const chrome: {
  runtime: { getContexts(filter: { contextTypes: string[] }): Promise<object[]> };
  sidePanel: { setOptions(options: { enabled: boolean }): Promise<void> };
};

const FRAMED = bulkId(1);
const TRIES = 4;
/** Longer than a card that was never shown may take to redeem its nonce. */
const BUSY_MS = 2_000;

async function expectCardOf(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await openCard(page))?.locator('main').getAttribute('aria-label'))
    .toContain(id);
}

test('keeps the next card open when the previous one closes slowly', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const second = await middleOfId(page, SECOND);
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  await slowDown(await cardFrame(page));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await clickId(page, FIRST);
    await expectCardOf(page, FIRST);
    await Promise.all([page.keyboard.press('Escape'), page.mouse.click(second.x, second.y)]);
    await expectCardOf(page, SECOND);
    // By now a late close of the first card would have arrived as well.
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
    await drawFrames(page, 2);
    await expectCardOf(page, SECOND);
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
});

test('closes on an Escape that the card receives before the message that shows it', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await clickId(page, FIRST);
  await slowDown(await cardFrame(page));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.keyboard.press('Escape');
    await expectNoCard(page);
    await clickId(page, tries % 2 === 0 ? SECOND : FIRST);
    await cardFrame(page);
  }
});

test('keeps the next card open while the page of the card is busy', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const second = await middleOfId(page, SECOND);
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('In transit');
  await card.evaluate(async (ms) => {
    // By the second frame it has sent its height.
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
    setTimeout(() => {
      for (const end = performance.now() + ms; performance.now() < end; );
    });
  }, BUSY_MS);
  await page.mouse.click(second.x, second.y);
  await expectCardOf(page, SECOND);
  await expect(card.locator('body')).toContainText('Robin Marlow');
});

/** The texts of a frame that are highlighted because their card is open. */
const openIds = (frame: Page | Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [...(CSS.highlights.get('waybill-open') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      `${startContainer.textContent}`.slice(startOffset, endOffset),
    ),
  );

test('goes through the IDs of all frames, and stays open while the agent writes if it is pinned', async ({
  openHtml,
  platform,
  resetBrowser: _,
}) => {
  const page = await openHtml(`<div style="margin-left: 700px">${TICKET}</div>
    <p style="margin-top: 2000px"><iframe srcdoc="<p>Mail about ${FRAMED}</p>"></iframe></p>
    <textarea id="composer" style="position: fixed; right: 0; bottom: 0"></textarea>`);
  await expectHighlighted(page, FIRST);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const mail = page.frames()[1];
  if (!mail) throw new Error('There is no frame.');
  await expectHighlighted(mail, FRAMED);
  await clickId(page, SECOND);
  await expectCardOf(page, SECOND);
  const card = await cardFrame(page);
  const place = (number: number) => card.getByText(t.card.idPlace(number, 3, false));
  await expect(place(1)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(() => openIds(page)).toEqual([SECOND]);

  await page.keyboard.press('ArrowRight');
  await expectCardOf(page, FIRST);
  await expect(place(2)).toBeVisible();
  await expect.poll(() => openIds(page)).toEqual([FIRST]);

  await clickDrawn(card.getByRole('button', { name: t.card.nextId }));
  await expectCardOf(page, FRAMED);
  await expect(place(3)).toBeVisible();
  await expect.poll(() => openIds(mail)).toEqual([FRAMED]);
  await expect.poll(() => openIds(page)).toEqual([]);
  // The frame was scrolled into view, and the card does not cover the ID in it.
  const [inFrame, ofFrame] = [await middleOfOpenId(mail), await page.locator('iframe').boundingBox()];
  const ofCard = await (await card.frameElement()).boundingBox();
  if (!ofFrame || !ofCard) throw new Error('Something is not drawn.');
  const y = ofFrame.y + inFrame.y;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(720);
  expect(y < ofCard.y || y > ofCard.y + ofCard.height || ofFrame.x + inFrame.x < ofCard.x).toBe(true);

  const pin = card.getByRole('button', { name: t.card.keepOpen });
  await expect(pin).toBeVisible();
  await page.keyboard.press('p');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.locator('#composer').click();
  await page.keyboard.type('Dear Robin, p');
  // Beside the ID, which would open its card again.
  await mail.locator('body').click({ position: { x: 4, y: 4 } });
  expect(await page.locator('#composer').inputValue()).toBe('Dear Robin, p');
  await expectCardOf(page, FRAMED);
  const before = await (await card.frameElement()).boundingBox();
  await clickDrawn(card.getByRole('button', { name: t.card.previousId }));
  await expectCardOf(page, FIRST);
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(await (await card.frameElement()).boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await expect.poll(() => openIds(page)).toEqual([FIRST]);
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  await expect.poll(() => openIds(page)).toEqual([]);
  // One for each ID, and none for going back.
  expect((await platform.requests()).filter(({ operation }) => operation === 'track')).toHaveLength(3);

  // The next card is not pinned.
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  await page.locator('#composer').click();
  await expectNoCard(page);
});

test('a pin ends when the page is loaded again: the next card has a button that closes it', async ({
  openHtml,
  resetBrowser: _,
}) => {
  const page = await openHtml(TICKET);
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  const pin = (await cardFrame(page)).getByRole('button', { name: t.card.keepOpen });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expectHighlighted(page, FIRST);
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  await clickDrawn((await cardFrame(page)).getByRole('button', { name: t.common.close }));
  await expectNoCard(page);
});

test('a double click, which selects an ID, leaves a pinned card open', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await clickId(page, FIRST);
  await expectCardOf(page, FIRST);
  const card = await cardFrame(page);
  const pin = card.getByRole('button', { name: t.card.keepOpen });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const second = await middleOfId(page, SECOND);
  await page.mouse.dblclick(second.x, second.y);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  expect(await page.evaluate(() => `${getSelection()}`)).toContain(SECOND);
  await drawFrames(page, 2);
  await expectCardOf(page, SECOND);
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
});

test('lists its keys, and carries the answer over to the side panel', async ({
  openHtml,
  sharedBrowser,
  platform,
}) => {
  const page = await openHtml(TICKET);
  await clickId(page, SECOND);
  await expectCardOf(page, SECOND);
  const card = await cardFrame(page);
  await expect(card.getByText('Robin Marlow').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(card.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('dialog')).toHaveCount(0);
  await expectCardOf(page, SECOND);
  const lookups = async () => (await platform.requests()).filter(({ operation }) => operation === 'track');
  const asked = (await lookups()).length;
  await page.keyboard.press('o');
  await expectNoCard(page);
  const worker = await workerOf(sharedBrowser);
  const panels = () =>
    worker.evaluate(async () => (await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] })).length);
  await expect.poll(panels).toBe(1);
  expect(await lookups()).toHaveLength(asked);
  // An open panel would answer what later tests expect in the popup. Only a panel that may not be shown closes.
  await worker.evaluate(() => chrome.sidePanel.setOptions({ enabled: false }));
  await expect.poll(panels).toBe(0);
  await worker.evaluate(() => chrome.sidePanel.setOptions({ enabled: true }));
});

/** The centre of the ID whose card is open, in its frame. */
const middleOfOpenId = (frame: Frame): Promise<{ x: number; y: number }> =>
  frame.evaluate(() => {
    const [place] = CSS.highlights.get('waybill-open') ?? [];
    const range = new Range();
    if (place) range.setStart(place.startContainer, place.startOffset);
    if (place) range.setEnd(place.endContainer, place.endOffset);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
