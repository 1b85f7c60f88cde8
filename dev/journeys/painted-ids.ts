import { expect, type Frame, type Page } from '@playwright/test';

/** IDs are painted a few frames after they come into view. */
const POLL = { intervals: [20, 50, 100] };

/** The texts that are painted in a frame at this moment: IDs near the viewport, in no order. */
export function paintedTexts(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(() =>
    [...CSS.highlights.values()]
      .flatMap((highlight) => [...highlight])
      .map(({ startContainer, startOffset, endContainer, endOffset }) => {
        const range = new Range();
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, endOffset);
        return range.toString();
      }),
  );
}

/** Waits until an ID is painted in a frame. */
export async function expectPainted(frame: Page | Frame, id: string): Promise<void> {
  await expect.poll(() => paintedTexts(frame), { ...POLL, message: `${id} is painted` }).toContain(id);
}

/** Clicks the first painted place of an ID, scrolled into view, as a person does: an ID is no element of its own. */
export async function clickId(page: Page, id: string, frame: Frame = page.mainFrame()): Promise<void> {
  await expectPainted(frame, id);
  const inFrame = await scrollToId(frame, id);
  const offset = await frameOffset(frame);
  await page.mouse.click(inFrame.x + offset.x, inFrame.y + offset.y);
}

interface Point {
  x: number;
  y: number;
}

/** The middle of a painted ID, in the viewport of its frame. */
function scrollToId(frame: Frame, id: string): Promise<Point> {
  return frame.evaluate((wanted) => {
    for (const { startContainer, startOffset, endContainer, endOffset } of [
      ...CSS.highlights.values(),
    ].flatMap((highlight) => [...highlight])) {
      const range = new Range();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      if (range.toString() !== wanted) continue;
      range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = range.getClientRects()[0];
      if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    throw new Error(`${wanted} is not painted any more.`);
  }, id);
}

async function frameOffset(frame: Frame): Promise<Point> {
  if (!frame.parentFrame()) return { x: 0, y: 0 };
  const box = await (await frame.frameElement()).boundingBox();
  if (!box) throw new Error('The frame has no box.');
  return box;
}
