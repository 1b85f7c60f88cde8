import { expect, type Frame, type Page } from '@playwright/test';
import { middleOfHighlight, textsOfHighlights } from './highlights-in-page.ts';

/** IDs are highlighted a few frames after they come into view. */
const POLL = { intervals: [20, 50, 100] };

/** The currently highlighted texts in a frame: IDs near the viewport, in no particular order. */
export function highlightedTexts(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(textsOfHighlights);
}

/** Waits until an ID is highlighted in a frame. */
export async function expectHighlighted(frame: Page | Frame, id: string): Promise<void> {
  await expect
    .poll(() => highlightedTexts(frame), { ...POLL, message: `${id} is highlighted` })
    .toContain(id);
}

/** Scrolls the first highlight of an ID into view and clicks it with the mouse, because an ID is not an element. */
export async function clickId(page: Page, id: string, frame: Frame = page.mainFrame()): Promise<void> {
  const { x, y } = await middleOfId(page, id, frame);
  await page.mouse.click(x, y);
}

/** The centre of an ID's first highlight, in the page's viewport. */
export async function middleOfId(
  page: Page,
  id: string,
  frame: Frame = page.mainFrame(),
): Promise<{ x: number; y: number }> {
  await expectHighlighted(frame, id);
  const inFrame = await frame.evaluate(middleOfHighlight, id);
  const offset = await frameOffset(frame);
  return { x: inFrame.x + offset.x, y: inFrame.y + offset.y };
}

async function frameOffset(frame: Frame): Promise<{ x: number; y: number }> {
  if (!frame.parentFrame()) return { x: 0, y: 0 };
  const box = await (await frame.frameElement()).boundingBox();
  if (!box) throw new Error('The frame has no box.');
  return box;
}
