import type { Tab } from '../../dev/drivers/driver.ts';
import { expectText } from '../../dev/journeys/answer.ts';
import { expectId } from '../../dev/journeys/ids.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAsked, lookUp } from './support/look-up.ts';

/** The IDs of the table, in its order. */
const idsOf = (popup: Tab): Promise<string[]> =>
  popup.run(() => [...document.querySelectorAll('tbody button')].map(({ textContent }) => textContent ?? ''));

test('looks up a pasted list, problems first, filters it, and opens a row', { tag: '@core' }, async ({
  openExtensionPage,
}) => {
  const { deliveredWithProof, moving, notFound, platformError, problem, unknownStatus } = SAMPLE_IDS;
  const popup = await openExtensionPage('popup.html');
  await lookUp(
    popup,
    [deliveredWithProof, moving, notFound, platformError, problem, unknownStatus].join(' '),
  );
  await expectText(popup, t.bulkView.doneWithFailures(1));
  expect((await idsOf(popup)).slice(0, 3)).toEqual([problem, notFound, platformError]);
  expect((await idsOf(popup)).at(-1)).toBe(deliveredWithProof);

  await popup.get('button', t.bulkView.only(t.bulkLookup.rowStatus.notFound, 1)).click();
  await expect.poll(() => idsOf(popup)).toEqual([notFound]);
  await popup.get('button', t.bulkView.all(6)).click();
  await popup.find(`[data-tracking-id="${problem}"]`).press('Enter');
  await expectText(popup, 'Address problem');
  await popup.get('button', t.popup.back).click();
  await expect.poll(() => popup.run(() => document.activeElement?.textContent)).toBe(problem);
});

test('looks up all IDs of a page and its frames, known ones without a request', async ({
  driver,
  openHtml,
  platform,
}) => {
  const [one, two, three] = [bulkId(700), bulkId(701), bulkId(702)];
  const ticket = await openHtml(
    `<p>Tracking ID ${one}, again ${one}</p><p>and ${two}</p><iframe title="Mail" srcdoc="<p>Tracking ID ${three}, not ${two}</p>"></iframe>`,
  );
  await expectId(ticket, one);
  const popup = await driver.openBehind('popup.html');
  await expectText(popup, t.popup.onThisPage(3));
  const row = popup.find(`.id-list [data-tracking-id="${two}"]`);
  await row.click();
  await expectText(popup, 'IN_TRANSIT');
  await popup.get('button', t.popup.back).click();
  await expect
    .poll(() => row.run(({ innerText }) => innerText))
    .toContain(t.shipment.statusCategory.inTransit);

  await popup.get('button', t.bulkLookup.check(2, 3)).click();
  await expectText(popup, t.bulkView.done(3));
  await expectAsked(platform, [one, two, three]);
  await popup.get('button', t.bulkView.back).click();
  await popup.get('button', t.bulkLookup.openAsTable).click();
  await expectText(popup, t.bulkView.done(3));
  await expectAsked(platform, [one, two, three]);
});

test('copies a table in two forms: plain text as it is shown, and HTML that spreadsheets read as text', async ({
  openExtensionPage,
}) => {
  const number = '9400111899223344556677';
  const popup = await openExtensionPage('popup.html');
  await lookUp(popup, `${number} ${SAMPLE_IDS.moving}`);
  await expectText(popup, t.bulkView.done(2));
  await popup.get('button', t.bulkView.copyTsv).click();
  await popup.run(() =>
    addEventListener('paste', ({ clipboardData }) => {
      const forms = ['text/plain', 'text/html'].map((type) => clipboardData?.getData(type));
      document.documentElement.dataset.pasted = JSON.stringify(forms);
    }),
  );
  await popup.press('Control+V');
  const pasted = () => popup.run(() => document.documentElement.dataset.pasted);
  await expect.poll(pasted).toBeDefined();
  const [plain, html] = JSON.parse((await pasted()) ?? '') as [string, string];
  expect(plain).toMatch(new RegExp(`^${number}\t`, 'm'));
  expect(html).toContain(`sdnum="1033;0;@"`);
  expect(html).toMatch(new RegExp(`mso-number-format[^<>]*>${number}</td>`));
});
