import { expect, type Page } from '@playwright/test';
import { isCard } from '../../../dev/journeys/card-frame.ts';
import { middleOfHighlight, textsOfHighlights } from '../../../dev/journeys/highlights-in-page.ts';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { evaluateAsContentScript } from './isolated-world.ts';
import { t } from './messages.ts';

/** Calls a function in the content scripts' world, in which the page can redefine nothing. */
function callAsContentScript<A extends string, R>(page: Page, call: (arg: A) => R, arg: A): Promise<R> {
  return evaluateAsContentScript(page, `(${call})(${JSON.stringify(arg)})`) as Promise<R>;
}

/** The highlighted texts, also if the page has redefined the registry. */
export function highlightsSeenByScripts(page: Page): Promise<string[]> {
  return callAsContentScript(page, textsOfHighlights, '');
}

/** Clicks an ID, also if the page has redefined what the test would otherwise use, and waits for the answer in its card. */
export async function openCardOf(page: Page, id: string): Promise<void> {
  await expect.poll(() => highlightsSeenByScripts(page), `${id} is highlighted`).toContain(id);
  const { x, y } = await callAsContentScript(page, middleOfHighlight, id);
  await page.mouse.click(x, y);
  await expect.poll(() => cardNames(page), { intervals: [20, 50] }).toContain(t.browserUi.cardOf(id));
}

/**
 * The names of the cards that show an answer; one that is closed is empty. Not with `cardFrame`, which runs code of Playwright
 * in the page's own world.
 */
function cardNames(page: Page): Promise<(string | null | undefined)[]> {
  const name = () => document.querySelector('main:has(.headline)')?.getAttribute('aria-label');
  const cards = page.frames().filter(isCard);
  // The page may remove a frame at any time.
  return Promise.all(cards.map((card) => card.evaluate(name).catch(() => undefined)));
}

function addId(id: string): void {
  document.body.insertAdjacentHTML('afterbegin', `<p>Tracking number: <b>${id}</b></p>`);
}

/** Whether the page still runs tasks and draws frames. */
const answers = (): Promise<boolean> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, true)));

/**
 * Checks after an attack: nothing was sent, no window was opened, the page answers, and an ID that is added now is found
 * and opens its own card.
 * @param id not in the page yet
 */
export async function expectUnharmed(page: Page, platform: AdminClient, id: string): Promise<void> {
  const pages = page.context().pages().length;
  expect(await callAsContentScript(page, answers, '')).toBe(true);
  await callAsContentScript(page, addId, id);
  await expect.poll(() => highlightsSeenByScripts(page), `${id} is highlighted`).toContain(id);
  expect(await platform.requests()).toEqual([]);
  await openCardOf(page, id);
  expect(page.context().pages()).toHaveLength(pages);
}
