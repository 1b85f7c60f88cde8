import { workerOf } from '../../dev/chromium-worker.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { frenchMessages } from '../../features/catalogue.fr.ts';
import { frenchLaunchText } from '../../features/launch/text.fr.ts';
import { PAGE_TEXTS } from '../../features/page/page-texts.ts';
import { delayTimers } from './support/clock.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectNoCard,
  middleOfId,
  openPopupOver,
  test,
} from './support/fixtures.ts';
import { expectIdButton, expectNoIdButton } from './support/id-button.ts';
import { t } from './support/messages.ts';
import { toolbarButton } from './support/toolbar-button.ts';

const LINKED = SAMPLE_IDS.moving;
const TICKET = `<p>Where is ${SAMPLE_IDS.problem}?</p><p><a href="#read">Read ${LINKED}</a></p><p>Thank you</p>`;

test('a chosen language applies immediately to all pages, open tickets and the toolbar button', async ({
  resetBrowser: browser,
  openOptions,
  openHtml,
}) => {
  const options = await openOptions(undefined, browser);
  const ticket = await openHtml(TICKET);
  const titleInTicket = async () => (await toolbarButton(browser, ticket)).title;
  await expect.poll(titleInTicket).toBe(t.browserUi.badge(2, false));
  const { x, y } = await middleOfId(ticket, LINKED);
  await ticket.mouse.move(x, y);
  await expectIdButton(ticket);
  await ticket.mouse.move(x, y + 200);
  await expectNoIdButton(ticket);

  await options.bringToFront();
  await options.getByLabel(t.language.label).selectOption(t.language.choices.fr);
  await expect(options.getByRole('button', { name: frenchMessages.options.check }).first()).toBeVisible();
  await expect(options.locator('html')).toHaveAttribute('lang', 'fr');

  await expect.poll(titleInTicket).toBe(frenchLaunchText.badge(2, false));
  await expect(async () => {
    await ticket.mouse.move(x, y + 200);
    await ticket.mouse.move(x, y);
    await expectIdButton(ticket, PAGE_TEXTS.fr);
  }).toPass();
  await clickId(ticket, SAMPLE_IDS.problem);
  const card = await cardFrame(ticket);
  await expect(card.getByRole('button', { name: frenchMessages.copying.openReply })).toBeVisible();
  const popup = await openPopupOver(ticket, browser);
  await expect(popup.getByText(frenchMessages.popup.onThisPage(2))).toBeVisible();
  await expect(popup.getByLabel(frenchMessages.popup.field, { exact: true })).toBeVisible();
});

test('a card follows the language even if it replaced one that was still loading', async ({
  resetBrowser: browser,
  openOptions,
  openHtml,
}) => {
  const options = await openOptions(undefined, browser);
  const ticket = await openHtml(`<p>Where are ${SAMPLE_IDS.problem}</p><p>and ${SAMPLE_IDS.slow}?</p>`);
  await clickId(ticket, SAMPLE_IDS.problem);
  const card = await cardFrame(ticket);
  await expect(card.getByRole('button', { name: t.copying.openReply })).toBeVisible();
  await ticket.keyboard.press('Escape');
  await expectNoCard(ticket);
  // The first of two cards is still loading when the second one is shown.
  await card.evaluate(delayTimers);
  await (await workerOf(browser)).evaluate(delayTimers);
  const known = await middleOfId(ticket, SAMPLE_IDS.problem);
  await clickId(ticket, SAMPLE_IDS.slow);
  await cardFrame(ticket);
  await ticket.mouse.click(known.x, known.y);
  await expect(card.getByRole('button', { name: t.copying.openReply })).toBeVisible();
  // This timer ends after that of the first card.
  await card.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));

  await options.bringToFront();
  await options.getByLabel(t.language.label).selectOption(t.language.choices.fr);
  await expect(card.getByRole('button', { name: frenchMessages.copying.openReply })).toBeVisible();
});
