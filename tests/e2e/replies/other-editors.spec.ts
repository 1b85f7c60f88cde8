import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickDrawn, clickId, expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.moving;

/** Editors, each with the element `#other` that was clicked last, that are not for replies. */
const OTHERS: Record<string, string> = {
  'an editable element that only shows its text': `<div id="other" contenteditable="true" aria-readonly="true">Log of ${ID}</div>`,
  'a code editor that only shows its text': `<div class="monaco-editor"><div><p id="other" onmousedown="field.focus(); event.preventDefault()">Log of ${ID}</p>
    <textarea id="field" aria-autocomplete="none" style="opacity: 0"></textarea></div></div>`,
  'the title of the ticket': `<h1><span id="other" contenteditable="true">Where is my parcel?</span></h1><p>It is ${ID}.</p>`,
  'an editable element with one line': `<div id="other" contenteditable="true" role="textbox" aria-multiline="false">Lost</div><p>It is ${ID}.</p>`,
};

for (const [name, other] of Object.entries(OTHERS))
  test(`inserts a reply into the editor beside ${name}`, async ({ openHtml }) => {
    const page = await openHtml(`${other}<textarea id="reply" rows="4" cols="60"></textarea>`);
    const text = await page.locator('#other').innerText();
    await page.locator('#other').click({ position: { x: 4, y: 4 } });
    await clickId(page, ID);
    const card = await cardFrame(page);
    await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
    await clickDrawn(card.getByRole('button', { name: t.copying.insert, exact: true }));
    await expect(card.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
    expect(await page.locator('#reply').inputValue()).toContain(ID);
    expect(await page.locator('#other').innerText()).toBe(text);
  });
