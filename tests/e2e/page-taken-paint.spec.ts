import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { expectOnlyPainted, test } from './fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('a page that empties our highlight: the next message brings back all that is painted', async ({
  openHtml,
}) => {
  const page = await openHtml(`<ul><li>${ID}</li></ul><p>${'Nothing here. '.repeat(300)}</p>`);
  await expectOnlyPainted(page, [ID]);
  await page.evaluate(() => CSS.highlights.get('waybill-id')?.clear());
  await page.evaluate(() => document.querySelector('p')?.append('One more: ABCD1234568001'));
  await expectOnlyPainted(page, [ID, 'ABCD1234568001']);
});

test('a page that clears the registry and does nothing else: all is painted again', async ({ openHtml }) => {
  const page = await openHtml(`<ul><li>${ID}</li></ul>`);
  await expectOnlyPainted(page, [ID]);
  await page.evaluate(() => CSS.highlights.clear());
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 10);
  await expectOnlyPainted(page, [ID]);
});
