import { expect, type Frame, type Page } from '@playwright/test';

/** The open card, if there is one. Its iframe is in a closed shadow root, which no selector reaches. */
export function openCard(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/card.html'));
}

/** Waits for the card. */
export async function cardFrame(page: Page): Promise<Frame> {
  await expect
    .poll(() => openCard(page) !== undefined, { intervals: [20], message: 'the card is open' })
    .toBe(true);
  const card = openCard(page);
  if (!card) throw new Error('The card closed at once.');
  return card;
}

/** Waits until no card is open. */
export async function expectNoCard(page: Page): Promise<void> {
  await expect
    .poll(() => openCard(page) === undefined, { intervals: [20], message: 'the card is closed' })
    .toBe(true);
}
