import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { spanishMessages } from '../../features/catalogue.es.ts';
import { frenchMessages } from '../../features/catalogue.fr.ts';
import type { AllMessages } from '../../features/catalogue.ts';
import { buildExtension } from '../build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../chromium.ts';
import { viewInChromium } from '../drivers/chromium-driver.ts';
import { DELIVERED, expectProof } from '../journeys/answer.ts';
import { cardFrame, clickDrawn } from '../journeys/card-frame.ts';
import { configureBrowser } from '../journeys/configure.ts';
import { clickId } from '../journeys/highlighted-ids.ts';
import { chooseLanguage } from '../journeys/language.ts';
import { POPUP } from '../journeys/look-up-from-popup.ts';
import { t } from '../journeys/messages.ts';
import { showOptionsPage } from '../journeys/options-page.ts';
import { SAMPLE_IDS } from '../sample-ids.ts';
import { startTestServers } from '../test-servers.ts';

/**
 * Takes the pictures of README, `store/` and `docs/` from the product: `node --import tsx dev/pictures/draw-pictures.ts`.
 * Those of the stores have the size that the stores ask for, 1280 × 800, and are taken in each language of the interface;
 * those of the documents show the card or the popup alone, in English. With languages after the command, such as `fr es`,
 * only these are drawn.
 */
const STORE = fileURLToPath(new URL('../../store/pictures/', import.meta.url));
const DOCUMENTS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

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

const TEXTS: Record<string, AllMessages> = { en: t, fr: frenchMessages, es: spanishMessages };

const chosen = process.argv.slice(2);
const servers = await startTestServers();
const extensionDir = await buildExtension('chrome');
for (const [language, texts] of Object.entries(TEXTS)) {
  if (chosen.length === 0 || chosen.includes(language)) await drawIn(language, texts);
}
await servers.close();

async function drawIn(language: string, texts: AllMessages): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const browser = await launchChromium({
      extensionDir,
      headless: true,
      helpdesk: servers.helpdesk,
      colorScheme,
    });
    await configureBrowser(browser, servers.platform);
    await browser.firstPage
      .getByRole('switch', { name: t.options.environmentName.sandbox, exact: true })
      .setChecked(false);
    await chooseLanguage(browser.firstPage, language);
    const pictures = createPictures(browser, language, texts);
    if (colorScheme === 'light') {
      await pictures.drawCard();
      await pictures.drawLists();
      await pictures.drawReplies();
    } else {
      await pictures.drawWebhook();
    }
    await browser.close();
  }
}

function createPictures(browser: ChromiumWithExtension, language: string, texts: AllMessages) {
  const { context, extensionUrl, firstPage: options } = browser;
  const store = join(STORE, language);
  const isForDocuments = language === 'en';

  async function save(page: Page, folder: string, name: string): Promise<void> {
    await page.mouse.move(0, 0);
    // Ends the animations first: some notices appear after a delay.
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  }

  /** The card alone. */
  async function saveCard(card: Frame, name: string): Promise<void> {
    if (!isForDocuments) return;
    const element = await card.frameElement();
    await card.page().mouse.move(0, 0);
    await element.screenshot({ path: join(DOCUMENTS, `${name}.png`) });
  }

  async function lookUpList(page: Page): Promise<void> {
    await page.getByLabel(texts.popup.field, { exact: true }).fill(LISTED.join(' '));
    await page.keyboard.press('Enter');
    for (const id of LISTED) await page.getByText(id).first().waitFor();
    await page.locator('.skeleton').waitFor({ state: 'detached' });
  }

  return {
    /** The card over a ticket, with its answer, and with a reply. */
    async drawCard(): Promise<void> {
      const ticket = await context.newPage();
      await ticket.goto(servers.helpdesk.url);
      await clickId(ticket, DELIVERED.id);
      const card = await cardFrame(ticket);
      await expectProof(viewInChromium(card));
      await save(ticket, store, '1-card');
      await saveCard(card, 'card');
      await clickDrawn(card.getByRole('button', { name: texts.copying.openReply, exact: true }));
      await card.getByRole('button', { name: texts.copying.insert, exact: true }).waitFor();
      await save(ticket, store, '2-reply');
      await saveCard(card, 'reply');
      await ticket.close();
    },

    /** Many IDs at once, in a wide panel and in the popup. */
    async drawLists(): Promise<void> {
      const panel = await context.newPage();
      await panel.goto(extensionUrl('sidepanel.html'));
      await lookUpList(panel);
      // The panel shows the lists of its first page beside a shipment.
      await panel.reload();
      await panel.getByLabel(texts.popup.field, { exact: true }).fill(DELIVERED.id);
      await panel.keyboard.press('Enter');
      await expectProof(viewInChromium(panel));
      // The panel lists the IDs of the page in front.
      const ticket = await context.newPage();
      await ticket.goto(servers.helpdesk.url);
      await panel.getByText(texts.popup.onThisPage(2)).waitFor();
      await save(panel, store, '3-list');
      await ticket.close();
      if (isForDocuments) {
        await panel.setViewportSize(POPUP);
        await panel.goto(extensionUrl('popup.html'));
        await lookUpList(panel);
        await save(panel, DOCUMENTS, 'list');
      }
      await panel.close();
    },

    async drawReplies(): Promise<void> {
      await options.bringToFront();
      await showOptionsPage(options, 'replies');
      await save(options, store, '5-replies');
    },

    async drawWebhook(): Promise<void> {
      await options.bringToFront();
      await showOptionsPage(options, 'test-webhook');
      await options.getByRole('button', { name: texts.webhook.send, exact: true }).click();
      await options
        .getByText(/\b200\b/)
        .first()
        .waitFor();
      await options.locator('.json-editor').waitFor();
      await save(options, store, '4-test-webhook');
    },
  };
}
