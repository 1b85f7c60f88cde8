import { expectText } from '../../dev/journeys/answer.ts';
import { placeOfId, waitForCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { localeText } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const LINKED = SAMPLE_IDS.moving;
const TICKET = `<main><p id="text" style="cursor: text">Where is my parcel <b>${ID}</b>? I have waited for a week.</p>
  <p><a id="link" href="#read">Read ${LINKED}</a></p><p>Thank you</p></main>`;

/** The cursor over the innermost element at a point. Runs in the page. */
function cursorAt({ x, y }: { x: number; y: number }): string {
  const element = document.elementFromPoint(x, y);
  return element ? getComputedStyle(element).cursor : '';
}

test('shows a pointer cursor over an ID, and the cursor of the page beside it', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await placeOfId(page, ID);
  expect(await page.run(cursorAt, place)).toBe('text');
  await page.movePointer(place);
  await expect.poll(() => page.run(cursorAt, place)).toBe('pointer');
  await page.movePointer({ x: place.x, y: place.y + 200 });
  await expect.poll(() => page.run(cursorAt, place)).toBe('text');
  expect(await page.idButton()).toBeUndefined();
});

test('a linked ID gets a button while the pointer is on it, which opens the card and not the link', {
  tag: '@core',
}, async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await placeOfId(page, LINKED);
  const moveOn = async () => {
    await page.movePointer(place);
    await page.movePointer({ x: place.x + 2, y: place.y });
    await expect
      .poll(() => page.idButton(), { intervals: [20, 50] })
      .toMatchObject({ name: localeText('showShipment') });
  };
  await moveOn();
  await page.movePointer({ x: place.x, y: place.y + 200 });
  await expect.poll(() => page.idButton()).toBeUndefined();

  await moveOn();
  const button = await page.idButton();
  if (!button) throw new Error('The button was removed at once.');
  await page.movePointer(button);
  await page.clickAt(button);
  await expectText(await waitForCard(page), LINKED);
  expect(await page.run(() => location.hash)).toBe('');
});
