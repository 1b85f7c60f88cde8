import type { Page } from '@playwright/test';

/** The classes of what has moved since the page was opened. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[];
          resolve(shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.className ?? '')));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
}
