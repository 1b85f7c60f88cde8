import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { expect, openPopupOver, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

/** How much of the page has moved since it was opened, with what moved. */
function shiftsOf(page: Page): Promise<string[]> {
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

test('the lists of the popup do not move after they have appeared', async ({ resetBrowser, openHtml }) => {
  const { firstPage } = resetBrowser;
  const [watched, known, unknown] = [bulkId(710), SAMPLE_IDS.problem, SAMPLE_IDS.moving];
  await lookUpAll(firstPage, [watched, known, bulkId(711), bulkId(712), bulkId(713)]);
  await ask(firstPage, 'watch', { trackingId: watched, environment: 'sandbox' });
  const page = await openHtml(`<p>Tracking ID: ${known}</p><p>Tracking ID: ${unknown}</p>`);
  // A busy machine may be slower than the lists wait. They moved each time when they did not wait.
  await expect(async () => {
    const popup = await openPopupOver(page, resetBrowser);
    try {
      await expect(popup.getByRole('heading', { name: t.recent.title })).toBeVisible();
      await expect(popup.getByRole('button', { name: unknown })).toBeVisible();
      expect(await shiftsOf(popup)).toEqual([]);
    } finally {
      await popup.close();
    }
  }).toPass();
});

test('a row stays under the pointer while answers arrive; the worst comes first when the pointer leaves', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const ids = [bulkId(720), bulkId(721), bulkId(722), SAMPLE_IDS.problem];
  await platform.setFault({ operation: 'track', fault: { kind: 'hold' } });
  const popup = await openPopup(resetBrowser);
  await lookUp(popup, ids.join(' '));
  const rows = popup.locator('.bulk-open');
  await expect(rows).toHaveText(ids);
  const box = await rows.first().boundingBox();
  if (!box) throw new Error('The first row has no box.');
  await popup.mouse.move(box.x + 5, box.y + 5, { steps: 2 });
  await platform.clearFaults();
  await expect(popup.getByText(t.bulkView.done(ids.length))).toBeVisible();
  await expect(rows).toHaveText(ids);
  expect(await rows.first().boundingBox()).toEqual(box);
  await popup.mouse.move(0, 0);
  await expect(rows.first()).toHaveText(SAMPLE_IDS.problem);
});
