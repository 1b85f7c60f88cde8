import type { Page } from '@playwright/test';
import { buildExtension } from '../../dev/build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../../dev/chromium.ts';
import { expectNoCard } from '../../dev/journeys/card-frame.ts';
import { configureBrowser } from '../../dev/journeys/configure.ts';
import { clickId } from '../../dev/journeys/painted-ids.ts';
import { createAdminClient } from '../../dev/platform/admin-client.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { startTestServers, type TestServers } from '../../dev/test-servers.ts';
import { HOST } from '../browser/server.ts';
import { median } from '../statistics.ts';

/** Medians in milliseconds, from the click on where nothing else is said. */
export interface LookupTimes {
  /** The same request from a page of the extension, by nothing but `fetch`, until its JSON is read. */
  bareMs: number;
  /** Until the request arrives at the platform; its key has been exchanged for a token before. */
  requestMs: number;
  /** Until a frame shows the status. */
  shownMs: number;
  /** How much longer that is than the bare request of the same repetition. */
  addedMs: number;
  /** Until a frame shows the status of an ID that was looked up a moment ago. */
  cachedMs: number;
}

/** On the clock that the page and the card share. */
declare global {
  interface Window {
    benchClickedAt?: number;
  }
}

/** Before the moment in which a card shows a status. Asking again and again would slow down what is measured. */
const SHOWN = 'bench: shown ';

const TICKET = `https://${HOST}/agent/lookups`;
/**
 * Notes clicks, and the first frame in which a card says how the shipment is doing. It runs in every frame of the page,
 * before its own scripts. It is a text because what compiles the harness adds calls of its own to functions.
 */
const NOTE_MOMENTS = `
  addEventListener('click', (event) => { benchClickedAt = performance.timeOrigin + event.timeStamp }, true);
  let isShown = false;
  const look = () => {
    const isThere = document.querySelector('.tone') !== null;
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

/** Clicks an ID and waits for its status. @returns when both happened */
async function lookUp(page: Page, id: string): Promise<{ clickedAt: number; shownAt: number }> {
  const shown = page.waitForEvent('console', (line) => line.text().startsWith(SHOWN));
  await clickId(page, id);
  const shownAt = Number((await shown).text().slice(SHOWN.length));
  const clickedAt = Number(await page.evaluate(() => window.benchClickedAt));
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  return { clickedAt, shownAt };
}

/** What a request costs without Waybill. */
async function createBareFetch({ firstPage }: ChromiumWithExtension, { platform }: TestServers) {
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

async function measureOn(
  waybill: ChromiumWithExtension,
  servers: TestServers,
  repetitions: number,
): Promise<LookupTimes> {
  const admin = createAdminClient(servers.platform.adminUrl);
  const bareFetch = await createBareFetch(waybill, servers);
  const page = await openTicket(waybill, repetitions + 1);
  const times: LookupTimes[] = [];
  // The first one exchanges the key for a token.
  await lookUp(page, bulkId(0));
  await bareFetch(bulkId(0));
  for (let index = 1; index <= repetitions; index++) {
    await admin.resetCounts();
    const bareMs = await bareFetch(bulkId(repetitions + index));
    const first = await lookUp(page, bulkId(index));
    const request = (await admin.requests()).findLast(({ operation }) => operation === 'track');
    const again = await lookUp(page, bulkId(index));
    const shownMs = first.shownAt - first.clickedAt;
    times.push({
      bareMs,
      requestMs: (request?.at ?? Number.NaN) - first.clickedAt,
      shownMs,
      addedMs: shownMs - bareMs,
      cachedMs: again.shownAt - again.clickedAt,
    });
  }
  const of = (measure: keyof LookupTimes): number => median(times.map((each) => each[measure]));
  return {
    bareMs: of('bareMs'),
    requestMs: of('requestMs'),
    shownMs: of('shownMs'),
    addedMs: of('addedMs'),
    cachedMs: of('cachedMs'),
  };
}

/** Measures how long an agent waits after a click on an ID. */
export async function measureLookups(repetitions: number): Promise<LookupTimes> {
  const servers = await startTestServers();
  try {
    const extensionDir = await buildExtension('chrome');
    const waybill = await launchChromium({ extensionDir, headless: true, helpdesk: servers.helpdesk });
    try {
      await configureBrowser(waybill, servers.platform);
      return await measureOn(waybill, servers, repetitions);
    } finally {
      await waybill.close();
    }
  } finally {
    await servers.close();
  }
}
