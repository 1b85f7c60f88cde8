import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { englishReplies } from '../../../features/replies/writer/reply-text.en.ts';
import { frenchReplies } from '../../../features/replies/writer/reply-text.fr.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  expectOnlyHighlighted,
  pointAt,
  test,
} from '../support/fixtures.ts';
import { idSentence, t } from '../support/messages.ts';

const MOVING = SAMPLE_IDS.moving;
const REPLY = idSentence(englishReplies.templates.moving, { trackingId: MOVING });

/** A rich editor handles a paste itself, in whichever document its text is. */
const HANDLE_PASTES = `(body) => body.addEventListener('paste', (event) => {
  event.preventDefault();
  body.append(Object.assign(body.ownerDocument.createElement('p'), { textContent: event.clipboardData.getData('text/plain') }));
})`;

/** Editors in frames, as TinyMCE, CKEditor 4 and older ones make them, beside one in the page and a mail. */
const EDITORS = `
  <p>Tracking number: ${MOVING}</p>
  <div id="page" contenteditable="true" style="min-height: 30px"></div>
  <iframe id="srcdoc" srcdoc="<body contenteditable>"></iframe>
  <iframe id="written"></iframe>
  <iframe id="design"></iframe>
  <iframe id="nested" srcdoc="<iframe style='width: 200px; height: 60px'></iframe>"></iframe>
  <iframe id="mail" srcdoc="<p>A mail</p>"></iframe>
  <style>iframe { display: inline-block; width: 250px; height: 90px }</style>
  <script>
    const handlePastes = ${HANDLE_PASTES};
    handlePastes(page);
    srcdoc.addEventListener('load', () => handlePastes(srcdoc.contentDocument.body));
    for (const frame of [written, design]) {
      const inside = frame.contentDocument;
      inside.open();
      inside.write('<body style="height: 60px">');
      inside.close();
      handlePastes(inside.body);
    }
    written.contentDocument.body.contentEditable = 'true';
    design.contentDocument.designMode = 'on';
    nested.addEventListener('load', () => {
      const { body } = nested.contentDocument.querySelector('iframe').contentDocument;
      body.contentEditable = 'true';
      handlePastes(body);
    });
  </script>`;

/** How often each editor contains the reply. */
const replies = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(
    ([id]) => {
      const bodyOf = (name: string): HTMLElement => {
        const frame = document.querySelector<HTMLIFrameElement>(`#${name}`);
        const inside = frame?.contentDocument as Document;
        return (inside.querySelector('iframe')?.contentDocument ?? inside).body;
      };
      const editors = ['srcdoc', 'written', 'design', 'nested'].map((name) => [name, bodyOf(name)] as const);
      const all = [...editors, ['page', document.querySelector('#page') as HTMLElement] as const];
      const counts = all.map(
        ([name, editor]) => [name, (editor.textContent ?? '').split(id).length - 1] as const,
      );
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    },
    [MOVING] as const,
  );

/** Clicks into an editor, in the nested frame if there is one. */
async function clickInto(page: Page, name: string): Promise<void> {
  await pointAt(page.locator(`#${name}`), { x: 40, y: 15 });
  await page.mouse.down();
  await page.mouse.up();
  // The page can read the new focus in its next task, which runs before a person's next click.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

async function insertReply(page: Page, outcome: 'landed' | 'cancelled'): Promise<void> {
  await clickId(page, MOVING);
  const card = await cardFrame(page);
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  await clickDrawn(card.getByRole('button', { name: t.copying.insert, exact: true }));
  if (outcome === 'cancelled') {
    // The other editors are offered: one element for the card, one for the choice.
    await expect(page.locator('waybill-card')).toHaveCount(2);
    await page.keyboard.press('Escape');
  }
  await expect(card.getByText(t.replyForm.insertOutcome[outcome].copied)).toBeVisible();
}

test('inserts a reply once, into the frame whose editor had the caret last', async ({ openHtml }) => {
  const page = await openHtml(EDITORS);
  await expectHighlighted(page, MOVING);
  const expected: Record<string, number> = {};
  let before = 'page';
  for (const name of ['written', 'nested']) {
    // From one frame straight into another, of which the page sees no event.
    await clickInto(page, before);
    await clickInto(page, name);
    await clickInto(page, 'mail');
    await insertReply(page, 'landed');
    expected[name] = 1;
    expect(await replies(page)).toEqual(expected);
    await page.mouse.click(2, 2);
    await expectNoCard(page);
    before = name;
  }
  expect(await page.frameLocator('#written').locator('body').innerText()).toMatch(REPLY);
  // The ID of a reply is not highlighted in the editor.
  await expectOnlyHighlighted(page, [MOVING]);
  for (const frame of page.frames().slice(1)) await expectOnlyHighlighted(frame, []);
});

test('inserts into no other editor by itself after the frame with the editor was hidden or removed', async ({
  openHtml,
}) => {
  const page = await openHtml(EDITORS);
  await expectHighlighted(page, MOVING);
  await clickInto(page, 'page');
  for (const leave of [
    (frame: HTMLElement) => (frame.style.visibility = 'hidden'),
    (frame: HTMLElement) => frame.remove(),
  ]) {
    const name = String(leave).includes('remove') ? 'srcdoc' : 'written';
    await clickInto(page, name);
    await page.locator(`#${name}`).evaluate(leave);
    await insertReply(page, 'cancelled');
    await page.mouse.click(2, 2);
    await expectNoCard(page);
  }
  expect(await page.locator('#page').innerText()).toBe('');
});

test('two clicks put the reply into the editor, in the language of the customer’s message', async ({
  openHtml,
}) => {
  const question = `Bonjour, votre site indique que mon colis ${MOVING} est en route, mais je n’ai rien reçu.`;
  const page = await openHtml(`<p>${question}</p>${EDITORS}`);
  await page.locator('#page').focus();
  await clickId(page, MOVING);
  const card = await cardFrame(page);
  await clickDrawn(card.getByRole('button', { name: t.copying.insert, exact: true }));
  await expect(page.locator('#page')).toContainText(
    idSentence(frenchReplies.templates.moving, { trackingId: MOVING }),
  );
  // Nothing but this line stays of the card, so that the editor is in view.
  await expect(card.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
  await expect(card.getByRole('textbox')).toHaveCount(0);
  await clickDrawn(card.getByRole('button', { name: t.replyForm.back, exact: true }));
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  await expect(card.getByLabel(t.replyForm.language).locator('option:checked')).toHaveText(
    t.replyForm.detected(t.replyForm.languageName.fr),
  );
});
