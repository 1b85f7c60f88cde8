import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectNoCard, test } from '../support/fixtures.ts';
import { command, expectAt, expectCounted } from '../support/id-navigation.ts';
import { t } from '../support/messages.ts';

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

const dialog = (
  trap: string,
) => `<div id="box" role="dialog" tabindex="-1"><p>Where is ${ID}?</p><textarea></textarea></div>
  <script>const box = document.querySelector('#box'); let last = box.querySelector('textarea'); last.focus(); ${trap}</script>`;

for (const [name, trap] of Object.entries(TRAPS)) {
  test(`the card has the keyboard over a dialog that ${name}`, async ({ openHtml }) => {
    const page = await openHtml(dialog(trap));
    await clickId(page, ID);
    const card = await cardFrame(page);
    await expect(card.getByRole('button', { name: t.copying.insert, exact: true })).toBeEnabled();
    await page.keyboard.press('?');
    await expect(card.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectNoCard(page);
    await page.locator('textarea').focus();
    await page.keyboard.type('Hi');
    expect(await page.locator('textarea').inputValue()).toBe('Hi');
  });

  test(`the keyboard goes to an ID in a dialog that ${name}`, async ({ openHtml, sharedBrowser }) => {
    const page = await openHtml(dialog(trap));
    await expectCounted(sharedBrowser, page, 1);
    await command(sharedBrowser, page, 'next-id');
    await expectAt(page, ID);
    await page.keyboard.press('Enter');
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
    await page.keyboard.press('Escape');
    await expectNoCard(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
  });
}
