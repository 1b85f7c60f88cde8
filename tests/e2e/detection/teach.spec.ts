import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { ask } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  highlightedTexts,
  test,
} from '../support/fixtures.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';
import { t } from '../support/messages.ts';

/** Too short for anything but a custom pattern. */
const ID = 'TG4F2Z';
const EXAMPLES = 'TG7XKQ\nTGA2B9\nTG11AB';
/** Found only beside a label. */
const LABELLED = '77665544';
const NOT_FOUND = '77665545';
const LABELLED_TICKET = `<p>Tracking number: ${LABELLED}</p><p>Tracking number: ${NOT_FOUND}</p>`;
const ANSWER = {
  environment: 'sandbox',
  trackingId: LABELLED,
  body: { trackingId: LABELLED, status: 'MOVING' },
} as const;
const TEACH = { name: t.shipment.teach, exact: true } as const;

/** Opens the card of an ID and presses its button to add the format; the card stays open. */
async function teachFromCard(page: Page, id: string): Promise<void> {
  await page.bringToFront();
  await clickId(page, id);
  const card = await cardFrame(page);
  await card.getByRole('button', TEACH).click();
}

/** Whether the tab of an extension page is the active one. */
const isActive = (page: Page) =>
  page.evaluate<boolean>('chrome.tabs.getCurrent().then(({ active }) => active)');

test.describe.configure({ mode: 'serial' });

test('highlights a custom pattern in an open ticket until it is removed', async ({
  openHtml,
  openOptions,
}) => {
  const ticket = await openHtml(`<p>Where is ${ID}?</p><p>And ABCD1234567890?</p>`);
  await expectHighlighted(ticket, 'ABCD1234567890');
  expect(await highlightedTexts(ticket)).not.toContain(ID);

  const options = await openOptions('detection');
  const section = options.getByRole('region', { name: t.detection.title, exact: true });
  await section.getByLabel(t.detection.examples, { exact: true }).fill(EXAMPLES);
  await expect(
    section.getByText(
      t.detection.inWords([
        { kind: 'literal', text: 'TG' },
        { kind: 'alphanumerics', min: 4, max: 4 },
      ]),
      { exact: true },
    ),
  ).toBeVisible();
  await section.getByLabel(t.detection.name, { exact: true }).fill('Old shop');
  await section.getByRole('button', { name: t.detection.save, exact: true }).click();
  await expect(section.getByText(t.detection.saved('Old shop'))).toBeVisible();
  await expectHighlighted(ticket, ID);

  await section.getByRole('button', { name: t.detection.remove('Old shop'), exact: true }).click();
  await expect.poll(() => highlightedTexts(ticket)).not.toContain(ID);
  await section.getByRole('button', { name: t.detection.undo, exact: true }).click();
  await expectHighlighted(ticket, ID);
  await section.getByRole('button', { name: t.detection.remove('Old shop'), exact: true }).click();
  await expect.poll(() => highlightedTexts(ticket)).not.toContain(ID);
});

test('opens the pattern form with an ID, and previews what a pattern finds', async ({ openOptions }) => {
  const options = await openOptions('connection');
  await ask(options, 'openAddPattern', { trackingId: ID });
  const section = options.getByRole('region', { name: t.detection.title, exact: true });
  const examples = section.getByLabel(t.detection.examples, { exact: true });
  await expect(examples).toHaveValue(`${ID}\n`);
  await expect(examples).toBeFocused();
  await options.keyboard.press('Control+End');
  await options.keyboard.type('TG7XKQ\nTGA2B9');
  await section
    .getByLabel(t.detection.preview, { exact: true })
    .fill('Is tg1x9y lost? Tracking number 9400111899223');
  await expect(section.locator('.marked mark')).toHaveText(['tg1x9y', '9400111899223']);
  await expect(section.locator('#preview-found')).toContainText('TG1X9Y');
});

test('exports and imports patterns, and rejects a file without any', async ({ openOptions }) => {
  const options = await openOptions('detection');
  const section = options.getByRole('region', { name: t.detection.title, exact: true });
  await section.getByLabel(t.detection.examples, { exact: true }).fill(EXAMPLES);
  await section.getByLabel(t.detection.name, { exact: true }).fill('Old shop');
  await section.getByRole('button', { name: t.detection.save, exact: true }).click();
  const downloading = options.waitForEvent('download');
  await section.getByRole('button', { name: t.detection.exportPatterns, exact: true }).click();
  const exported = await readFile(await (await downloading).path());
  const remove = section.getByRole('button', { name: t.detection.remove('Old shop'), exact: true });
  await remove.click();
  await expect(remove).toHaveCount(0);

  const file = section.locator('input[type="file"]');
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(section.getByText(t.detection.importProblem.notPatterns)).toBeVisible();
  await expect(remove).toHaveCount(0);
  await file.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: exported });
  await expect(section.getByText(t.detection.imported(1, 0))).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test('adds a pattern from the card, in one options tab that keeps its input', async ({
  sharedBrowser,
  openHtml,
  platform,
}) => {
  await platform.layReply(ANSWER);
  const ticket = await openHtml(LABELLED_TICKET);
  const opening = sharedBrowser.context.waitForEvent('page');
  await teachFromCard(ticket, LABELLED);
  const options = await opening;
  const examples = options.getByLabel(t.detection.examples, { exact: true });
  await expect(examples).toHaveValue(`${LABELLED}\n`);
  await expect(examples).toBeFocused();

  await options.getByLabel(t.detection.name, { exact: true }).fill('Half a na');
  const sandbox = options.getByRole('group', { name: t.options.environmentName.sandbox, exact: true });
  await showOptionsPage(options, 'connection');
  await sandbox.getByLabel(t.options.partnerUrl).fill('https://not-saved.example');
  const count = sharedBrowser.context.pages().length;
  await ticket.bringToFront();
  await ticket.mouse.click(2, 2);
  await expectNoCard(ticket);
  await teachFromCard(ticket, NOT_FOUND);
  await expect(examples).toHaveValue(`${LABELLED}\n${NOT_FOUND}\n`);
  await expect(examples).toBeFocused();
  await expect.poll(() => isActive(options)).toBe(true);
  await expect(options.getByLabel(t.detection.name, { exact: true })).toHaveValue('Half a na');
  await showOptionsPage(options, 'connection');
  await expect(sandbox.getByLabel(t.options.partnerUrl)).toHaveValue('https://not-saved.example');
  expect(sharedBrowser.context.pages()).toHaveLength(count);
  await options.close();
});

test('the popup opens an ID in an existing options tab', async ({
  sharedBrowser,
  openOptions,
  openPopup,
  platform,
}) => {
  await platform.layReply(ANSWER);
  const options = await openOptions('detection');
  const examples = options.getByLabel(t.detection.examples, { exact: true });
  await examples.fill('7766');
  const popup = await openPopup();
  await lookUp(popup, LABELLED);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', TEACH).click();
  await closing;
  await expect(examples).toHaveValue(`7766\n${LABELLED}\n`);
  expect(sharedBrowser.context.pages().filter((page) => page.url().includes('options.html'))).toEqual([
    options,
  ]);
});

test('the card stops offering to add a format once it is added', async ({
  openHtml,
  openOptions,
  platform,
}) => {
  await platform.layReply(ANSWER);
  const ticket = await openHtml(LABELLED_TICKET);
  await clickId(ticket, LABELLED);
  const card = await cardFrame(ticket);
  await expect(card.getByRole('button', TEACH)).toBeVisible();

  const options = await openOptions('detection');
  const section = options.getByRole('region', { name: t.detection.title, exact: true });
  await section.getByLabel(t.detection.examples, { exact: true }).fill(`${LABELLED}\n77123456\n77998877`);
  await section.getByLabel(t.detection.name, { exact: true }).fill('Ours');
  await section.getByRole('button', { name: t.detection.save, exact: true }).click();
  await expect(card.getByRole('button', TEACH)).toHaveCount(0);

  await ticket.bringToFront();
  await ticket.mouse.click(4, 4);
  await expectNoCard(ticket);
  await clickId(ticket, LABELLED);
  const second = await cardFrame(ticket);
  await expect(second.getByRole('button', { name: t.copying.copySummary })).toBeVisible();
  await expect(second.getByRole('button', TEACH)).toHaveCount(0);
  await section.getByRole('button', { name: t.detection.remove('Ours'), exact: true }).click();
  await expect(second.getByRole('button', TEACH)).toBeVisible();
});

test('refuses to open the options for a content script', async ({ sharedBrowser, openHtml }) => {
  const page = await openHtml('');
  const count = sharedBrowser.context.pages().length;
  const message = JSON.stringify({ name: 'openAddPattern', request: { trackingId: LABELLED } });
  expect(await evaluateAsContentScript(page, `chrome.runtime.sendMessage(${message})`)).toEqual({
    ok: false,
    failure: { kind: 'invalidInput' },
  });
  expect(sharedBrowser.context.pages()).toHaveLength(count);
});
