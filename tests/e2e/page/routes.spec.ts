import type { CDPSession, Page } from '@playwright/test';
import { expect, expectOnlyPainted, paintedTexts, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    /** Shows another ticket in place of the one that is there. */
    go(route: number): void;
  }
}

const ROUTES = 20;
/** From here on each route should cost nothing; the ones before fill caches. */
const WARM = 4;
/** The test's own calls leave about 6 KB a route; to keep what was found on each would take about 67 KB. */
const MAX_HEAP_PER_ROUTE = 20_000;
const MESSAGES = 200;
const SHOWN = 6;

const idOf = (route: number, message: number) => `ABCD${1_000_000_000 + route * 1000 + message}`;

/** A ticket of many messages with an ID each, of which the first ones are in view. */
function startConsole([messages, shown]: readonly [number, number]): void {
  const ticket = document.querySelector('main');
  window.go = (route) => {
    const htmlOf = (message: number) =>
      `<article style="height:${message < shown ? 20 : 2000}px">Parcel <b>ABCD</b>${1_000_000_000 + route * 1000 + message}</article>`;
    const html = Array.from({ length: messages }, (_, message) => htmlOf(message)).join('');
    if (route % 2 === 0) {
      if (ticket) ticket.innerHTML = html;
      return;
    }
    const template = document.createElement('template');
    template.innerHTML = html;
    ticket?.replaceChildren(template.content);
  };
}

/** What the page's process holds after a thorough collection. */
async function memory(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  // What one collection frees may hold what the next one frees.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

async function go(page: Page, route: number): Promise<void> {
  await page.evaluate((which) => window.go(which), route);
  const shown = Array.from({ length: SHOWN }, (_, message) => idOf(route, message));
  // The first one below the fold is near enough to be painted too.
  await expectOnlyPainted(page, [...shown, idOf(route, SHOWN)]);
}

test('leaves no stale highlights, nodes or memory behind after twenty tickets', async ({ openHtml }) => {
  const page = await openHtml('<main></main>');
  await page.evaluate(startConsole, [MESSAGES, SHOWN] as const);
  const session = await page.context().newCDPSession(page);
  let before = { heap: 0, nodes: 0 };
  for (let route = 1; route <= ROUTES; route++) {
    await go(page, route);
    if (route === WARM) before = await memory(session);
  }
  // What has just left the page is kept for a moment, in case that it comes back.
  await expect.poll(async () => (await memory(session)).nodes).toBeLessThanOrEqual(before.nodes);
  const after = await memory(session);
  expect((after.heap - before.heap) / (ROUTES - WARM)).toBeLessThan(MAX_HEAP_PER_ROUTE);
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect.poll(() => paintedTexts(page)).toEqual([]);
});
