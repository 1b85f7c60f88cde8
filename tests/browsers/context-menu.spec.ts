import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { test } from './support/fixtures.ts';
import { expectAsked, expectOutsidePage } from './support/look-up.ts';

test('the selected ID is looked up in the popup', async ({ driver, openHtml, platform }) => {
  const page = await openHtml(`<p id="text">${SAMPLE_IDS.stale}</p>`);
  await page.lookUpFromMenu('#text');
  await expectAsked(platform, [SAMPLE_IDS.stale]);
  await expectOutsidePage(driver);
});
