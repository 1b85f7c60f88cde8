import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import { cardFrame, clickId, expect, isCard, middleOfId, openCard, test } from '../support/fixtures.ts';
import { expectIdButton, expectNoIdButton } from '../support/id-button.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const LINKED = SAMPLE_IDS.moving;
const TICKET = `<main><p id="text" style="cursor: text">Where is my parcel <b>${ID}</b>? I have waited for a week.</p>
  <p><a id="link" href="#read">Read ${LINKED}</a></p><p>Thank you</p></main>`;

test('hides the button when the pointer leaves or the ID is removed', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await middleOfId(page, LINKED);
  await page.mouse.move(place.x, place.y);
  await expectIdButton(page);
  await page.mouse.move(place.x, place.y + 200);
  await expectNoIdButton(page);

  await page.mouse.move(place.x, place.y);
  await expectIdButton(page);
  await page.evaluate(() => document.querySelector('#link')?.remove());
  await expectNoIdButton(page);
  expect(await openCard(page)).toBeUndefined();
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
