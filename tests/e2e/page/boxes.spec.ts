import { bulkId } from '../../../dev/sample-ids.ts';
import { expectOnlyHighlighted, test } from '../support/fixtures.ts';
import { expectCounted } from '../support/id-navigation.ts';

const ID = bulkId(1);
/** Makes the page's blocks be read one by one. */
const OTHERS = '<p>Thank you for your message.</p>'.repeat(14);

for (const [place, html] of Object.entries({
  'a block without a box': `<div style="display:contents">Where is ${ID}?</div>`,
  'a cell of a row without a box': `<div style="display:contents"><div>Parcel</div><div>${ID}</div></div>`,
  'an element without a box in a component without one': `<my-row style="display:contents">
    <span style="display:contents">${ID}</span></my-row>`,
}))
  test(`highlights and counts an ID in ${place}`, async ({ openHtml, sharedBrowser }) => {
    const page = await openHtml(OTHERS + html);
    await expectOnlyHighlighted(page, [ID]);
    await expectCounted(sharedBrowser, page, 1);
    await page.evaluate(() => document.body.append('Another message'));
    await page.evaluate(() => document.querySelector('[style*=contents]')?.remove());
    await expectOnlyHighlighted(page, []);
  });

test('highlights IDs that overflow their block, wherever the page is scrolled', async ({ openHtml }) => {
  const [below, furthest] = [bulkId(2), bulkId(3)];
  const page = await openHtml(`${OTHERS}<section style="position:relative;height:0">
    ${[below, furthest].map((id, item) => `<p style="position:absolute;top:${3000 * (item + 1)}px">${id}</p>`).join('')}
  </section><article style="height:20px"><p>${ID}</p></article>`);
  await expectOnlyHighlighted(page, [below, furthest, ID]);
  await page.evaluate(() => scrollTo(0, 6000));
  await page.evaluate((id) => document.querySelector('section p:last-child')?.append(' and ', id), bulkId(4));
  await expectOnlyHighlighted(page, [below, furthest, bulkId(4)]);
});
