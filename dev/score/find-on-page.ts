import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SavedPattern } from '../../features/detection/model.ts';
import { buildExtension } from '../build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../chromium.ts';
import { HELPDESK_HOST } from '../helpdesk/page.ts';
import { SETTLED } from '../settled.ts';
import { readPageIds, savePatterns } from './page-ids.ts';
import { patternsFrom } from './patterns.ts';
import type { HtmlTicket } from './ticket.ts';

const TICKET_URL = `https://${HELPDESK_HOST}/agent/tickets/`;
/** Helpdesks do not run scripts in mails, and a score must not depend on the network. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
/** Shows the whole ticket, so that the order of scanning does not matter. */
const VIEWPORT = { width: 1280, height: 20_000 };
const LIMIT_MS = 30_000;
const TAUGHT_LIMIT_MS = 5_000;

/** An ID below the ticket, in a link, so that no label before it can reject it. */
const LAST_ID = 'WYBLL00000000001';
const LAST_LINK = `https://parcels.example.com/track/${LAST_ID}`;
/** Found only by its custom pattern, which shows that the page has loaded the patterns. */
const LAST_TAUGHT_ID = 'WAYBILLSCORE7770001';
const LAST_TAUGHT_EXAMPLES = ['WAYBILLSCORE1234567', 'WAYBILLSCORE7654321', 'WAYBILLSCORE2468013'];

export interface TicketBrowser {
  /** Shows a ticket and finds its IDs with the built extension. */
  find(ticket: HtmlTicket): Promise<Set<string>>;
  close(): Promise<void>;
}

/** Builds the extension and starts Chromium with it. */
export async function startTicketBrowser(): Promise<TicketBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-score-'));
  try {
    // A copy, because another build may replace the original in the meantime.
    await cp(await buildExtension('chrome'), folder, { recursive: true });
    const browser = await launchChromium({ extensionDir: folder, headless: true, viewport: VIEWPORT });
    const close = async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    };
    return { find: await createFinder(browser), close };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function createFinder({ context, extensionUrl }: ChromiumWithExtension) {
  const extensionPage = await context.newPage();
  await extensionPage.goto(extensionUrl('options.html'));
  const page = await context.newPage();
  let html = '';
  await page.route(`${TICKET_URL}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': POLICY },
      body: `<!doctype html><html><head><title>Ticket</title></head><body>${html}</body></html>`,
    }),
  );
  let isTaught = false;

  return async (ticket: HtmlTicket): Promise<Set<string>> => {
    const patterns = keptPatterns(ticket.taught);
    if (isTaught || patterns.length > 0) await savePatterns(extensionPage, patterns);
    isTaught = patterns.length > 0;
    html = ticket.html;
    await page.goto(`${TICKET_URL}${encodeURIComponent(ticket.id)}`);
    await page.evaluate(appendLast, { link: LAST_LINK, text: LAST_TAUGHT_ID });
    const ids = await readTicket(page, extensionPage, isTaught);
    if (!ids) throw new Error(`The extension did not come to the end of ticket ${ticket.id}.`);
    return new Set(ids.filter((id) => id !== LAST_ID && id !== LAST_TAUGHT_ID));
  };
}

async function readTicket(page: Page, extensionPage: Page, isTaught: boolean): Promise<string[] | undefined> {
  // Browsers render no frames for background pages, so the extension would report nothing.
  await page.bringToFront();
  const read = (awaited: string, limitMs = LIMIT_MS) => readPageIds(extensionPage, awaited, limitMs);
  if (!(await read(LAST_ID))) return undefined;
  if (isTaught) await read(LAST_TAUGHT_ID, TAUGHT_LIMIT_MS);
  // On a busy machine, parts of tables and links are still to be read then.
  await page.evaluate(SETTLED);
  return read(LAST_ID);
}

/** Runs on the ticket's page. Uses the DOM, because a ticket may contain an unclosed comment or tag. */
function appendLast({ link, text }: { link: string; text: string }): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.textContent = 'end';
  for (const content of [anchor, text]) {
    const paragraph = document.createElement('p');
    paragraph.append(content);
    document.body.append(paragraph);
  }
}

function keptPatterns(examples: readonly string[]): SavedPattern[] {
  if (examples.length === 0) return [];
  return [examples, LAST_TAUGHT_EXAMPLES].flatMap((each, index) =>
    patternsFrom(each).map((pattern) => ({
      id: `score-${index}`,
      name: `Score ${index}`,
      pattern,
      examples: [...each],
      counterExamples: [],
    })),
  );
}
