import { expect } from '@playwright/test';
import type { Tab, View } from '../drivers/driver.ts';
import { middleOfHighlight, textsOfHighlights } from './highlights-in-page.ts';

/** IDs are highlighted, and the card opens, a few frames later. */
const POLL = { intervals: [20, 50, 100] };

/** Waits until an ID is highlighted in a tab, in either browser. */
export async function expectId(tab: Tab, id: string): Promise<void> {
  await expect
    .poll(() => tab.run(textsOfHighlights), { ...POLL, message: `${id} is highlighted` })
    .toContain(id);
}

/** The centre of an ID's first highlight, scrolled into view. */
export async function placeOfId(tab: Tab, id: string): Promise<{ x: number; y: number }> {
  await expectId(tab, id);
  return tab.run(middleOfHighlight, id);
}

/** Clicks an ID, and waits for its card. */
export async function openCardOf(tab: Tab, id: string): Promise<View> {
  await tab.clickAt(await placeOfId(tab, id));
  return waitForCard(tab);
}

/** Waits for the card of a tab. */
export async function waitForCard(tab: Tab): Promise<View> {
  let card: View | undefined;
  const isOpen = async (): Promise<boolean> => {
    card = await tab.card();
    return card !== undefined;
  };
  await expect.poll(isOpen, { ...POLL, message: 'the card is open' }).toBe(true);
  if (!card) throw new Error('The card closed at once.');
  return card;
}

/** Waits until no card is open. */
export async function waitForNoCard(tab: Tab): Promise<void> {
  const isClosed = async (): Promise<boolean> => (await tab.card()) === undefined;
  await expect.poll(isClosed, { ...POLL, message: 'the card is closed' }).toBe(true);
}
