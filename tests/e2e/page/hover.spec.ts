import type { Page } from '@playwright/test';
import { chooseLanguage } from '../../../dev/journeys/language.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { PAGE_TEXTS } from '../../../features/page/page-texts.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import { cardFrame, clickId, expect, isCard, middleOfId, openCard, test } from '../support/fixtures.ts';
import { expectIdButton, expectNoIdButton } from '../support/id-button.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const LINKED = SAMPLE_IDS.moving;
const TICKET = `<main><p id="text" style="cursor: text">Where is my parcel <b>${ID}</b>? I have waited for a week.</p>
  <p><a id="link" href="#read">Read ${LINKED}</a></p><p>Thank you</p></main>`;

/** Rests the pointer on the linked ID and takes it away again. @returns the place of the ID */
async function restAndLeave(page: Page): Promise<{ x: number; y: number }> {
  const place = await middleOfId(page, LINKED);
  await page.mouse.move(place.x, place.y);
  await expectIdButton(page);
  await page.mouse.move(place.x, place.y + 200);
  await expectNoIdButton(page);
  return place;
}

test('hides the button when the pointer leaves or the ID is removed', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await restAndLeave(page);

  await page.mouse.move(place.x, place.y);
  await expectIdButton(page);
  await page.evaluate(() => document.querySelector('#link')?.remove());
  await expectNoIdButton(page);
  expect(await openCard(page)).toBeUndefined();
});

test('texts in tickets follow the language that is chosen in the options, also in open tickets', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(TICKET);
  const place = await restAndLeave(page);
  const extensionPage = await sharedBrowser.context.newPage();
  await extensionPage.goto(sharedBrowser.extensionUrl('options.html'));
  await chooseLanguage(extensionPage, 'fr');
  await page.bringToFront();
  await expect(async () => {
    await page.mouse.move(place.x, place.y + 200);
    await page.mouse.move(place.x, place.y);
    await expectIdButton(page, PAGE_TEXTS.fr);
  }).toPass();
  await chooseLanguage(extensionPage, 'browser');
  await extensionPage.close();
});

test('preloads the card without a request when the pointer is on an ID', async ({ openHtml, platform }) => {
  const page = await openHtml(`<p>Parcel ${bulkId(50)}</p>`);
  await recordCardMessages(page, bulkId(50));
  expect(await openCard(page)).toBeUndefined();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 0 });
  const prepared = page.frames().find(isCard);
  await clickId(page, bulkId(50));
  const card = await cardFrame(page);
  expect(card).toBe(prepared);
  await expect(card.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(1);
});
