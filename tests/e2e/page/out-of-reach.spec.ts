import { bulkId } from '../../../dev/sample-ids.ts';
import { clickId, expect, openCard, test } from '../support/fixtures.ts';
import { command, expectAt, expectCounted } from '../support/id-navigation.ts';

/** Places with an ID that no scrolling shows. */
const OUT_OF_REACH: Record<string, (id: string) => string> = {
  'a closed section of an accordion': (id) =>
    `<section style="max-height:0;overflow:hidden"><p>Parcel ${id}</p></section>`,
  'text for screen readers alone': (id) =>
    `<p>Copy <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">${id}</span></p>`,
  'text to the left of the page': (id) =>
    `<p>Copy <span style="position:absolute;left:-9999px">${id}</span></p>`,
  'a closed drawer on the left': (id) =>
    `<aside style="position:fixed;inset:0 auto 0 0;width:200px;transform:translateX(-100%)"><p>${id}</p></aside>`,
  'a closed drawer on the right': (id) =>
    `<aside style="position:fixed;top:0;left:100%;width:200px;overflow:auto"><p>${id}</p></aside>`,
  'an action that appears under the pointer': (id) => `<p>Parcel <span style="opacity:0">${id}</span></p>`,
};

/** Places with an ID that resemble those, which users can see or scroll to. */
const WITHIN_REACH: Record<string, (id: string) => string> = {
  'a layer that an empty element holds': (id) =>
    `<div style="height:0;overflow:hidden"><p style="position:absolute;left:400px">${id}</p></div>`,
  'a layer to the left of the element that holds it': (id) =>
    `<div style="position:relative;left:600px;height:1em;width:9px"><p style="position:absolute;right:100%">${id}</p></div>`,
  'a column that was scrolled away': (id) =>
    `<div style="position:relative;width:300px;height:50px;overflow:auto" class="scrolled">
      <p style="position:absolute;left:0">${id}</p><p style="width:3000px">Wide</p></div>`,
  'an element without a box': (id) => `<div style="display:contents"><p>${id}</p></div>`,
  'a fixed bar': (id) => `<p style="position:fixed;bottom:0;right:0">${id}</p>`,
};

const PLACES = Object.keys(WITHIN_REACH);
const IDS = PLACES.map((_, index) => bulkId(index + 1));
const HIDDEN = Object.keys(OUT_OF_REACH).map((_, index) => bulkId(index + 101));

/** Puts an ID into each place. */
const fill = (places: Record<string, (id: string) => string>, ids: readonly string[]): string =>
  Object.values(places)
    .map((place, index) => place(ids[index] ?? ''))
    .join('');

test('goes only to IDs that can be seen or scrolled to, by keyboard and from the card', async ({
  openHtml,
  sharedBrowser,
}) => {
  // The first ID that can be reached is also out of reach, before that.
  const html = fill(OUT_OF_REACH, HIDDEN) + fill(OUT_OF_REACH, IDS.slice(0, 1)) + fill(WITHIN_REACH, IDS);
  const page = await openHtml(`<body style="overflow:hidden scroll;height:0">${html}</body>`);
  await page.evaluate(() => document.querySelector('.scrolled')?.scrollTo(2_500, 0));
  await expectCounted(sharedBrowser, page, IDS.length + HIDDEN.length);
  for (const [index, id] of IDS.entries()) {
    await command(sharedBrowser, page, 'next-id');
    expect((await expectAt(page, id)).name, PLACES[index]).toContain(`${index + 1} of ${IDS.length}`);
  }
  await page.keyboard.press('Escape');
  // Pages fade in what they show, so the card counts what is transparent, and passes it by.
  await clickId(page, IDS[1] ?? '');
  const atPlace = (place: number) =>
    expect
      .poll(async () => (await openCard(page))?.locator('.id-steps').allTextContents())
      .toEqual([expect.stringContaining(`${place} of ${IDS.length + 1}`)]);
  await atPlace(3);
  for (const place of [2, IDS.length + 1]) {
    await page.keyboard.press('ArrowLeft');
    await atPlace(place);
  }
});
