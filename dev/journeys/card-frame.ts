import { expect, type Frame, type Locator, type Page } from '@playwright/test';

export const isCard = (frame: Frame): boolean => frame.url().includes('/card.html');

/** The open card, if there is one. Its iframe is in a closed shadow root and stays there, hidden, after closing. */
export async function openCard(page: Page): Promise<Frame | undefined> {
  const frame = page.frames().find(isCard);
  try {
    return (await (await frame?.frameElement())?.isVisible()) ? frame : undefined;
  } catch {
    // The frame was removed in the meantime.
    return undefined;
  }
}

/** Waits for the card to open. */
export async function cardFrame(page: Page): Promise<Frame> {
  await expect
    .poll(async () => (await openCard(page)) !== undefined, { intervals: [20], message: 'the card is open' })
    .toBe(true);
  const card = await openCard(page);
  if (!card) throw new Error('The card closed at once.');
  return card;
}

/** Waits until no card is open. */
export async function expectNoCard(page: Page): Promise<void> {
  await expect
    .poll(async () => (await openCard(page)) === undefined, {
      intervals: [20],
      message: 'the card is closed',
    })
    .toBe(true);
}

/**
 * Moves the pointer to an element when the card has just opened, closed or changed its size, and waits until it arrives
 * there: the browser delivers input by its last picture, and a person clicks what is drawn.
 */
export async function pointAt(target: Locator, position?: { x: number; y: number }): Promise<void> {
  await expect
    .poll(
      async () => {
        await target.hover(position && { position });
        return target.evaluate((element) => element.matches(':hover'));
      },
      { intervals: [20], message: 'the pointer is on the element' },
    )
    .toBe(true);
}

/** Clicks a button of a card that has just changed its size; see `pointAt`. */
export async function clickDrawn(button: Locator): Promise<void> {
  await pointAt(button);
  await button.click();
}
