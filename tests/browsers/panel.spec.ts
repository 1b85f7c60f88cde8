import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, goBack, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

const [FIRST, SECOND, THIRD] = [SAMPLE_IDS.moving, SAMPLE_IDS.deliveredWithProof, bulkId(3)];

test('the panel follows the active ticket and what appears in it', async ({ driver, openHtml }) => {
  const page = await openHtml(`<p>Parcel ${FIRST}</p>`);
  const other = await openHtml('<p>Nothing yet</p>');
  const panel = await driver.openBehind('sidepanel.html');
  const offered = async () => {
    const text = await panel.text();
    return [FIRST, SECOND, THIRD].filter((id) => text.includes(id));
  };

  await page.bringToFront();
  await expect.poll(offered).toEqual([FIRST]);
  await other.bringToFront();
  await expect.poll(offered).toEqual([]);
  await other.run((id) => document.body.append(`Parcel ${id}`), SECOND);
  await expect.poll(offered).toEqual([SECOND]);
  await other.run((id) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<p>Parcel ${id}</p>`;
    document.body.append(frame);
  }, THIRD);
  await expect.poll(offered).toEqual([SECOND, THIRD]);
  await other.reload();
  await expect.poll(offered).toEqual([]);

  await page.bringToFront();
  await expect.poll(offered).toEqual([FIRST]);
  expect(await panel.get('button', t.popup.openPanel).count()).toBe(0);
});

test('the panel lists the IDs of a page that the user has left and returned to', { tag: '@firefox' }, async ({
  driver,
  openHtml,
  servers,
}) => {
  const page = await openHtml(`<p>Parcel ${FIRST}</p>`);
  const panel = await driver.openBehind('sidepanel.html');
  await page.bringToFront();
  const offered = async () => {
    const text = await panel.text();
    return [FIRST, SECOND].filter((id) => text.includes(id));
  };
  await expect.poll(offered).toEqual([FIRST]);
  await page.goto(new URL('/agent/empty?other', servers.helpdesk.url).href);
  await expect.poll(offered).toEqual([]);
  await goBack(page);
  await expect.poll(offered).toEqual([FIRST]);
  await page.run((id) => document.body.append(`Parcel ${id}`), SECOND);
  await expect.poll(offered).toEqual([FIRST, SECOND]);
});

test('a narrow panel breaks the line between a day, a time and an age, not within one', async ({
  openExtensionPage,
}) => {
  const panel = await openExtensionPage('sidepanel.html');
  await lookUp(panel, SAMPLE_IDS.handedOverMoving);
  await expectText(panel, t.shipment.zone.yours);
  const broken = () =>
    panel.run(() =>
      [...document.querySelectorAll<HTMLElement>('.when .unbroken')]
        .filter(({ firstChild }) => {
          const text = document.createRange();
          text.selectNodeContents(firstChild as Text);
          return text.getClientRects().length > 1;
        })
        .map(({ innerText }) => `${innerWidth}: ${innerText}`),
    );
  for (const width of [260, 280, 300, 320, 340]) {
    await panel.resize(width, 700);
    await expect.poll(() => panel.run(() => innerWidth)).toBe(width);
    // The lists beside the shipment leave a narrow window one frame after it has its size.
    await expect.poll(broken).toEqual([]);
  }
});

test('the panel shows everything at the width with which Firefox opens its sidebar', async ({
  openExtensionPage,
}) => {
  const panel = await openExtensionPage('sidepanel.html');
  await panel.resize(252, 700);
  const button = panel.get('button', t.popup.lookUp);
  const edges = async () => [
    await panel.run(() => document.documentElement.scrollWidth),
    await button.run((element) => Math.ceil(element.getBoundingClientRect().right)),
  ];
  // Less than the window if the page has a scroll bar.
  const width = () => panel.run(() => document.documentElement.clientWidth);
  await expect.poll(() => panel.run(() => innerWidth)).toBe(252);
  expect(Math.max(...(await edges()))).toBe(await width());
  await lookUp(panel, SECOND);
  await expectText(panel, DELIVERED.recipient);
  expect(Math.max(...(await edges()))).toBe(await width());
});
