import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { cardFrame, clickId, expect, expectNoCard, test } from '../support/fixtures.ts';

declare const chrome: { storage: { local: { remove(keys: string[]): Promise<void> } } };

const DELIVERED = SAMPLE_IDS.deliveredWithProof;
const MOVING = SAMPLE_IDS.moving;

/** Editors as helpdesks have them: one that takes what is pasted into its own hands, one that leaves it to the browser. */
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
const preview = (view: Page | Frame) => view.getByRole('region', { name: 'Preview' });

async function openReply(page: Page, id: string): Promise<Frame> {
  await clickId(page, id);
  const card = await cardFrame(page);
  await button(card, 'Copy reply').click();
  return card;
}

/** What a person gets who pastes here: the text, as the editor shows it. */
async function pasteInto(page: Page, name: string): Promise<string> {
  const editor = page.getByRole('textbox', { name });
  await editor.focus();
  await page.keyboard.press('Control+V');
  return editor.innerText();
}

test.beforeEach(async ({ waybill: { firstPage }, resetIfChanged: _ }) => {
  await firstPage.evaluate(() => chrome.storage.local.remove(['replyTemplates', 'replyChoices']));
});

test('previews, copies and pastes a reply by keyboard, and remembers language and omitted name', async ({
  openHtml,
  platform: _platform,
}) => {
  const page = await openHtml(EDITORS);
  await page.getByRole('textbox', { name: 'Plain' }).focus();
  await clickId(page, DELIVERED);
  const card = await cardFrame(page);
  await button(card, 'Copy reply').focus();
  await page.keyboard.press('Enter');
  await expect(button(card, 'Copy')).toBeFocused();
  await expect(preview(card)).toContainText(`your parcel ${DELIVERED} was delivered on`);
  await expect(preview(card)).toContainText('received by Sandbox Robin Marlow');
  await expect(preview(card)).toContainText('[SANDBOX, test data]');
  expect(await violations(card)).toEqual([]);

  await card.getByLabel('Language').selectOption('French');
  await expect(preview(card)).toContainText('et remis à Sandbox Robin Marlow');
  await card.getByRole('switch', { name: 'Hide the recipient’s name' }).click();
  await expect(preview(card)).not.toContainText('Robin Marlow');
  await card.getByLabel('Reply type').selectOption('Delivered, but not received');
  await expect(preview(card)).toContainText('ne vous est pas parvenu');
  await button(card, 'Copy').focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Copied').first()).toBeVisible();
  // The first Escape leads back to the shipment, the second to the page.
  await page.keyboard.press('Escape');
  await expect(button(card, 'Copy reply')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  const text = await pasteInto(page, 'Plain');
  expect(text).toContain('Bonjour,');
  expect(text).toContain(`votre colis ${DELIVERED} ne vous est pas parvenu`);
  expect(text).not.toContain('Marlow');

  const second = await openReply(page, DELIVERED);
  await expect(second.getByLabel('Language')).toHaveValue('fr');
  await expect(preview(second)).toContainText('votre colis');
  await expect(preview(second)).not.toContainText('Robin Marlow');
});

test('copies a summary as one line, and with formatting for editors that support it', async ({
  openHtml,
  waybill,
  platform: _platform,
}) => {
  const page = await openHtml(EDITORS);
  await clickId(page, DELIVERED);
  const card = await cardFrame(page);
  const { value } = await ask(waybill.firstPage, 'getShipment', { trackingId: DELIVERED, refresh: false });
  const delivered = new Date(`${value?.shipment?.proofOfDelivery?.deliveryDate}T00:00:00Z`);
  const day = delivered.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  await button(card, 'Copy summary').focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('menuitem', { name: 'On one line' })).toBeFocused();
  expect(await violations(card)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(card, 'Copy summary')).toBeFocused();
  await expect(card.getByText('Copied').first()).toBeVisible();
  expect(await pasteInto(page, 'Plain')).toContain('Received by: Sandbox Robin Marlow');
  await expect(page.locator('#plain').locator('strong, b, [style*="bold"], [style*="weight"]')).toContainText(
    `Shipment ${DELIVERED}: Delivered on ${day} at 2:31 PM, received by Sandbox Robin Marlow`,
  );

  await button(card, 'Copy summary').click();
  await card.getByRole('menuitem', { name: 'On one line' }).click();
  const line = await pasteInto(page, 'Rich');
  expect(line.trim()).toMatch(new RegExp(`^\\[SANDBOX, test data\\] Shipment ${DELIVERED}: .* · .*$`));
});

test('inserts a reply into the editor, or reports that it is on the clipboard', async ({
  openHtml,
  platform: _platform,
}) => {
  const page = await openHtml(EDITORS);
  const untouched = await page.locator('body > p').allInnerTexts();
  const card = await openReply(page, MOVING);
  await button(card, 'Insert').click();
  await expect(card.getByText('Click in the reply box first')).toBeVisible();

  await page.mouse.click(2, 2);
  await expectNoCard(page);
  const insertInto = async (name: string): Promise<Frame> => {
    await page.getByRole('textbox', { name }).click();
    const reply = await openReply(page, MOVING);
    await button(reply, 'Insert').click();
    return reply;
  };
  const rich = await insertInto('Rich');
  await expect(rich.getByText('Inserted.', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rich' })).toContainText(
    `Your parcel ${MOVING} is on its way.`,
  );
  await expect(page.getByRole('textbox', { name: 'Rich' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expectNoCard(page);

  // The agent has written in a frame since: the text belongs there, not into the editor before.
  await page.frameLocator('iframe[title="Mail editor"]').locator('body').click();
  const elsewhere = await openReply(page, MOVING);
  await button(elsewhere, 'Insert').click();
  await expect(elsewhere.getByText('Click in the reply box first')).toBeVisible();

  await page.mouse.click(2, 2);
  await expectNoCard(page);
  for (const name of ['Stubborn', 'Plain']) {
    const refused = await insertInto(name);
    await expect(refused.getByText('Couldn’t insert the reply. It’s on your clipboard')).toBeVisible();
    await expect(page.getByRole('textbox', { name })).toBeEmpty();
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
  expect(await pasteInto(page, 'Plain')).toContain(`Your parcel ${MOVING} is on its way.`);
  expect(await page.locator('body > p').allInnerTexts()).toEqual(untouched);
});

test('uses a changed template, and the default again after a reset', async ({
  openOptions,
  openPopup,
  platform: _platform,
}) => {
  const options = await openOptions();
  const section = options.getByRole('region', { name: 'Replies', exact: true });
  await button(options, 'Not found').click();
  const template = section.getByRole('textbox', { name: 'Template' });
  await template.fill('No parcel {trackingid}.');
  await expect(section.getByText('There is no placeholder {trackingid}.').first()).toBeVisible();
  await button(options, 'Apply template').click();
  await expect(section.getByText('Correct the template first')).toBeVisible();
  expect(await violations(options)).toEqual([]);
  await template.fill('No parcel is called ');
  await button(options, '{trackingId}').click();
  await expect(template).toHaveValue('No parcel is called {trackingId}');
  await expect(section.getByText('No parcel is called SAMPLE0000000001')).toBeVisible();
  await button(options, 'Apply template').click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();

  const popup = await openPopup();
  await popup.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.notFound);
  await popup.keyboard.press('Enter');
  await button(popup, 'Copy reply').click();
  await expect(preview(popup)).toContainText(`No parcel is called ${SAMPLE_IDS.notFound}`);
  await expect(button(popup, 'Insert')).toHaveCount(0);
  expect(await violations(popup)).toEqual([]);

  await button(options, 'Reset to default').click();
  await button(options, 'Apply template').click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  await popup.reload();
  await popup.getByLabel('Tracking ID', { exact: true }).fill(SAMPLE_IDS.notFound);
  await popup.keyboard.press('Enter');
  await button(popup, 'Copy reply').click();
  await expect(preview(popup)).toContainText('We could not find a parcel with the tracking number');
});
