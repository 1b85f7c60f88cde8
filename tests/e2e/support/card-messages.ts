import { expect, type Page } from '@playwright/test';
import { middleOfId } from './fixtures.ts';

declare global {
  interface Window {
    cardMessages?: { nonce?: string }[];
  }
}

/**
 * Has the card prepared by resting the pointer on an ID, and listens to what the page's content script sends to it.
 * @returns what it received since: a nonce each time it was shown, nothing each time it was hidden
 */
export async function hearCard(page: Page, id: string): Promise<() => Promise<{ nonce?: string }[]>> {
  const { x, y } = await middleOfId(page, id);
  await page.mouse.move(x, y);
  const card = () => page.frames().find((frame) => frame.url().endsWith('/card.html'));
  await expect.poll(() => card() !== undefined, { message: 'the card is prepared' }).toBe(true);
  await card()?.waitForLoadState();
  await card()?.evaluate(() => {
    window.cardMessages = [];
    addEventListener('message', ({ data }) => window.cardMessages?.push(data));
  });
  return async () => (await card()?.evaluate(() => window.cardMessages)) ?? [];
}
