import { expectText } from '../../dev/journeys/answer.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { expect, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

test('a lookup that is lost when the background stops is sent again and answered', async ({
  driver,
  openExtensionPage,
  platform,
}) => {
  await platform.setFault({ operation: 'track', count: 1, fault: { kind: 'hold' } });
  const popup = await openExtensionPage('popup.html');
  await lookUp(popup, bulkId(60));
  const asked = async () => (await platform.counts()).sandbox.track;
  await expect.poll(asked).toBe(1);
  await driver.stopBackground();
  await expectText(popup, 'IN_TRANSIT');
  expect(await asked()).toBe(2);
});
