import type { Page } from '@playwright/test';
import { findIdButton } from '../../../dev/drivers/chromium-id-button.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  openCard,
  test,
} from '../support/fixtures.ts';
import { expectNoIdButton } from '../support/id-button.ts';
import { command, expectAt, expectCounted } from '../support/id-navigation.ts';
import { t } from '../support/messages.ts';

const [FIRST, SECOND, FRAMED] = [SAMPLE_IDS.deliveredWithProof, bulkId(1), bulkId(2)];

test('continues through frames in the order of the page', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml(`<p>${FIRST}</p><iframe sandbox srcdoc="<p>Parcel ${FRAMED}</p>"></iframe>`);
  await expectHighlighted(page, FIRST);
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await expectHighlighted(frame, FRAMED);
  await expectCounted(sharedBrowser, page, 2);
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, FIRST);
  await command(sharedBrowser, page, 'next-id');
  await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('WAYBILL-CARD');
  // A frame in another process receives the focus later than the element in it.
  await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
  expect(await findIdButton(page)).toBeUndefined();
  await page.keyboard.press('Enter');
  await expect((await cardFrame(page)).locator('body')).toContainText(FRAMED);
});

test('from IDs in frames, Escape returns the focus to where the agent was writing', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<textarea id="reply"></textarea><p>${FIRST}</p>
    <iframe sandbox srcdoc="<p>Parcel ${SECOND}</p>"></iframe><iframe srcdoc="<p>Parcel ${FRAMED}</p>"></iframe>`);
  await expectCounted(sharedBrowser, page, 3);
  const reply = page.locator('#reply');
  const goToFrame = async (place: number) => {
    await command(sharedBrowser, page, 'next-id');
    const frame = page.frames()[place];
    await expect
      .poll(() => frame?.evaluate(() => document.hasFocus() && document.activeElement?.localName))
      .toBe('waybill-card');
  };
  await reply.focus();
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, FIRST);
  await goToFrame(1);
  await goToFrame(2);
  await page.keyboard.press('Escape');
  await expect(reply).toBeFocused();
  await page.keyboard.type('a');

  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, FIRST);
  await goToFrame(1);
  await page.keyboard.press('Enter');
  await expect((await cardFrame(page)).locator('body')).toContainText(SECOND);
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  await expect(reply).toBeFocused();
  await page.keyboard.type('b');
  await expect(reply).toHaveValue('ab');
});

test('skips hidden tickets and leaves a page without IDs alone', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml(`<p hidden>${SECOND}</p><p>${FIRST}</p>`);
  await expectHighlighted(page, FIRST);
  await expectCounted(sharedBrowser, page, 1);
  await command(sharedBrowser, page, 'next-id');
  expect((await expectAt(page, FIRST)).name).toContain('1 of 1');
  await page.evaluate(() => document.body.replaceChildren('Nothing here'));
  await expectNoIdButton(page);
  await command(sharedBrowser, page, 'next-id');
  await expectNoIdButton(page);
});

test('closes the card, which may cover the next ID, unless it is pinned', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<textarea id="reply"></textarea><p>${FIRST}</p><p>Parcel ${SECOND}</p>
    <iframe srcdoc="<p>Parcel ${FRAMED}</p>"></iframe>`);
  const reply = page.locator('#reply');
  await expectCounted(sharedBrowser, page, 3);
  await reply.focus();
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, FIRST);
  await page.keyboard.press('Enter');
  await expect((await cardFrame(page)).locator('body')).toContainText(FIRST);
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, SECOND);
  await expectNoCard(page);
  await page.keyboard.press('Escape');
  await expect(reply).toBeFocused();

  await clickId(page, SECOND);
  await expect((await cardFrame(page)).locator('body')).toContainText(SECOND);
  await command(sharedBrowser, page, 'next-id');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await expectNoCard(page);

  await clickId(page, FIRST);
  const card = await cardFrame(page);
  const pin = card.getByRole('button', { name: t.card.keepOpen });
  await clickDrawn(pin);
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, FIRST);
  expect(await openCard(page)).toBe(card);
});

const ROOM = '<div style="height:300px"></div>';

/** What is drawn where the ID with the strong highlight is; its button is below it. */
function drawnAtActive(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [{ startContainer, startOffset } = new Range()] = CSS.highlights.get('waybill-active') ?? [];
    const range = new Range();
    range.setStart(startContainer, startOffset);
    range.setEnd(startContainer, startOffset + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[id]')?.id;
  });
}

for (const [place, html] of Object.entries({
  'a list that is scrolled elsewhere': `<div style="height:200px;overflow:auto">${ROOM}<p id="id">${SECOND}</p>${ROOM}</div>
    <textarea style="height:300px;width:90%"></textarea>`,
  'the end of a message that is higher than the window': `<pre id="id">${'A line of text.\n'.repeat(200)}${SECOND}</pre>${ROOM}`,
  'a long line that scrolls sideways': `<pre id="id" style="width:300px;overflow:auto">${'word '.repeat(200)}${SECOND}</pre>`,
  'a line that the page cuts off': `<p id="id" style="width:150px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">
    The parcel of my brother is ${SECOND}</p>`,
  'an element without a box': `${ROOM.repeat(5)}<p id="id"><span style="display:contents">${SECOND}</span></p>${ROOM.repeat(5)}`,
  'a page whose head covers it': `<header style="position:fixed;top:0;height:80px;width:90%;background:#eee"></header>
    <p id="id" style="margin-top:-10px">${SECOND}</p>${ROOM.repeat(5)}`,
}))
  test(`scrolls to an ID in ${place}`, async ({ openHtml, sharedBrowser }) => {
    const page = await openHtml(`<main style="padding-top:120px"><p>${FIRST}</p></main>${html}`);
    await expectCounted(sharedBrowser, page, 2);
    await command(sharedBrowser, page, 'next-id');
    await expectAt(page, FIRST);
    if (html.includes('header')) await page.evaluate(() => scrollTo(0, 150));
    await command(sharedBrowser, page, 'next-id');
    await expectAt(page, SECOND);
    await expect.poll(() => drawnAtActive(page)).toBe('id');
  });
