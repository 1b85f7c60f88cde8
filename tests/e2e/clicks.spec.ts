import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { viewInChromium } from '../../dev/drivers/chromium-driver.ts';
import { expectText } from '../../dev/journeys/answer.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { createEffortCounter, effortTable } from './effort.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  expect,
  expectNoCard,
  highlightedTexts,
  openPopupOver,
  test,
} from './support/fixtures.ts';
import { command, expectAt, expectCounted } from './support/id-navigation.ts';
import { ANY_TEXT, pattern, t } from './support/messages.ts';

const { deliveredWithProof: DELIVERED, moving: MOVING } = SAMPLE_IDS;
const ALLOW = 'Allow in the browser’s prompt';
/** The document that contains the same table. */
const DOCUMENT = new URL('../../docs/decisions.md', import.meta.url);

type Answered = (isAllowed: boolean) => void;

declare const chrome: {
  permissions: Record<'contains' | 'request', (asked: object, answered?: Answered) => Promise<boolean>>;
};

const button = (view: Pick<Page, 'getByRole'>, name: string) =>
  view.getByRole('button', { name, exact: true });

/** Puts a text on the clipboard, as a person who copied it from elsewhere. */
const copy = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

test('each task takes the clicks and keys that the documents name', async ({
  resetBrowser: browser,
  openTicket,
  openOptions,
  platform,
  servers,
}) => {
  test.slow();
  const { begin, click, press, pressCommand, answerPrompt, efforts } = createEffortCounter();
  const ticket = await openTicket(browser);
  const openPopup = () => click('toolbar button', () => openPopupOver(ticket, browser));

  begin('All IDs of a ticket');
  let popup = await openPopup();
  await click(t.bulkLookup.check(2, 2), () => button(popup, t.bulkLookup.check(2, 2)).click());
  await expect(popup.locator('tbody').getByRole('row')).toHaveCount(2);
  await popup.close();

  begin('A pasted list');
  popup = await openPopup();
  await copy(popup, [bulkId(1), bulkId(2), bulkId(3)].join('\n'));
  await press(popup, 'Control+V');
  await press(popup, 'Enter');
  await expect(popup.locator('tbody').getByRole('row')).toHaveCount(3);
  await popup.close();

  begin('A copied ID');
  popup = await openPopup();
  await copy(popup, DELIVERED);
  await press(popup, 'Control+V');
  await press(popup, 'Enter');
  await expectText(viewInChromium(popup), t.shipment.statusCategory.delivered);
  await popup.close();

  begin('The same, once the clipboard may be read');
  popup = await openPopup();
  await offerCopied(popup, bulkId(4));
  await press(popup, 'Enter');
  await expect(popup.getByText('IN_TRANSIT').first()).toBeVisible();
  await popup.close();

  begin('The shipment of an ID');
  await ticket.bringToFront();
  await click('the ID', () => clickId(ticket, DELIVERED));
  let card = await cardFrame(ticket);
  await expectText(viewInChromium(card), t.shipment.statusCategory.delivered);
  await closeCard(ticket);

  begin('Evidence for a claim');
  await click('the ID', () => clickId(ticket, DELIVERED));
  card = await cardFrame(ticket);
  const saved = ticket.waitForEvent('download');
  await click('Save evidence', () => clickDrawn(button(card, t.proof.saveEvidence)));
  expect((await saved).suggestedFilename()).toContain(DELIVERED);
  await closeCard(ticket);

  begin('A reply to the customer');
  const composer = ticket.getByRole('textbox', { name: 'Public reply' });
  await click('the ID', () => clickId(ticket, MOVING));
  card = await cardFrame(ticket);
  await click('Insert', () => clickDrawn(button(card, t.copying.insert)));
  await expect(composer).toContainText(MOVING);
  await closeCard(ticket);

  begin('The same by keyboard');
  await composer.fill('');
  await expectCounted(browser, ticket, 2);
  await pressCommand('Alt+Shift+J', () => command(browser, ticket, 'next-id'));
  await expectAt(ticket, DELIVERED);
  await press(ticket, 'Enter');
  card = await cardFrame(ticket);
  await expect(button(card, t.copying.insert)).toBeEnabled();
  await press(ticket, 'i');
  await expect(composer).toContainText(DELIVERED);
  await closeCard(ticket);

  begin('Watching, with a notification');
  await click('the ID', () => clickId(ticket, MOVING));
  card = await cardFrame(ticket);
  const prompts = await recordPrompts(card);
  await click('Watch', () => clickDrawn(button(card, t.shipment.watch.toggle)));
  await expect(card.getByText(pattern(t.shipment.watch.until(ANY_TEXT)))).toBeVisible();
  expect(await prompts()).toEqual([{ permissions: ['notifications'] }]);
  answerPrompt(ALLOW);
  await closeCard(ticket);

  for (const task of ['A test webhook', 'Another test webhook']) {
    begin(task);
    popup = await openPopup();
    const opening = browser.context.waitForEvent('page');
    await click('settings', () => button(popup, t.common.settings).click());
    const options = await opening;
    if (task === 'A test webhook')
      await click('Test webhook', () => options.getByRole('link', { name: t.webhook.title }).click());
    const sent = (await platform.inbox()).length;
    await click('Send', () => button(options, t.webhook.send).click());
    await expect.poll(async () => (await platform.inbox()).length).toBe(sent + 1);
    await options.close();
  }

  begin('No highlights on a known helpdesk');
  popup = await openPopup();
  const opening = browser.context.waitForEvent('page');
  await click('Turn sites on or off', () => button(popup, t.popup.sites).click());
  const sites = await opening;
  const zendesk = sites.getByRole('switch', { name: 'Zendesk' });
  await click('its switch', () => zendesk.click());
  await expect.poll(() => highlightedTexts(ticket)).toEqual([]);
  // The same switch undoes it.
  await zendesk.click();
  await expect.poll(() => highlightedTexts(ticket)).toEqual([DELIVERED, MOVING]);
  await sites.close();

  begin('The set-up, once its two fields are filled in');
  const options = await openOptions('set-up', browser);
  const { partnerUrl, apiKey } = servers.platform.sandbox;
  await options.getByLabel(t.options.partnerUrl, { exact: true }).fill(partnerUrl);
  await options.getByLabel(t.options.partnerKey, { exact: true }).fill(apiKey);
  await click('Allow and connect', () => button(options, t.setUp.allowAndConnect).click());
  answerPrompt(ALLOW);
  await expect(options.getByRole('heading', { name: t.setUp.stepTitle.try })).toBeFocused();

  const table = effortTable(efforts);
  console.log(table);
  expect(readFileSync(DOCUMENT, 'utf8')).toContain(table);
});

/** Opens the popup again as if the clipboard might be read, and an ID were on it. */
async function offerCopied(popup: Page, trackingId: string): Promise<void> {
  await popup.addInitScript((copied) => {
    chrome.permissions.contains = async (_, answered) => {
      answered?.(true);
      return true;
    };
    navigator.clipboard.readText = async () => copied;
  }, trackingId);
  await popup.reload();
  await expect(popup.getByRole('button', { name: t.popup.offer.join(` ${trackingId} `) })).toBeVisible();
}

/** Grants the permissions that a card asks for from now on. @returns reads which they were */
async function recordPrompts(card: Frame): Promise<() => Promise<object[]>> {
  const prompts = await card.evaluateHandle(() => {
    const asked: object[] = [];
    chrome.permissions.request = async (permissions, answered) => {
      asked.push(permissions);
      answered?.(true);
      return true;
    };
    return asked;
  });
  return () => prompts.jsonValue();
}

async function closeCard(page: Page): Promise<void> {
  await page.mouse.click(2, 2);
  await expectNoCard(page);
}
