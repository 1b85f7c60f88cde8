import type { Page } from '@playwright/test';

/** The classes of what has moved since the page was opened. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { sources: { node?: Element }[] })[];
    return shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.className ?? ''));
  });
}
