import type { Tab } from '../../dev/drivers/driver.ts';
import { expectText } from '../../dev/journeys/answer.ts';
import { expectId, openCardOf, waitForNoCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, goBack, test } from './support/fixtures.ts';

const [DELIVERED, MOVING, UNKNOWN] = [
  SAMPLE_IDS.deliveredWithoutImages,
  SAMPLE_IDS.moving,
  SAMPLE_IDS.problem,
];

/** The highlights that hold texts, apart from those of the open card and of the pointer. */
const highlights = (page: Tab): Promise<string[]> =>
  page.run(() =>
    [...CSS.highlights]
      .filter(([name, { size }]) => size > 0 && !['waybill-active', 'waybill-open'].includes(name))
      .map(([name]) => name)
      .sort(),
  );

test('IDs get the colour of their last known status when that is switched on, and lose it when it is switched off', async ({
  openExtensionPage,
  openHtml,
}) => {
  const page = await openHtml([DELIVERED, MOVING, UNKNOWN].map((id) => `<p>Parcel ${id}</p>`).join(''));
  await expectId(page, UNKNOWN);
  for (const id of [DELIVERED, MOVING]) {
    await expectText(await openCardOf(page, id), id);
    await page.press('Escape');
    await waitForNoCard(page);
  }
  await expect.poll(() => highlights(page)).toEqual(['waybill-id']);

  const options = await openExtensionPage('options.html#status-colors');
  const colors = options.get('switch', t.statusColors.switch);
  await colors.click();
  await page.bringToFront();
  await expect.poll(() => highlights(page)).toEqual(['waybill-delivered', 'waybill-id', 'waybill-moving']);
  await options.bringToFront();
  await colors.click();
  await page.bringToFront();
  await expect.poll(() => highlights(page)).toEqual(['waybill-id']);
});

test('a page that the user returns to uses the current settings', { tag: '@firefox' }, async ({
  openExtensionPage,
  openHtml,
  servers,
}) => {
  const page = await openHtml(`<p>Parcel ${DELIVERED}</p>`);
  await expectText(await openCardOf(page, DELIVERED), DELIVERED);
  await page.press('Escape');
  await waitForNoCard(page);
  await page.goto(new URL('/agent/empty?other', servers.helpdesk.url).href);
  const options = await openExtensionPage('options.html#status-colors');
  const colors = options.get('switch', t.statusColors.switch);
  await colors.click();
  await expect.poll(() => colors.run((element) => element.ariaChecked)).toBe('true');
  await page.bringToFront();
  await goBack(page);
  await expect.poll(() => highlights(page)).toEqual(['waybill-delivered']);
});
