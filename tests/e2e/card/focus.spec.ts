import { workerOf } from '../../../dev/chromium-worker.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectNoCard, test } from '../support/fixtures.ts';
import { command, expectAt, expectCounted } from '../support/id-navigation.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const PARCEL = `Where is my parcel ${ID}?`;
/** A click on this text focuses it. */
const TICKET = `<p id="text" tabindex="-1">${PARCEL}</p><input id="field">`;

declare const chrome: {
  tabs: { sendMessage(tab: number, message: object, frame: object): Promise<unknown> };
};

declare global {
  interface Window {
    keys: string[];
    focused: string[];
  }
}

test('returns the keyboard to the page when nothing had the focus', async ({ openHtml }) => {
  const page = await openHtml(`<p>${PARCEL}</p>`);
  await page.evaluate(() => {
    window.keys = [];
    document.addEventListener('keydown', ({ key }) => window.keys.push(key));
  });
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  await page.keyboard.press('j');
  expect(await page.evaluate(() => window.keys)).toEqual(['j']);
});

test('returns the focus to the previous element', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await page.locator('#text').focus();
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('text');
});

test('does not take the focus from a user who types while the card opens', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await page.locator('#field').focus();
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await page.keyboard.type('Dear Robin');
  expect(await page.locator('#field').inputValue()).toBe('Dear Robin');
});

test('returns the focus when the browser has taken it from the card', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await page.locator('#text').focus();
  await clickId(page, ID);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('WAYBILL-CARD');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('text');
});

test('keeps the focus from one ID to the next, and then returns it to where it was before the first', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p id="text" tabindex="-1">${PARCEL} And ${SAMPLE_IDS.moving}?</p>`);
  await page.locator('#text').focus();
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();
  await page.evaluate(() => {
    window.focused = [];
    document.addEventListener('focusin', ({ target }) => window.focused.push((target as Element).nodeName));
  });
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText(t.card.idPlace(2, 2, false))).toBeVisible();
  expect(await page.evaluate(() => window.focused)).toEqual([]);
  // The next key still reaches the card.
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByText(t.card.idPlace(1, 2, false))).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('text');
});

test('a key pressed as soon as the answer is there is for the card, and nothing is typed into the editor', async ({
  openHtml,
  resetBrowser: browser,
}) => {
  const page = await openHtml(TICKET);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  // The card's height has not reached the page yet, as on a busy machine.
  const worker = await workerOf(browser);
  await worker.evaluate(() => {
    const send = chrome.tabs.sendMessage;
    chrome.tabs.sendMessage = (tab, message, frame) =>
      'command' in message && message.command === 'placeCard'
        ? new Promise(() => undefined)
        : send.call(chrome.tabs, tab, message, frame);
  });

  const field = page.locator('#field');
  await field.focus();
  await expectCounted(browser, page, 1);
  await command(browser, page, 'next-id');
  await expectAt(page, ID);
  await page.keyboard.press('Enter');
  const card = await cardFrame(page);
  await expect(card.getByRole('button', { name: t.copying.insert, exact: true })).toBeEnabled();
  await page.keyboard.press('?');
  await expect(card.getByRole('dialog')).toBeVisible();
  expect(await field.inputValue()).toBe('');
});

test('keeps the focus in the card when the button that had it gives way to the next answer', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>${PARCEL} And ${SAMPLE_IDS.notFound}?</p>`);
  await clickId(page, SAMPLE_IDS.notFound);
  const card = await cardFrame(page);
  await card.getByRole('button', { name: t.shipment.notFound.lookIn.production }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: t.shipment.notFound.lookIn.sandbox })).toBeVisible();
  await expect(card.getByRole('main')).toBeFocused();
});

test('keeps the focus in the sheet of keys until it is closed, and the card open', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('?');
  const sheet = card.getByRole('dialog');
  const controls = sheet.getByRole('button');
  await expect(sheet.getByRole('heading', { name: t.shortcuts.title })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(controls.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(controls.last()).toBeFocused();
  // A click on a text takes the focus from the button.
  await sheet.locator('dt').last().click();
  await page.keyboard.press('Tab');
  await expect(controls.first()).toBeFocused();
  await sheet.locator('dt').last().click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card.getByRole('main')).toBeVisible();
});
