import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { buildExtension } from '../../dev/build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../../dev/chromium.ts';
import { HELPDESK_HOST } from '../../dev/helpdesk/page.ts';
import { expectNoCard } from '../../dev/journeys/card-frame.ts';
import { configureBrowser } from '../../dev/journeys/configure.ts';
import { middleOfId } from '../../dev/journeys/highlighted-ids.ts';
import { createAdminClient } from '../../dev/platform/admin-client.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { startTestServers, type TestServers } from '../../dev/test-servers.ts';
import { median } from '../statistics.ts';

/** Medians in milliseconds, measured from the click unless noted otherwise. */
export interface LookupTimes {
  /** The same request by `fetch` alone from an extension page, until its JSON is parsed. */
  bareMs: number;
  /** Until the request arrives at the platform; the key was exchanged for a token before. */
  requestMs: number;
  /** Until a frame shows the status. */
  shownMs: number;
  /** The difference between this and the bare request of the same repetition. */
  addedMs: number;
  /** Until a frame shows the status of an ID that was just looked up. */
  cachedMs: number;
  /** Until a frame shows the status, with a background worker that was stopped before the click. */
  stoppedMs: number;
  /** The difference between this and the bare request of the same repetition. */
  addedAfterStopMs: number;
  /** The same, if the pointer rested on the ID for half a second before the click. */
  addedAfterRestMs: number;
  /** Until a frame shows the status in the first card of a page, of an ID that was looked up before. */
  firstCardMs: number;
}

/** On the clock that the page and the card share. */
declare global {
  interface Window {
    benchClickedAt?: number;
  }
}

/** Prefix of the message that reports when a card shows a status. Polling would slow down the measurement. */
const SHOWN = 'bench: shown ';

const TICKET = `https://${HELPDESK_HOST}/agent/lookups`;
/**
 * Records clicks and the first frame in which a card shows a status. Runs in every frame of the page before its own
 * scripts. It is a string, because the compiler of the harness adds its own calls to functions.
 */
const NOTE_MOMENTS = `
  addEventListener('click', (event) => { benchClickedAt = performance.timeOrigin + event.timeStamp }, true);
  let isShown = false;
  const look = () => {
    const isThere = document.querySelector('.status-badge') !== null;
    // The same card shows one ID after the other.
    if (isThere && !isShown) console.log('${SHOWN}' + (performance.timeOrigin + performance.now()));
    isShown = isThere;
    requestAnimationFrame(look);
  };
  if (location.pathname === '/card.html') {
    addEventListener('message', () => { isShown = false });
    look();
  }
`;

async function openTicket({ context }: ChromiumWithExtension, count: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: `{ ${NOTE_MOMENTS} }` });
  const lines = Array.from({ length: count }, (_, index) => `<p>Tracking number: ${bulkId(index)}</p>`);
  await page.route(TICKET, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Ticket</title>${lines.join('')}`,
    }),
  );
  await page.goto(TICKET);
  return page;
}

/** How many IDs are looked up twice in one tab: Waybill opens 40 cards there at once (`click-budget.ts`). */
const IDS_PER_TAB = 15;
/** How long the pointer rests on an ID before people click it, in milliseconds; an assumption. */
const REST_MS = 500;

/**
 * Clicks an ID and waits for its status.
 * @param restMs how long the pointer rests on the ID before
 * @returns the time of the click, and how long it took from there
 */
async function lookUp(page: Page, id: string, restMs = 0): Promise<{ clickedAt: number; ms: number }> {
  const { x, y } = await middleOfId(page, id);
  if (restMs > 0) {
    await page.mouse.move(x, y);
    await delay(restMs);
  }
  const shown = page.waitForEvent('console', (line) => line.text().startsWith(SHOWN));
  await page.mouse.click(x, y);
  const shownAt = Number((await shown).text().slice(SHOWN.length));
  const clickedAt = Number(await page.evaluate(() => window.benchClickedAt));
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  return { clickedAt, ms: shownAt - clickedAt };
}

/** Creates a function that measures the request without Waybill. */
async function createBareFetch(
  { firstPage, extensionUrl }: ChromiumWithExtension,
  { platform }: TestServers,
) {
  // A page without scripts: the options page redraws its activity after each request, in the same process as the card.
  await firstPage.goto(extensionUrl('privacy.html'));
  const { partnerUrl, apiKey } = platform.sandbox;
  const reply = await fetch(`${partnerUrl}/auth/token`, { headers: { 'X-API-Key': apiKey } });
  const { data } = (await reply.json()) as { data: { accessToken: string } };
  const headers = { Accept: 'application/json', Authorization: `Bearer ${data.accessToken}` };
  return (id: string): Promise<number> =>
    firstPage.evaluate(
      async ([url, head]) => {
        const start = performance.now();
        await (await fetch(url, { headers: head })).json();
        return performance.now() - start;
      },
      [`${partnerUrl}/track?trackingId=${id}`, headers] as const,
    );
}

/** Collects measured times by what they are. */
function collectTimes() {
  const all = new Map<string, number[]>();
  return {
    note(times: Partial<LookupTimes>): void {
      for (const [name, ms] of Object.entries(times)) all.set(name, [...(all.get(name) ?? []), ms]);
    },
    medians: () =>
      Object.fromEntries([...all].map(([name, times]) => [name, median(times)])) as unknown as LookupTimes,
  };
}

async function measureOn(
  browser: ChromiumWithExtension,
  servers: TestServers,
  repetitions: number,
): Promise<LookupTimes> {
  const admin = createAdminClient(servers.platform.adminUrl);
  const bareFetch = await createBareFetch(browser, servers);
  const { note, medians } = collectTimes();
  /** Opens a ticket and looks up its first ID: the first lookup of all exchanges the key, and that of a tab loads its card. */
  async function openWarmTicket(): Promise<Page> {
    const ticket = await openTicket(browser, 3 * repetitions + 1);
    await lookUp(ticket, bulkId(0));
    return ticket;
  }

  let page = await openWarmTicket();
  await bareFetch(bulkId(0));
  let next = 1;
  /** Another ID, and how long its request takes without Waybill. */
  async function another(): Promise<{ id: string; bareMs: number }> {
    const id = bulkId(next++);
    return { id, bareMs: await bareFetch(id) };
  }

  for (let index = 0; index < repetitions; index++) {
    if (index > 0 && index % IDS_PER_TAB === 0) {
      await page.close();
      page = await openWarmTicket();
    }
    const { id, bareMs } = await another();
    await admin.resetCounts();
    const first = await lookUp(page, id);
    const request = (await admin.requests()).findLast(({ operation }) => operation === 'track');
    const again = await lookUp(page, id);
    const requestMs = (request?.at ?? Number.NaN) - first.clickedAt;
    note({ bareMs, requestMs, shownMs: first.ms, addedMs: first.ms - bareMs, cachedMs: again.ms });
  }
  for (let index = 0; index < repetitions; index++) {
    const { id, bareMs } = await another();
    await browser.killServiceWorker();
    const { ms } = await lookUp(page, id);
    note({ stoppedMs: ms, addedAfterStopMs: ms - bareMs });
  }
  for (let index = 0; index < repetitions; index++) {
    const { id, bareMs } = await another();
    // Waybill wakes the worker for a pointer that comes to an ID, but not again for 25 seconds.
    await page.reload();
    await browser.killServiceWorker();
    const { ms } = await lookUp(page, id, REST_MS);
    note({ addedAfterRestMs: ms - bareMs });
  }
  for (let index = 0; index < repetitions; index++) {
    await page.reload();
    const { ms } = await lookUp(page, bulkId(0));
    note({ firstCardMs: ms });
  }
  return medians();
}

/** Measures how long an agent waits after a click on an ID. */
export async function measureLookups(repetitions: number): Promise<LookupTimes> {
  const servers = await startTestServers();
  try {
    const extensionDir = await buildExtension('chrome');
    const browser = await launchChromium({ extensionDir, headless: true, helpdesk: servers.helpdesk });
    try {
      await configureBrowser(browser, servers.platform);
      return await measureOn(browser, servers, repetitions);
    } finally {
      await browser.close();
    }
  } finally {
    await servers.close();
  }
}
