import type { CDPSession, Page } from '@playwright/test';
import { expect, expectOnlyHighlighted, highlightedTexts, test } from '../e2e/support/fixtures.ts';

declare global {
  interface Window {
    /** Replaces the current ticket with another one. */
    go(route: number): void;
  }
}

const ROUTES = 20;
/** From this route on, memory must not grow; the routes before it fill caches. */
const WARM = 4;
/** The test's own calls leave about 6 KB a route; keeping the IDs of each would take about 67 KB. */
const MAX_HEAP_PER_ROUTE = 20_000;
const MESSAGES = 200;
const SHOWN = 6;

const idOf = (route: number, message: number) => `ABCD${1_000_000_000 + route * 1000 + message}`;

/** A ticket of many messages, each with an ID; the first ones are in view. */
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

/** Memory of the page's process after garbage collection. */
async function memory(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  // An object that one collection frees may refer to objects that only the next one frees.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

async function go(page: Page, route: number): Promise<void> {
  await page.evaluate((which) => window.go(which), route);
  const shown = Array.from({ length: SHOWN }, (_, message) => idOf(route, message));
  // The first one below the fold is near enough to be highlighted too.
  await expectOnlyHighlighted(page, [...shown, idOf(route, SHOWN)]);
}

test('row 49: leaves no stale highlights, nodes or memory behind after twenty tickets', async ({
  openHtml,
}) => {
  const page = await openHtml('<main></main>');
  await page.evaluate(startConsole, [MESSAGES, SHOWN] as const);
  const session = await page.context().newCDPSession(page);
  let before = { heap: 0, nodes: 0 };
  for (let route = 1; route <= ROUTES; route++) {
    await go(page, route);
    if (route === WARM) before = await memory(session);
  }
  // Removed nodes are held for a moment, in case they are reinserted.
  await expect.poll(async () => (await memory(session)).nodes).toBeLessThanOrEqual(before.nodes);
  const after = await memory(session);
  expect((after.heap - before.heap) / (ROUTES - WARM)).toBeLessThan(MAX_HEAP_PER_ROUTE);
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect.poll(() => highlightedTexts(page)).toEqual([]);
});
