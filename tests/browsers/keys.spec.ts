import { expectText } from '../../dev/journeys/answer.ts';
import { expectId, waitForCard, waitForNoCard } from '../../dev/journeys/ids.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { PAGE_TEXTS } from '../../features/page/page-texts.ts';
import { badge, expect, test } from './support/fixtures.ts';
import { expectAsked, expectOutsidePage } from './support/look-up.ts';

const [FIRST, SECOND, THIRD] = [SAMPLE_IDS.deliveredWithProof, bulkId(1), bulkId(2)];

const TICKET = `<textarea id="composer"></textarea>
  <p>Where is my parcel <b>${FIRST}</b>?</p><p style="margin-top: 3000px"><a href="#read">See ${SECOND}</a></p>
  <p>And ${THIRD}</p>`;

test('moves between IDs by shortcut and wraps around; Enter opens the card, Escape returns the focus', {
  tag: '@core',
}, async ({ driver, openHtml }) => {
  const page = await openHtml(TICKET);
  await expectId(page, FIRST);
  await page.run(() => {
    document.addEventListener('keydown', ({ key }) => {
      if (['Enter', 'Escape'].includes(key)) document.title += key;
    });
  });
  await page.find('#composer').click();
  await expect.poll(() => badge(driver)).toBe('3');
  const expectAt = async (id: string, place: number) =>
    expect
      .poll(() => page.idButton(), { intervals: [20, 50] })
      .toMatchObject({ name: PAGE_TEXTS.en.idPlace(id, place, 3), isFocused: true });
  const focused = () => page.run(() => document.activeElement?.id);

  await page.useShortcut('next-id');
  await expectAt(FIRST, 1);
  await page.useShortcut('next-id');
  await expectAt(SECOND, 2);
  expect((await page.idButton())?.y).toBeLessThan(await page.run(() => innerHeight));
  await page.useShortcut('next-id');
  await expectAt(THIRD, 3);
  await page.useShortcut('next-id');
  await expectAt(FIRST, 1);
  await page.useShortcut('previous-id');
  await expectAt(THIRD, 3);
  await page.press('Escape');
  await expect.poll(() => page.idButton()).toBeUndefined();
  expect(await focused()).toBe('composer');

  await page.useShortcut('next-id');
  await expectAt(FIRST, 1);
  await page.press('Enter');
  await expectText(await waitForCard(page), 'Robin Marlow');
  await page.press('Escape');
  await waitForNoCard(page);
  await expect.poll(focused).toBe('composer');
  // The page gets no key that was meant for Waybill.
  expect(await page.run(() => document.title)).toBe('Empty');
});

test('the page receives neither the press nor the release of keys that work the ID button or close the card', async ({
  driver,
  openHtml,
}) => {
  const page = await openHtml(TICKET);
  await expectId(page, FIRST);
  await page.run(() => {
    document.title = '';
    for (const name of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(name, (event) => (document.title += (event as KeyboardEvent).key), true);
  });
  const focusComposer = () => page.find('#composer').run((field) => (field as HTMLElement).focus());
  const goToId = async () => {
    await page.useShortcut('next-id');
    await expect.poll(async () => (await page.idButton())?.isFocused, { intervals: [20, 50] }).toBe(true);
  };
  await focusComposer();
  await expect.poll(() => badge(driver)).toBe('3');

  await goToId();
  await page.press('r');
  await page.press('Escape');
  await expect.poll(() => page.idButton()).toBeUndefined();
  await goToId();
  await page.press('Enter');
  await expectText(await waitForCard(page), SECOND);
  await focusComposer();
  await page.press('Escape');
  await waitForNoCard(page);
  expect(await page.run(() => document.title)).toBe('');

  await page.press('r');
  expect(await page.run(() => document.title)).toBe('rrr');
});

test('the shortcut for the selection looks it up', async ({ driver, openHtml, platform }) => {
  const page = await openHtml(`<p id="text">Where is ${SAMPLE_IDS.minimal}, please?</p>`);
  await expectId(page, SAMPLE_IDS.minimal);
  await page.find('#text').run((element) => getSelection()?.selectAllChildren(element));
  await page.useShortcut('look-up-selection');
  await expectAsked(platform, [SAMPLE_IDS.minimal]);
  await expectOutsidePage(driver);
});
