import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  drawFrames,
  expect,
  expectOnlyHighlighted,
  highlightedTexts,
  test,
} from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const THREAD = `<ul id="thread"><li>First ${ID}</li></ul>`;

/** What pages may do to the highlight registry, which they share with us. */
const MEDDLING = {
  'clears the registry': () => CSS.highlights.clear(),
  'deletes our entry': () => void CSS.highlights.delete('waybill-id'),
  'takes our name': () => void CSS.highlights.set('waybill-id', new Highlight()),
};

for (const [name, meddle] of Object.entries(MEDDLING)) {
  test(`restores all highlights with the next message after a page ${name}`, async ({ openHtml }) => {
    const page = await openHtml(THREAD);
    await expectOnlyHighlighted(page, [ID]);
    // Blocks that came into view are reported a frame later, which restores the highlights too.
    await expect
      .poll(async () => {
        await page.evaluate(meddle);
        await drawFrames(page, 2);
        return highlightedTexts(page);
      })
      .toEqual([]);
    await page.evaluate(
      (id) => document.querySelector('#thread')?.insertAdjacentHTML('beforeend', `<li>Then ${id}</li>`),
      bulkId(1),
    );
    await expectOnlyHighlighted(page, [ID, bulkId(1)]);
    await clickId(page, ID);
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  });
}

test("leaves the page's own highlights alone", async ({ openHtml }) => {
  const page = await openHtml(`${THREAD}<p id="own">found</p>`);
  await page.evaluate(() => {
    const own = new Range();
    own.selectNodeContents(document.querySelector('#own') ?? document.body);
    CSS.highlights.set('search', new Highlight(own));
  });
  await page.evaluate((id) => document.querySelector('#thread')?.append(id), bulkId(1));
  await expectOnlyHighlighted(page, [ID, bulkId(1), 'found']);
});

test('updates the highlights when a route shows a new ticket, not when only the address changes', async ({
  openHtml,
}) => {
  const page = await openHtml(THREAD);
  await expectOnlyHighlighted(page, [ID]);
  await page.evaluate(() => history.pushState(null, '', '/agent/tickets/2'));
  await page.evaluate(() => history.replaceState(null, '', '/agent/tickets/2?tab=mail'));
  await page.evaluate(() => {
    location.hash = 'last';
  });
  expect(await highlightedTexts(page)).toEqual([ID]);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('Escape');
  await page.evaluate((id) => {
    history.pushState(null, '', '/agent/tickets/3');
    document.querySelector('#thread')?.replaceChildren(`Another ${id}`);
  }, bulkId(3));
  await expectOnlyHighlighted(page, [bulkId(3)]);
  await page.goBack();
  await expectOnlyHighlighted(page, [bulkId(3)]);
});
