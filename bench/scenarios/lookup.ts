import { expect, type Page } from '@playwright/test';
import { buildExtension } from '../../dev/build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../../dev/chromium.ts';
import { cardFrame, expectNoCard } from '../../dev/journeys/card-frame.ts';
import { configure, LOOPBACK_HOSTS } from '../../dev/journeys/configure.ts';
import { clickId } from '../../dev/journeys/painted-ids.ts';
import { createAdminClient } from '../../dev/platform/admin-client.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { type Stage, startStage } from '../../dev/stage.ts';
import { HOST } from '../browser/server.ts';
import { median } from '../statistics.ts';

/** Medians in milliseconds, all from the click on. */
export interface LookupTimes {
  /** Until the request arrives at the platform; its key has been exchanged for a token before. */
  requestMs: number;
  /** Until a frame shows the status. The local platform's answer, a few milliseconds, is in it. */
  shownMs: number;
  /** The same for an ID that was looked up a moment ago. */
  cachedMs: number;
}

/** Moments on the clock that the page and the card share. */
declare global {
  interface Window {
    benchClickedAt?: number;
    benchShownAt?: number;
  }
}

const TICKET = `https://${HOST}/agent/lookups`;
/**
 * Notes clicks, and the first frame in which a card says how the shipment is doing. It runs in every frame of the page,
 * before its own scripts. It is a text because what compiles the harness adds calls of its own to functions.
 */
const NOTE_MOMENTS = `
  addEventListener('click', (event) => { benchClickedAt = performance.timeOrigin + event.timeStamp }, true);
  const look = () => {
    if (document.querySelector('.tone')) benchShownAt = performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  };
  if (location.pathname === '/card.html') look();
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
  await clickId(page, id);
  const card = await cardFrame(page);
  // `waitForFunction` would need what the card's content security policy forbids.
  const when = () => card.evaluate(() => window.benchShownAt);
  await expect.poll(when, { intervals: [20], message: 'the status is shown' }).toBeDefined();
  const shownAt = Number(await when());
  const clickedAt = Number(await page.evaluate(() => window.benchClickedAt));
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  return { clickedAt, shownAt };
}

async function prepare(
  { context, grantHosts, extensionUrl }: ChromiumWithExtension,
  { platform }: Stage,
): Promise<void> {
  await grantHosts(LOOPBACK_HOSTS);
  const page = await context.newPage();
  await page.goto(extensionUrl('options.html'));
  await configure(page, platform);
  await page.close();
}

async function measureOn(page: Page, { platform }: Stage, repetitions: number): Promise<LookupTimes> {
  const admin = createAdminClient(platform.adminUrl);
  const times: LookupTimes[] = [];
  // The first one exchanges the key for a token.
  await lookUp(page, bulkId(0));
  for (let index = 1; index <= repetitions; index++) {
    await admin.resetCounts();
    const first = await lookUp(page, bulkId(index));
    const request = (await admin.requests()).findLast(({ operation }) => operation === 'track');
    const again = await lookUp(page, bulkId(index));
    times.push({
      requestMs: (request?.at ?? Number.NaN) - first.clickedAt,
      shownMs: first.shownAt - first.clickedAt,
      cachedMs: again.shownAt - again.clickedAt,
    });
  }
  return {
    requestMs: median(times.map(({ requestMs }) => requestMs)),
    shownMs: median(times.map(({ shownMs }) => shownMs)),
    cachedMs: median(times.map(({ cachedMs }) => cachedMs)),
  };
}

/** Measures how long an agent waits after a click on an ID. */
export async function measureLookups(repetitions: number): Promise<LookupTimes> {
  const stage = await startStage();
  try {
    const extensionDir = await buildExtension('chrome');
    const waybill = await launchChromium({ extensionDir, headless: true, helpdesk: stage.helpdesk });
    try {
      await prepare(waybill, stage);
      return await measureOn(await openTicket(waybill, repetitions + 1), stage, repetitions);
    } finally {
      await waybill.close();
    }
  } finally {
    await stage.close();
  }
}
