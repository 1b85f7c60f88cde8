import { findIdButton } from '../../../dev/drivers/chromium-id-button.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, expect, expectHighlighted, test } from '../support/fixtures.ts';
import { expectNoIdButton } from '../support/id-button.ts';
import { command, expectAt, expectCounted } from '../support/id-navigation.ts';

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
