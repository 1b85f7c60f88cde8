import type { Page } from '@playwright/test';
import { HELPDESK_HOST } from '../../../dev/helpdesk/page.ts';

/** Address of a static page on the helpdesk's host, with a body that the test provides. */
export const HTML_PAGE = `https://${HELPDESK_HOST}/agent/page-under-test`;

/** Serves `HTML_PAGE` with this body; call it before navigating there. */
export async function serveHtml(
  page: Page,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(HTML_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`,
    }),
  );
}

declare global {
  interface Window {
    /** One animation frame of the page under test. @returns the IDs in the page afterwards */
    step(frame: number): string[];
  }
}

/** The highlights during a change of a page. */
interface FramesSeen {
  /** Highlighted texts that were not an ID of the page in that frame, or no longer in the page. */
  faults: string[];
  framesWithHighlights: number;
}

/**
 * Calls the page's own `step` in each of the next frames, and checks the highlights after it, in the same frame before
 * it is drawn.
 */
export function playFrames(page: Page, frames: number): Promise<FramesSeen> {
  return page.evaluate(async (count) => {
    const seen = { faults: [] as string[], framesWithHighlights: 0 };
    const look = (frame: number, ids: string[]) => {
      const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
      if (ranges.length > 0) seen.framesWithHighlights += 1;
      for (const { startContainer, startOffset, endContainer, endOffset } of ranges) {
        const range = new Range();
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, endOffset);
        const isThere = startContainer.isConnected && endContainer.isConnected;
        if (!isThere || !ids.includes(range.toString())) {
          seen.faults.push(`frame ${frame}: "${range}"${isThere ? '' : ' has left the page'}`);
        }
      }
    };
    for (let frame = 0; frame < count; frame++) {
      await new Promise<void>((resolve) => {
        let ids: string[] = [];
        requestAnimationFrame(() => {
          ids = window.step(frame);
        });
        // A second callback of the same frame comes after the observers of what the first one changed.
        requestAnimationFrame(() => {
          look(frame, ids);
          resolve();
        });
      });
    }
    return seen;
  }, frames);
}

/** Waits for a page's next frames. */
export async function drawFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Collects a page's errors from now on: exceptions, unhandled rejections, logged errors. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}
