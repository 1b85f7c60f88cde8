import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickDrawn, clickId, expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.moving;

/** Editors that only show a text, and take the focus when an ID in them is clicked. */
const VIEWERS: Record<string, string> = {
  'an editable element': `<div contenteditable="true" aria-readonly="true">Log of ${ID}</div>`,
  'a code editor': `<div class="monaco-editor"><div><p onmousedown="field.focus(); event.preventDefault()">Log of ${ID}</p>
    <textarea id="field" aria-autocomplete="none" style="opacity: 0"></textarea></div></div>`,
};

for (const [name, viewer] of Object.entries(VIEWERS))
  test(`inserts a reply beside ${name} that only shows its ID`, async ({ openHtml }) => {
    const page = await openHtml(`${viewer}<textarea id="reply" rows="4" cols="60"></textarea>`);
    await clickId(page, ID);
    const card = await cardFrame(page);
    await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
    await clickDrawn(card.getByRole('button', { name: t.copying.insert, exact: true }));
    await expect(card.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
    expect(await page.locator('#reply').inputValue()).toContain(ID);
  });
