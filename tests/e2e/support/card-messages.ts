import { expect, type Page } from '@playwright/test';
import type { CardMessage } from '../../../features/card/frame.ts';
import { isCard, middleOfId } from './fixtures.ts';

declare global {
  interface Window {
    cardMessages?: CardMessage[];
  }
}

/**
 * Rests the pointer on an ID, which preloads the card, and records the content script's messages to the card.
 * @returns a function that reads the messages so far
 */
export async function recordCardMessages(page: Page, id: string): Promise<() => Promise<CardMessage[]>> {
  const { x, y } = await middleOfId(page, id);
  await page.mouse.move(x, y);
  const card = () => page.frames().find(isCard);
  await expect.poll(() => card() !== undefined, { message: 'the card is preloaded' }).toBe(true);
  await card()?.waitForLoadState();
  await card()?.evaluate(() => {
    window.cardMessages = [];
    addEventListener('message', ({ data }) => window.cardMessages?.push(data));
  });
  return async () => (await card()?.evaluate(() => window.cardMessages)) ?? [];
}
