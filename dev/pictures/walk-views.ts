import type { Frame, Page } from '@playwright/test';
import type { AllMessages } from '../../features/catalogue.ts';
import type { ChromiumWithExtension } from '../chromium.ts';
import { cardFrame, clickDrawn, expectNoCard } from '../journeys/card-frame.ts';
import { clickId } from '../journeys/highlighted-ids.ts';
import { POPUP } from '../journeys/look-up-from-popup.ts';
import { LATER_OPTIONS_PAGES, showOptionsPage } from '../journeys/options-page.ts';
import { SAMPLE_IDS } from '../sample-ids.ts';

/** Called when a view is drawn. @param name for a picture, such as `card-problem` */
type Visit = (view: Page | Frame, name: string) => Promise<void>;

/** Outcomes of a lookup that look different. */
const OUTCOMES = [
  'deliveredWithProof',
  'handedOverMoving',
  'withEvents',
  'stale',
  'problem',
  'wrongTypes',
  'notFound',
  'platformError',
] as const;

/** Widths of the options in CSS pixels: two columns of navigation and page, and one. */
const OPTIONS_WIDTHS = [1280, 360];
const PANEL_WIDTH = 320;

const isAnswered = (view: Page | Frame): Promise<void> =>
  view.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });

/**
 * Shows every view of the interface, one after the other.
 * @param browser is configured for the local platform, and for the language
 * @param texts of the language
 * @param visit what to do with each view
 */
export function createViewWalk(browser: ChromiumWithExtension, texts: AllMessages, visit: Visit) {
  async function open(path: string): Promise<Page> {
    const page = await browser.context.newPage();
    await page.goto(browser.extensionUrl(path));
    return page;
  }

  async function lookUp(page: Page, text: string): Promise<void> {
    await page.getByLabel(texts.popup.field, { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await page.getByText(text.slice(-14)).first().waitFor();
    await isAnswered(page);
  }

  async function visitWidths(page: Page, name: string): Promise<void> {
    for (const width of OPTIONS_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `${name}-${width}`);
    }
  }

  return {
    /** Popup, or side panel: each outcome, the lists and many IDs. */
    async lookups(place: 'popup' | 'sidepanel'): Promise<void> {
      const page = await open(`${place}.html`);
      await page.setViewportSize({ ...POPUP, ...(place === 'sidepanel' ? { width: PANEL_WIDTH } : {}) });
      for (const name of OUTCOMES) {
        await lookUp(page, SAMPLE_IDS[name]);
        await visit(page, `${place}-${name}`);
      }
      await lookUp(page, OUTCOMES.map((name) => SAMPLE_IDS[name]).join(' '));
      await visit(page, `${place}-list`);
      await page.getByRole('button', { name: texts.bulkView.back, exact: true }).click();
      await page.locator('.recent-row').first().waitFor();
      await visit(page, `${place}-recent`);
      await page.close();
    },

    /** The card with some outcomes, and with a reply. @param helpdeskUrl where Waybill runs */
    async cards(
      helpdeskUrl: string,
      outcomes: readonly (typeof OUTCOMES)[number][] = OUTCOMES,
    ): Promise<void> {
      const ticket = await browser.context.newPage();
      const body = outcomes.map((name) => `<p>Tracking ID ${SAMPLE_IDS[name]}</p>`).join('');
      await ticket.route('**/ids', (route) => route.fulfill({ contentType: 'text/html', body }));
      await ticket.goto(new URL('/ids', helpdeskUrl).href);
      for (const name of outcomes) {
        await clickId(ticket, SAMPLE_IDS[name]);
        const card = await cardFrame(ticket);
        await card.getByText(SAMPLE_IDS[name]).first().waitFor();
        await isAnswered(card);
        await visit(card, `card-${name}`);
        const reply = card.getByRole('button', { name: texts.copying.openReply, exact: true });
        if (await reply.isVisible()) {
          await clickDrawn(reply);
          await card.getByRole('button', { name: texts.copying.insert, exact: true }).waitFor();
          await visit(card, `card-${name}-reply`);
        }
        await clickDrawn(card.getByRole('button', { name: texts.common.close, exact: true }));
        await expectNoCard(ticket);
      }
      await ticket.close();
    },

    /** All pages of the options with the set-up, wide and narrow; the console has an answer. */
    async options(): Promise<void> {
      const page = await open('options.html');
      for (const id of ['connection', ...LATER_OPTIONS_PAGES]) {
        await showOptionsPage(page, id);
        if (id === 'test-webhook') {
          await page.getByRole('button', { name: texts.webhook.send, exact: true }).click();
          await page
            .getByText(/\b200\b/)
            .first()
            .waitFor();
        }
        await visitWidths(page, `options-${id}`);
      }
      await page.evaluate(() => {
        location.hash = 'set-up';
      });
      await page.locator('.set-up').waitFor();
      await visitWidths(page, 'set-up');
      await page.close();
    },
  };
}
