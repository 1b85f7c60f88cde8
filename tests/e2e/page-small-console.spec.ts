import { bulkId } from '../../dev/sample-ids.ts';
import { expectOnlyPainted, test } from './fixtures.ts';

test('of two tickets that are short enough to be read at once only the shown one is painted', async ({
  openHtml,
}) => {
  const page = await openHtml(
    `<section>Where is ${bulkId(1)}?</section><section hidden>And ${bulkId(2)}?</section>`,
  );
  await expectOnlyPainted(page, [bulkId(1)]);
  await page.evaluate(() => {
    for (const ticket of document.querySelectorAll('section')) ticket.hidden = !ticket.hidden;
  });
  await expectOnlyPainted(page, [bulkId(2)]);
});
