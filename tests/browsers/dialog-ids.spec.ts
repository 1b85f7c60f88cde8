import { placeOfId } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { badge, expect, test } from './support/fixtures.ts';
import { expectAsked, expectOutsidePage } from './support/look-up.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const DIALOG = `<dialog style="width:600px;height:300px">
  <input id="note"><p>See <a href="#opened">parcel ${ID}</a></p></dialog>`;

/** Opens the dialog, with the focus in its field. Runs in the page. */
const openDialog = (): void => {
  document.querySelector('dialog')?.showModal();
  document.querySelector<HTMLElement>('#note')?.focus();
};

/** Whether the dialog is as it was left: open, its link not followed, its field with the focus. Runs in the page. */
const isUntouched = (): boolean =>
  document.querySelector('dialog[open]') !== null &&
  location.hash === '' &&
  document.activeElement?.id === 'note';

test('looks up a linked ID in a modal dialog with the button beside it', async ({
  driver,
  openHtml,
  platform,
}) => {
  const page = await openHtml(DIALOG);
  await page.run(openDialog);
  const { x, y } = await placeOfId(page, ID);
  await page.movePointer({ x, y });
  await page.movePointer({ x: x + 1, y });
  const isButtonShown = () => page.run(() => document.querySelector('waybill-card:popover-open') !== null);
  await expect.poll(isButtonShown, { intervals: [20, 50] }).toBe(true);
  await page.clickAt({ x, y: y + 26 });
  await expectAsked(platform, [ID]);
  await expectOutsidePage(driver);
  expect(await page.run(isUntouched)).toBe(true);
});

test('looks up an ID in a modal dialog by keyboard, and leaves the focus in the dialog', async ({
  driver,
  openHtml,
  platform,
}) => {
  const page = await openHtml(DIALOG);
  await page.run(openDialog);
  await expect.poll(() => badge(driver)).toBe('1');
  const isActive = () => page.run(() => (CSS.highlights.get('waybill-active')?.size ?? 0) > 0);
  await page.useShortcut('next-id');
  await expect.poll(isActive, { intervals: [20, 50] }).toBe(true);
  await page.press('Escape');
  await expect.poll(isActive, { intervals: [20, 50] }).toBe(false);
  expect(await page.run(isUntouched)).toBe(true);
  await page.useShortcut('next-id');
  await expect.poll(isActive, { intervals: [20, 50] }).toBe(true);
  await page.press('Enter');
  await expectAsked(platform, [ID]);
  await expectOutsidePage(driver);
  expect(await page.run(isUntouched)).toBe(true);
});
