import type { Frame, Page } from '@playwright/test';
import { buildExtension } from '../build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../chromium.ts';
import { DELIVERED, expectProof } from '../journeys/answer.ts';
import { cardFrame, clickDrawn } from '../journeys/card-frame.ts';
import { configureBrowser } from '../journeys/configure.ts';
import { clickId } from '../journeys/highlighted-ids.ts';
import { POPUP } from '../journeys/look-up-from-popup.ts';
import { t } from '../journeys/messages.ts';
import { showOptionsPage } from '../journeys/options-page.ts';
import { SAMPLE_IDS } from '../sample-ids.ts';
import { startTestServers } from '../test-servers.ts';

/**
 * Takes the pictures of README, `store/` and `docs/` from the product: `node --import tsx dev/pictures/draw-pictures.ts`.
 * Those of the stores have the size that the stores ask for, 1280 × 800; those of the documents show the card or the
 * popup alone.
 */
const STORE = new URL('../../store/pictures/en/', import.meta.url).pathname;
const DOCUMENTS = new URL('../../docs/pictures/', import.meta.url).pathname;

/** States that differ, so that the list is not all of one kind. */
const LISTED = [
  SAMPLE_IDS.problem,
  SAMPLE_IDS.stale,
  SAMPLE_IDS.moving,
  SAMPLE_IDS.handedOverMoving,
  SAMPLE_IDS.withEvents,
  DELIVERED.id,
  SAMPLE_IDS.handedOverDelivered,
];

const servers = await startTestServers();
const extensionDir = await buildExtension('chrome');
for (const colorScheme of ['light', 'dark'] as const) {
  const browser = await launchChromium({
    extensionDir,
    headless: true,
    helpdesk: servers.helpdesk,
    colorScheme,
  });
  await configureBrowser(browser, servers.platform);
  await browser.firstPage
    .getByRole('switch', { name: t.options.sandboxSwitch, exact: true })
    .setChecked(false);
  if (colorScheme === 'light') {
    await drawCard(browser);
    await drawLists(browser);
    await drawReplies(browser.firstPage);
  } else {
    await drawWebhook(browser.firstPage);
  }
  await browser.close();
}
await servers.close();

/** The card over a ticket, with its answer, with a reply and with an image of the proof. */
async function drawCard({ context }: ChromiumWithExtension): Promise<void> {
  const ticket = await context.newPage();
  await ticket.goto(servers.helpdesk.url);
  await clickId(ticket, DELIVERED.id);
  const card = await cardFrame(ticket);
  await expectProof(card);
  await save(ticket, `${STORE}1-card`);
  await saveCard(card, `${DOCUMENTS}card`);
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  await card.getByRole('button', { name: t.copying.insert, exact: true }).waitFor();
  await save(ticket, `${STORE}2-reply`);
  await saveCard(card, `${DOCUMENTS}reply`);
  await ticket.close();
}

/** Many IDs at once, in a wide panel and in the popup. */
async function drawLists({ context, extensionUrl }: ChromiumWithExtension): Promise<void> {
  const panel = await context.newPage();
  await panel.goto(extensionUrl('sidepanel.html'));
  await lookUpList(panel);
  // The lists of the panel's first page stand beside a shipment.
  await panel.reload();
  await panel.getByLabel(t.popup.field, { exact: true }).fill(DELIVERED.id);
  await panel.keyboard.press('Enter');
  await expectProof(panel);
  await save(panel, `${STORE}3-list`);
  await panel.setViewportSize(POPUP);
  await panel.goto(extensionUrl('popup.html'));
  await lookUpList(panel);
  await save(panel, `${DOCUMENTS}list`);
  await panel.close();
}

async function lookUpList(page: Page): Promise<void> {
  await page.getByLabel(t.popup.field, { exact: true }).fill(LISTED.join(' '));
  await page.keyboard.press('Enter');
  for (const id of LISTED) await page.getByText(id).first().waitFor();
  await page.locator('.skeleton').waitFor({ state: 'detached' });
}

async function drawReplies(options: Page): Promise<void> {
  await options.bringToFront();
  await showOptionsPage(options, 'replies');
  await save(options, `${STORE}5-replies`);
}

async function drawWebhook(options: Page): Promise<void> {
  await options.bringToFront();
  await showOptionsPage(options, 'test-webhook');
  await options.getByRole('button', { name: t.webhook.send, exact: true }).click();
  await options
    .getByText(/\b200\b/)
    .first()
    .waitFor();
  await options.locator('.json-editor').waitFor();
  await save(options, `${STORE}4-test-webhook`);
}

async function save(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${path}.png` });
}

/** The card alone. */
async function saveCard(card: Frame, path: string): Promise<void> {
  const element = await card.frameElement();
  await card.page().mouse.move(0, 0);
  await element.screenshot({ path: `${path}.png` });
}
