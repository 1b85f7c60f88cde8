import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('highlights the ID of a frame that document.write fills again, and opens its card', async ({
  openHtml,
}) => {
  const page = await openHtml('<iframe></iframe>');
  const write = (html: string) => {
    const inside = document.querySelector('iframe')?.contentDocument;
    inside?.open();
    inside?.write(html);
    inside?.close();
  };
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await page.evaluate(write, `<p>First ${bulkId(1)}</p>`);
  await expectHighlighted(frame, bulkId(1));
  // `document.open` removes all listeners from the window, including ours.
  await page.evaluate(write, `<p>Second ${ID}</p>`);
  await clickId(page, ID, frame);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
});
