import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, expectOnlyHighlighted, highlightedTexts, isCard } from './fixtures.ts';
import { evaluateAsContentScript } from './isolated-world.ts';
import { t } from './messages.ts';

export const ID = SAMPLE_IDS.deliveredWithProof;
/** A sandboxed frame, as helpdesks use for messages. */
const TICKET = `<p>Where is ${ID} now?</p><iframe sandbox srcdoc="<p>And ${SAMPLE_IDS.moving}?</p>"></iframe>`;
const HOST = 'desk.example.org';
export const PATTERN = `https://${HOST}/*`;
export const SITE = { host: HOST, hasSubdomains: false, isHttp: false };
/** An address as copied from the address bar. */
export const ADDRESS = `https://${HOST}/tickets/1?view=open`;
/** A helpdesk that no test disables: once it has highlights, missing ones elsewhere are not just late. */
const CONTROL = 'https://acme.gorgias.com/tickets/1';

export const section = (options: Page) =>
  options.getByRole('region', { name: t.helpdesks.title, exact: true });
export const row = (options: Page, words: string) =>
  section(options).getByRole('listitem').filter({ hasText: words });

export async function addSite(options: Page, address: string): Promise<void> {
  await section(options).getByLabel(t.helpdesks.address).fill(address);
  await section(options).getByRole('button', { name: t.helpdesks.add, exact: true }).click();
}

/** Opens an address that serves a ticket. */
export type OpenDesk = (address: string) => Promise<Page>;

export const openDeskWith =
  (openPage: (url: string) => Promise<Page>, ticket = TICKET): OpenDesk =>
  async (address) => {
    const page = await openPage('about:blank');
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Ticket</title>${ticket}` }),
    );
    await page.goto(address);
    return page;
  };

export async function expectAllHighlighted(page: Page): Promise<void> {
  await expectOnlyHighlighted(page, [ID]);
  const message = page.frames()[1];
  if (message) await expectOnlyHighlighted(message, [SAMPLE_IDS.moving]);
}

/** Ignores the card's frame, which the page script removes when it ends. */
export async function expectNothingHighlighted(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!isCard(frame)) await expectOnlyHighlighted(frame, []);
  }
}

export const isRunning = (page: Page): Promise<boolean> =>
  evaluateAsContentScript(page, 'true').then(
    () => true,
    () => false,
  );

/** Expects that a new page of a site has no highlights. */
export async function expectPlain(openDesk: OpenDesk, address: string): Promise<Page> {
  const page = await openDesk(address);
  await expectAllHighlighted(await openDesk(CONTROL));
  expect(await highlightedTexts(page)).toEqual([]);
  return page;
}

export async function openWithSite(
  browser: ChromiumWithExtension,
  openOptions: (pageId: string) => Promise<Page>,
): Promise<Page> {
  // Automation cannot answer the browser's prompt.
  await browser.grantHosts([PATTERN]);
  const options = await openOptions('helpdesks');
  await addSite(options, ADDRESS);
  await expect(row(options, `All pages of ${HOST}`)).toBeVisible();
  return options;
}
