import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expectOnlyHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('restores all highlights with the next message after the page has cleared one of ours', async ({
  openHtml,
}) => {
  const page = await openHtml(`<ul><li>${ID}</li></ul><p>${'Nothing here. '.repeat(300)}</p>`);
  await expectOnlyHighlighted(page, [ID]);
  await page.evaluate(() => CSS.highlights.get('waybill-id')?.clear());
  await page.evaluate(() => document.querySelector('p')?.append('One more: ABCD1234568001'));
  await expectOnlyHighlighted(page, [ID, 'ABCD1234568001']);
});

test('restores all highlights after the page has cleared the registry', async ({ openHtml }) => {
  const page = await openHtml(`<ul><li>${ID}</li></ul>`);
  await expectOnlyHighlighted(page, [ID]);
  await page.evaluate(() => CSS.highlights.clear());
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 10);
  await expectOnlyHighlighted(page, [ID]);
});
