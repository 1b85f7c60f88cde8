import type { Tab } from '../../dev/drivers/driver.ts';
import { expectText } from '../../dev/journeys/answer.ts';
import { openCardOf, waitForCard, waitForNoCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { PAGE_TEXTS } from '../../features/page/page-texts.ts';
import { t } from '../e2e/support/messages.ts';
import { badge, expect, test } from './support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** Ways in which libraries keep the focus in a dialog that is no `<dialog>`, or close one that has lost it. */
const TRAPS = {
  'takes the focus back before others hear that it has left': `document.addEventListener('focusin', (event) => {
    if (box.contains(event.target)) last = event.target;
    else { event.stopImmediatePropagation(); last.focus(); }
  }, true)`,
  'looks where the focus goes': `document.addEventListener('focusin', ({ target }) => {
    if (box.contains(target)) last = target; else last.focus();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && !box.contains(relatedTarget)) last.focus();
  })`,
  'hears the focus, which does not bubble': `document.addEventListener('focus', ({ target }) => {
    if (box.contains(target)) last = target; else last.focus();
  }, true)`,
  'closes when the focus goes elsewhere': `document.addEventListener('focusin', ({ target }) => {
    if (!box.contains(target)) box.remove();
  })`,
};

const DIALOG = `<div id="box" role="dialog" tabindex="-1"><p>Where is ${ID}?</p><textarea></textarea></div>`;

/** Keeps the focus in the dialog of a page. */
const trapFocus = (page: Tab, trap: string): Promise<void> =>
  page.run((code) => {
    const script = document.createElement('script');
    script.textContent = `const box = document.querySelector('#box');
      let last = box.querySelector('textarea'); last.focus(); ${code}`;
    document.body.append(script);
  }, trap);

const focused = (page: Tab) => page.run(() => document.activeElement?.localName);

for (const [name, trap] of Object.entries(TRAPS)) {
  test(`the card has the keyboard over a dialog that ${name}`, async ({ openHtml }) => {
    const page = await openHtml(DIALOG);
    await trapFocus(page, trap);
    const card = await openCardOf(page, ID);
    await expect.poll(() => card.get('button', t.copying.insert).count()).toBe(1);
    await page.press('?');
    await expect.poll(() => card.find('dialog[open]').count()).toBe(1);
    await page.press('Escape');
    await expect.poll(() => card.find('dialog[open]').count()).toBe(0);
    await page.press('Escape');
    await waitForNoCard(page);
    await page.find('textarea').press('H');
    expect(await page.find('textarea').run((field) => (field as HTMLTextAreaElement).value)).toBe('H');
  });

  test(`the keyboard goes to an ID in a dialog that ${name}`, async ({ driver, openHtml }) => {
    const page = await openHtml(DIALOG);
    await trapFocus(page, trap);
    await expect.poll(() => badge(driver)).toBe('1');
    await page.useShortcut('next-id');
    await expect
      .poll(() => page.idButton(), { intervals: [20, 50] })
      .toMatchObject({ name: PAGE_TEXTS.en.idPlace(ID, 1, 1), isFocused: true });
    await page.press('Enter');
    await expectText(await waitForCard(page), 'Robin Marlow');
    await page.press('Escape');
    await waitForNoCard(page);
    await expect.poll(() => focused(page)).toBe('textarea');
  });
}
