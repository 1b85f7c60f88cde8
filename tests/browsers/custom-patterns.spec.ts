import { expectText } from '../../dev/journeys/answer.ts';
import { textsOfHighlights } from '../../dev/journeys/highlights-in-page.ts';
import { expectId } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';

/** Too short for anything but a custom pattern. */
const ID = 'TG4F2Z';

test('highlights a custom pattern, also after the background was stopped, until it is removed', async ({
  driver,
  openExtensionPage,
  openHtml,
}) => {
  const ticket = await openHtml(`<p>Where is ${ID}?</p><p>And ${SAMPLE_IDS.moving}?</p>`);
  const highlighted = () => ticket.run(textsOfHighlights);
  await expectId(ticket, SAMPLE_IDS.moving);
  expect(await highlighted()).not.toContain(ID);

  const options = await openExtensionPage('options.html#detection');
  await options.field(t.detection.examples).fill('TG7XKQ\nTGA2B9\nTG11AB');
  await options.field(t.detection.name).fill('Old shop');
  await options.get('button', t.detection.save).click();
  await expectText(options, t.detection.saved('Old shop'));
  await ticket.bringToFront();
  await expectId(ticket, ID);
  await driver.stopBackground();
  const later = await openHtml('<p>Or TG9999?</p>');
  await expectId(later, 'TG9999');

  await options.bringToFront();
  await options.get('button', t.detection.remove('Old shop')).click();
  await ticket.bringToFront();
  await expect.poll(highlighted).toEqual([SAMPLE_IDS.moving]);
});
