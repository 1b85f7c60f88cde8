import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { englishReplies } from '../../../features/replies/writer/reply-text.en.ts';
import { frenchReplies } from '../../../features/replies/writer/reply-text.fr.ts';
import { violations } from '../support/axe.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickDrawn, clickId, expect, expectNoCard, test } from '../support/fixtures.ts';
import { ANY_TEXT, greetingOf, idSentence, t, wholePattern } from '../support/messages.ts';

declare const chrome: { storage: { local: { remove(keys: string[]): Promise<void> } } };

const DELIVERED = SAMPLE_IDS.deliveredWithProof;
const MOVING = SAMPLE_IDS.moving;
const RECIPIENT = 'Sandbox Robin Marlow';
const ROBIN = { trackingId: DELIVERED, recipient: RECIPIENT };
const ON_ITS_WAY = idSentence(englishReplies.templates.moving, { trackingId: MOVING });

/** Editors as in helpdesks: some handle pastes themselves, one leaves them to the browser. */
const EDITORS = `
  <p>Tracking number: ${DELIVERED}</p>
  <p>Tracking number: ${MOVING}</p>
  <div id="rich" contenteditable="true" role="textbox" aria-label="Rich" style="min-height: 40px"></div>
  <iframe title="Mail editor" srcdoc="<body contenteditable>Written in a frame</body>"></iframe>
  <div id="plain" contenteditable="true" role="textbox" aria-label="Plain" style="min-height: 40px"></div>
  <div id="stubborn" contenteditable="true" role="textbox" aria-label="Stubborn" style="min-height: 40px"></div>
  <script>
    const pasted = [];
    const write = (editor, event) => {
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      pasted.push(event.clipboardData.types.join());
      editor.append(...text.split('\\n').map((line) => Object.assign(document.createElement('p'), { textContent: line })));
    };
    rich.addEventListener('paste', (event) => write(rich, event));
    stubborn.addEventListener('paste', (event) => {
      write(stubborn, event);
      setTimeout(() => stubborn.replaceChildren(), 60);
    });
  </script>`;

const button = (view: Page | Frame, name: string) => view.getByRole('button', { name, exact: true });
const preview = (view: Page | Frame) => view.getByRole('textbox', { name: t.replyForm.replyText });

async function openReply(page: Page, id: string): Promise<Frame> {
  await clickId(page, id);
  const card = await cardFrame(page);
  await clickDrawn(button(card, t.copying.openReply));
  return card;
}

/** Pastes into an editor. @returns the text that it shows */
async function pasteInto(page: Page, name: string): Promise<string> {
  const editor = page.getByRole('textbox', { name });
  await editor.focus();
  await page.keyboard.press('Control+V');
  return editor.innerText();
}

test.beforeEach(async ({ sharedBrowser: { firstPage }, resetIfChanged: _ }) => {
  await firstPage.evaluate(() => chrome.storage.local.remove(['replies.templates', 'replies.choices']));
});

test('previews, copies and pastes a reply by keyboard, and remembers language and omitted name', async ({
  openHtml,
}) => {
  const page = await openHtml(EDITORS);
  await page.getByRole('textbox', { name: 'Plain' }).focus();
  await clickId(page, DELIVERED);
  const card = await cardFrame(page);
  await button(card, t.copying.openReply).focus();
  await page.keyboard.press('Enter');
  await expect(button(card, t.copying.insert)).toBeFocused();
  await expect(preview(card)).toHaveValue(idSentence(englishReplies.templates.delivered, ROBIN));
  expect((await preview(card).inputValue()).split('\n')[0]).toBe(englishReplies.sandbox);
  expect(await violations(card)).toEqual([]);

  await card.getByLabel(t.replyForm.language).selectOption(t.replyForm.languageName.fr);
  await expect(preview(card)).toHaveValue(idSentence(frenchReplies.templates.delivered, ROBIN));
  await card.getByRole('checkbox', { name: t.replyForm.leaveNameOut }).click();
  await expect(preview(card)).not.toHaveValue(/Robin Marlow/);
  await card.getByLabel(t.replyForm.situation).selectOption(t.replyForm.stateName.notReceived);
  await expect(preview(card)).toHaveValue(
    idSentence(frenchReplies.templates.notReceived, { trackingId: DELIVERED }),
  );
  await button(card, t.replyForm.copy).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText(t.common.copied).first()).toBeVisible();
  // The first Escape returns to the shipment, the second to the page.
  await page.keyboard.press('Escape');
  await expect(button(card, t.copying.openReply)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  const text = await pasteInto(page, 'Plain');
  expect(text).toContain(greetingOf(frenchReplies.templates.notReceived));
  expect(text).toMatch(idSentence(frenchReplies.templates.notReceived, { trackingId: DELIVERED }));
  expect(text).not.toContain('Marlow');

  const second = await openReply(page, DELIVERED);
  await expect(second.getByLabel(t.replyForm.language)).toHaveValue('fr');
  await expect(preview(second)).toHaveValue(
    idSentence(frenchReplies.templates.delivered, { ...ROBIN, recipient: null }),
  );
  await expect(preview(second)).not.toHaveValue(/Robin Marlow/);
});

test('copies a summary as one line, and with formatting for editors that support it', async ({
  openHtml,
}) => {
  const page = await openHtml(EDITORS);
  await clickId(page, DELIVERED);
  const card = await cardFrame(page);
  await button(card, t.copying.copySummary).focus();
  await page.keyboard.press('Enter');
  const oneLine = card.getByRole('menuitem', { name: t.copying.oneLine });
  await expect(oneLine).toBeFocused();
  await expect(oneLine).toHaveCSS('outline-style', 'solid');
  expect(await violations(card)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(card, t.copying.copySummary)).toBeFocused();
  await expect(card.getByText(t.common.copied).first()).toBeVisible();
  expect(await pasteInto(page, 'Plain')).toContain(
    t.shipment.summary.fact(t.shipment.summary.receivedBy, RECIPIENT),
  );
  await expect(page.locator('#plain').locator('strong, b, [style*="bold"], [style*="weight"]')).toContainText(
    `${t.shipment.shipmentNamed(DELIVERED)}: ${t.shipment.statusCategory.delivered}`,
  );

  await button(card, t.copying.copySummary).click();
  await card.getByRole('menuitem', { name: t.copying.oneLine }).click();
  const line = await pasteInto(page, 'Rich');
  expect(line.trim()).toMatch(
    wholePattern(
      `${t.shipment.summary.sandbox} ${t.shipment.shipmentNamed(DELIVERED)}: ${ANY_TEXT} · ${ANY_TEXT}`,
    ),
  );
});

test('inserts a reply into the editor, or reports that it is on the clipboard', async ({ openHtml }) => {
  const page = await openHtml(EDITORS);
  const untouched = await page.locator('body > p').allInnerTexts();
  const card = await openReply(page, MOVING);
  await clickDrawn(button(card, t.copying.insert));
  // There are several editors, and none was used.
  await expect(page.locator('waybill-card')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(card.getByText(t.replyForm.insertOutcome.cancelled.copied)).toBeVisible();

  await page.mouse.click(2, 2);
  await expectNoCard(page);
  const insertInto = async (name: string): Promise<Frame> => {
    await page.getByRole('textbox', { name }).click();
    const reply = await openReply(page, MOVING);
    await clickDrawn(button(reply, t.copying.insert));
    return reply;
  };
  const rich = await insertInto('Rich');
  await expect(rich.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rich' })).toContainText(ON_ITS_WAY);
  await expect(page.getByRole('textbox', { name: 'Rich' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expectNoCard(page);

  // The user has since focused an editor in a frame: the text must not go into the previous editor.
  const mail = page.frameLocator('iframe[title="Mail editor"]').locator('body');
  await mail.click();
  const elsewhere = await openReply(page, MOVING);
  await clickDrawn(button(elsewhere, t.copying.insert));
  await expect(elsewhere.getByText(t.replyForm.insertOutcome.landed.copied)).toBeVisible();
  await expect(mail).toContainText(ON_ITS_WAY);

  await page.mouse.click(2, 2);
  await expectNoCard(page);
  const refused = await insertInto('Stubborn');
  await expect(refused.getByText(t.replyForm.insertOutcome.notTaken.copied)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Stubborn' })).toBeEmpty();
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  await expect(page.getByRole('textbox', { name: 'Plain' })).toBeEmpty();
  expect(await pasteInto(page, 'Plain')).toMatch(ON_ITS_WAY);
  expect(await page.locator('body > p').allInnerTexts()).toEqual(untouched);
});

test('uses a changed template, and the default again after a reset', async ({ openOptions, openPopup }) => {
  const options = await openOptions('replies');
  const section = options.getByRole('region', { name: t.replyTemplates.title, exact: true });
  await button(options, t.replyForm.stateName.notFound).click();
  const template = section.getByRole('textbox', { name: t.replyTemplates.template });
  await expect(button(options, t.replyTemplates.save)).toBeDisabled();
  await template.fill('No parcel {trackingid}.');
  await expect(
    section.getByText(t.replyForm.problem({ kind: 'unknownPlaceholder', name: 'trackingid' })).first(),
  ).toBeVisible();
  await button(options, t.replyTemplates.save).click();
  await expect(section.getByRole('status').getByText(t.replyTemplates.correctFirst)).toBeVisible();
  expect(await violations(options)).toEqual([]);
  await template.fill('No parcel is called ');
  await button(options, '{trackingId}').click();
  await expect(template).toHaveValue('No parcel is called {trackingId}');
  await expect(section.getByText('No parcel is called SAMPLE0000000001')).toBeVisible();
  await button(options, t.replyTemplates.save).click();
  await expect(section.getByText(t.replyTemplates.saved, { exact: true })).toBeVisible();

  const popup = await openPopup();
  await lookUp(popup, SAMPLE_IDS.notFound);
  await button(popup, t.copying.openReply).click();
  await expect(preview(popup)).toHaveValue(new RegExp(`No parcel is called ${SAMPLE_IDS.notFound}$`));
  await expect(popup.locator('.reply-head')).toContainText(t.shipment.notFound.badge);
  await expect(button(popup, t.copying.insert)).toHaveCount(0);
  expect(await violations(popup)).toEqual([]);

  await options.bringToFront();
  await template.fill('Not saved.');
  await button(options, t.replyTemplates.useDefault).press('Enter');
  await expect(template).toHaveValue(englishReplies.templates.notFound);
  // What it has replaced comes back as after typing.
  await expect(template).toBeFocused();
  await options.keyboard.press('Control+Z');
  await expect(template).toHaveValue('Not saved.');
  await button(options, t.replyTemplates.useDefault).click();
  await button(options, t.replyTemplates.save).click();
  await expect(section.getByText(t.replyTemplates.saved, { exact: true })).toBeVisible();
  await popup.bringToFront();
  await popup.reload();
  await lookUp(popup, SAMPLE_IDS.notFound);
  await button(popup, t.copying.openReply).click();
  await expect(preview(popup)).toHaveValue(
    idSentence(englishReplies.templates.notFound, { trackingId: SAMPLE_IDS.notFound }),
  );
});
