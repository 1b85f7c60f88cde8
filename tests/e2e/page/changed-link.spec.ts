import { bulkId } from '../../../dev/sample-ids.ts';
import { expect, expectOnlyHighlighted, openPopupOver, test } from '../support/fixtures.ts';

const addressOf = (id: string) => `https://carrier.example/track?trackingId=${id}`;

test('finds the new ID when the address of a link changes', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml(`<p><a href="${addressOf(bulkId(1))}">Track your parcel</a></p>`);
  await expectOnlyHighlighted(page, ['Track your parcel']);
  await page.evaluate(
    (href) => document.querySelector('a')?.setAttribute('href', href),
    addressOf(bulkId(2)),
  );
  const popup = await openPopupOver(page, sharedBrowser);
  await expect(popup.locator('.id-row-id')).toHaveText([bulkId(2)]);
  await popup.close();
});
