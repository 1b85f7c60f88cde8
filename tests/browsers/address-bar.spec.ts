import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { test } from './support/fixtures.ts';
import { expectAsked, expectOutsidePage } from './support/look-up.ts';

test('an ID that is typed after the keyword is looked up', async ({ driver, openHtml, platform }) => {
  await openHtml('<p>Nothing here</p>');
  await driver.lookUpFromAddressBar(`track ${SAMPLE_IDS.problem}`);
  await expectAsked(platform, [SAMPLE_IDS.problem]);
  await expectOutsidePage(driver);
});
