import type { Frame, Locator, Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { englishReplies } from '../../features/replies/writer/reply-text.en.ts';
import { lookUpAll } from './support/background.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect, expectHighlighted, expectNoCard, test } from './support/fixtures.ts';
import { command, expectAt, expectCounted } from './support/id-navigation.ts';
import { idSentence, t } from './support/messages.ts';
import { expectShown } from './support/proof-view.ts';

const DELIVERED = SAMPLE_IDS.deliveredWithProof;
const TICKET = `<div id="composer" contenteditable="true" role="textbox" aria-label="Reply">Hello, </div>
  <p>My parcels ${bulkId(1)} and <b>${DELIVERED}</b>?</p>`;

/** Whether another element covers the focused one, or the row that it opens, at its top or bottom. */
const isCovered = (view: Page | Frame): Promise<boolean> =>
  view.evaluate(() => {
    const shown = document.activeElement?.closest('tr') ?? document.activeElement ?? document.body;
    const { left, top, bottom } = shown.getBoundingClientRect();
    return [top + 3, bottom - 3].some((y) => !shown.contains(document.elementFromPoint(left + 20, y)));
  });

/** Moves the focus to an element by keyboard. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test('goes from the composer to the proof and back with a reply by keyboard alone', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(TICKET);
  await expectHighlighted(page, DELIVERED);
  await page.getByRole('textbox', { name: 'Reply' }).focus();
  await page.keyboard.press('End');
  await expectCounted(sharedBrowser, page, 2);

  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, bulkId(1));
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, DELIVERED);
  await page.keyboard.press('Enter');
  const card = await cardFrame(page);
  await expect(card.getByText('Robin Marlow').first()).toBeVisible();

  const thumb = card.getByRole('button', { name: t.proof.imageOf(1, 3) });
  await tabTo(page, thumb);
  await page.keyboard.press('Enter');
  const viewer = card.getByRole('dialog', { name: t.proof.viewer });
  await expectShown(viewer);
  // The image covers the window. When it is closed, the card is back in its place.
  await expect.poll(() => card.evaluate(() => innerWidth)).toBeGreaterThan(1_000);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(t.proof.position(2, 3), { exact: true })).toBeVisible();
  // The focus stays in it: the image covers the page.
  const controls = viewer.locator('button, a');
  await tabTo(page, controls.last());
  await page.keyboard.press('Tab');
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(controls.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(thumb).toBeFocused();
  await expect.poll(() => card.evaluate(() => innerWidth)).toBe(380);

  // The actions come before the rest of the answer.
  await tabTo(page, card.getByRole('button', { name: t.copying.openReply, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: t.copying.insert, exact: true })).toBeFocused();
  await page.keyboard.press('c');
  await expect(card.getByText(t.common.copied).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: t.copying.openReply, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoCard(page);

  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toContainText(
    idSentence(englishReplies.templates.delivered, { trackingId: DELIVERED }),
  );
  await expect(page.getByRole('textbox', { name: 'Reply' })).toContainText('Hello, ');
});

test('the focused row of a list is in view between the bars above and below it', async ({ openPopup }) => {
  const popup = await openPopup();
  const ids = Array.from({ length: 12 }, (_, index) => bulkId(index));
  await lookUp(popup, ids.join(' '));
  await popup.getByRole('button', { name: t.bulkView.lookUp(ids.length), exact: true }).click();
  await expect(popup.getByText(t.bulkView.done(ids.length))).toBeVisible();
  const move = async (key: string, row: string) => {
    await popup.keyboard.press(key);
    await expect(popup.getByRole('button', { name: row, exact: true })).toBeFocused();
    expect(await isCovered(popup), `${key} to ${row}`).toBe(false);
  };
  for (const id of ids) await move('ArrowDown', id);
  for (const id of ids.toReversed().slice(1)) await move('ArrowUp', id);
});

test('focused controls above the rows of a list are in view too, even in a low window', async ({
  openPopup,
}) => {
  const popup = await openPopup();
  const ids = [
    SAMPLE_IDS.problem,
    SAMPLE_IDS.stale,
    ...Array.from({ length: 8 }, (_, index) => bulkId(index)),
  ];
  await lookUp(popup, ids.join(' '));
  await expect(popup.getByText(t.bulkView.done(ids.length))).toBeVisible();
  const chip = popup.getByRole('button', { name: t.bulkView.all(ids.length), exact: true });
  const firstRow = popup.getByRole('button', { name: SAMPLE_IDS.problem, exact: true });
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 400 },
    // 400 % of 1280 × 1024.
    { width: 320, height: 256 },
  ]) {
    await popup.setViewportSize(size);
    await popup.getByRole('button', { name: t.bulkView.copyCsv, exact: true }).focus();
    await tabTo(popup, firstRow, 'Shift+Tab');
    expect(await isCovered(popup), `row, ${size.width} × ${size.height}`).toBe(false);
    await tabTo(popup, chip, 'Shift+Tab');
    expect(await isCovered(popup), `chip, ${size.width} × ${size.height}`).toBe(false);
  }
});

test('every focused control of the popup’s lists is in view above the line of keys', async ({
  openPopup,
  resetBrowser,
}) => {
  await lookUpAll(resetBrowser.firstPage, [bulkId(0), bulkId(1), bulkId(2)]);
  const popup = await openPopup();
  await expect(popup.getByRole('button', { name: t.recent.clear, exact: true })).toBeVisible();
  const count = await popup.locator('main button').count();
  const isInLists = () => popup.evaluate(() => document.activeElement?.matches('main button'));
  // Each height puts the line over another control.
  for (let height = 330; height <= 360; height += 10) {
    await popup.setViewportSize({ width: 380, height });
    await popup.getByLabel(t.popup.field, { exact: true }).focus();
    let reached = 0;
    // More often than there are controls.
    for (let presses = 0; presses < 20; presses++) {
      await popup.keyboard.press('Tab');
      if (!(await isInLists())) continue;
      reached += 1;
      expect(await isCovered(popup), `control ${reached} at ${height}`).toBe(false);
    }
    expect(reached).toBeGreaterThanOrEqual(count);
  }
});

test('the last button of the line of keys is in view with the focus, also with wide letters', async ({
  openPopup,
}) => {
  const popup = await openPopup();
  await lookUp(popup, bulkId(0));
  await expect(popup.locator('.panel-head')).toContainText(bulkId(0));
  await popup.getByRole('button', { name: t.popup.back, exact: true }).click();
  await expect(popup.getByRole('button', { name: bulkId(0) }).first()).toBeVisible();
  // WCAG 1.4.12.
  await popup.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });
  await tabTo(popup, popup.locator('.key-hint-all'));
  expect(await isCovered(popup)).toBe(false);
});

test('what has the focus in a low card is in view above its actions', async ({ openHtml }) => {
  const page = await openHtml(`<p>${DELIVERED}</p>`);
  // 200 % of 1280 × 720.
  await page.setViewportSize({ width: 640, height: 360 });
  await clickId(page, DELIVERED);
  const card = await cardFrame(page);
  await expect(card.getByText(t.shipment.technicalTitle, { exact: true })).toBeVisible();
  await expect.poll(() => card.evaluate(() => innerHeight)).toBeLessThanOrEqual(300);
  const controls = card.locator('.panel-scroll').locator('a, button, summary');
  for (let index = 0; index < (await controls.count()); index++) {
    await tabTo(page, controls.nth(index));
    expect(await isCovered(card), `control ${index}`).toBe(false);
  }
});

test('a focused field of the options is in view above the bar of unsaved changes', async ({
  openOptions,
}) => {
  const options = await openOptions();
  await options.setViewportSize({ width: 1000, height: 600 });
  const fields = options.locator('.group-fields input');
  await fields.first().fill('https://elsewhere.example');
  await expect(options.locator('.save-bar')).toBeVisible();
  for (let index = 1; index < (await fields.count()); index++) {
    await tabTo(options, fields.nth(index));
    expect(await isCovered(options), `field ${index}`).toBe(false);
  }
});

test('the bar of unsaved changes does not hide the field whose change brings it, also at 200 %', async ({
  openOptions,
}) => {
  const options = await openOptions();
  await options.setViewportSize({ width: 640, height: 400 });
  const key = options.locator('.group-fields').first().getByLabel(t.options.partnerKey);
  // As after a click on a field at the end of the window.
  await key.evaluate((field) => {
    field.focus({ preventScroll: true });
    window.scrollBy(0, field.getBoundingClientRect().bottom + 10 - innerHeight);
  });
  await options.keyboard.type('key');
  await expect(options.locator('.save-bar')).toBeVisible();
  expect(await isCovered(options)).toBe(false);
});

test('in a narrow window, the bar does not hide the error of the field that gets the focus', async ({
  openOptions,
}) => {
  const options = await openOptions();
  await options.setViewportSize({ width: 320, height: 700 });
  const address = options
    .getByRole('group', { name: t.options.environmentName.sandbox, exact: true })
    .getByLabel(t.options.partnerUrl);
  await address.fill('http://x.example');
  await options.getByRole('button', { name: t.options.save }).click();
  await expect(address).toBeFocused();
  const problem = await options.getByText(t.options.baseUrlProblem.notHttps).boundingBox();
  const bar = await options.locator('.save-bar').boundingBox();
  if (!problem || !bar) throw new Error('Nothing is wrong.');
  expect(problem.y + problem.height).toBeLessThanOrEqual(bar.y);
});
