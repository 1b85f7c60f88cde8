import { expectText } from '../../dev/journeys/answer.ts';
import { placeOfId, waitForCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { PAGE_TEXTS } from '../../features/page/page-texts.ts';
import { expect, test } from './support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const LINKED = SAMPLE_IDS.moving;
const TICKET = `<main><p id="text" style="cursor: text">Where is my parcel <b>${ID}</b>? I have waited for a week.</p>
  <p><a id="link" href="#read">Read ${LINKED}</a></p><p>Thank you</p></main>`;

/** The cursor over the innermost element at a point, and the text with the active highlight. Runs in the page. */
function under({ x, y }: { x: number; y: number }): { cursor: string; pointed: string[] } {
  const element = document.elementFromPoint(x, y);
  const pointed = [...(CSS.highlights.get('waybill-active') ?? [])].map((each) => {
    const range = new Range();
    range.setStart(each.startContainer, each.startOffset);
    range.setEnd(each.endContainer, each.endOffset);
    return String(range);
  });
  return { cursor: element ? getComputedStyle(element).cursor : '', pointed };
}

test('shows a pointer cursor over an ID without changing the page', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await placeOfId(page, ID);
  await page.run(() => {
    const changes: (string | undefined)[] = [];
    new MutationObserver((records) => {
      for (const { type, addedNodes } of records)
        changes.push(type === 'childList' ? addedNodes[0]?.nodeName : type);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { changesOfPage: changes });
  });
  expect(await page.run(under, place)).toEqual({ cursor: 'text', pointed: [] });
  await page.movePointer(place);
  await expect.poll(() => page.run(under, place)).toEqual({ cursor: 'pointer', pointed: [ID] });
  await page.movePointer({ x: place.x, y: place.y + 200 });
  await expect.poll(() => page.run(under, place)).toEqual({ cursor: 'text', pointed: [] });
  // Waybill's only element, which holds the preloaded card, stands beside the body.
  await expect.poll(() => page.run(() => Reflect.get(window, 'changesOfPage'))).toEqual(['WAYBILL-CARD']);
  expect(await page.idButton()).toBeUndefined();
});

test('the highlight of an ID is no longer stronger when the pointer has jumped into a frame', async ({
  openHtml,
}) => {
  const page = await openHtml(`${TICKET}<iframe style="position: fixed; top: 400px; left: 0"></iframe>`);
  const place = await placeOfId(page, ID);
  await page.movePointer(place);
  await expect.poll(async () => (await page.run(under, place)).pointed).toEqual([ID]);
  await page.movePointer({ x: 50, y: 450 });
  await expect.poll(async () => (await page.run(under, place)).pointed).toEqual([]);

  await page.movePointer(place);
  await page.clickAt(place);
  await expectText(await waitForCard(page), ID);
  await page.movePointer({ x: place.x, y: place.y + 100 });
  await expect.poll(async () => (await page.run(under, place)).pointed).toEqual([]);
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
      .toMatchObject({ name: PAGE_TEXTS.en.showShipment });
  };
  await moveOn();
  await page.movePointer({ x: place.x, y: place.y + 200 });
  await expect.poll(() => page.idButton()).toBeUndefined();

  await moveOn();
  expect((await page.run(under, place)).pointed).toEqual([LINKED]);
  const button = await page.idButton();
  if (!button) throw new Error('The button was removed at once.');
  await page.movePointer(button);
  await page.clickAt(button);
  await expectText(await waitForCard(page), LINKED);
  expect(await page.run(() => location.hash)).toBe('');
  await expect.poll(() => page.idButton()).toBeUndefined();
});
