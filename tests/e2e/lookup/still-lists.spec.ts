import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { ask, lookUpAll } from '../support/background.ts';
import { delayTimers } from '../support/clock.ts';
import { lookUp } from '../support/extension-pages.ts';
import { expect, openPopupOver, test } from '../support/fixtures.ts';
import { shiftsOf } from '../support/layout/shifts.ts';
import { t } from '../support/messages.ts';

declare const chrome: {
  permissions: {
    contains(asked: object, answered?: (isAllowed: boolean) => void): Promise<boolean>;
  };
};

test('the lists of the popup do not move after they have appeared', async ({ resetBrowser, openHtml }) => {
  const { firstPage } = resetBrowser;
  const [watched, known, unknown] = [bulkId(710), SAMPLE_IDS.problem, SAMPLE_IDS.moving];
  await lookUpAll(firstPage, [watched, known, bulkId(711), bulkId(712), bulkId(713)]);
  await ask(firstPage, 'watch', { trackingId: watched, environment: 'sandbox' });
  const page = await openHtml(`<p>Tracking ID: ${known}</p><p>Tracking ID: ${unknown}</p>`);
  const popup = await openPopupOver(page, resetBrowser);
  // A busy machine may be slower than the lists wait.
  await popup.addInitScript(delayTimers);
  await popup.reload();
  await expect(popup.getByRole('heading', { name: t.recent.title })).toBeVisible();
  await expect(popup.getByRole('button', { name: unknown })).toBeVisible();
  expect(await shiftsOf(popup)).toEqual([]);
});

test('nothing moves when the ID on the clipboard is offered', async ({ openPopup, resetBrowser }) => {
  const popup = await openPopup(resetBrowser);
  const topOfMain = () => popup.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await topOfMain();
  await popup.addInitScript((copied) => {
    chrome.permissions.contains = async (_, answered) => {
      answered?.(true);
      return true;
    };
    navigator.clipboard.readText = async () => copied;
  }, SAMPLE_IDS.moving);
  await popup.reload();
  await expect(
    popup.getByRole('button', { name: t.popup.offer.join(` ${SAMPLE_IDS.moving} `) }),
  ).toBeVisible();
  expect(await topOfMain()).toBe(before);
});

for (const [view, size] of [
  ['popup', { width: 680, height: 580 }],
  ['narrow panel', { width: 380, height: 580 }],
] as const)
  test(`a row of the ${view} stays under the pointer while answers arrive; then the worst comes first`, async ({
    resetBrowser,
    openPopup,
    platform,
  }) => {
    const ids = [bulkId(720), bulkId(721), bulkId(722), SAMPLE_IDS.problem];
    await platform.setFault({ operation: 'track', fault: { kind: 'hold' } });
    const popup = await openPopup(resetBrowser);
    await popup.setViewportSize(size);
    await lookUp(popup, ids.join(' '));
    const rows = popup.locator('.bulk-open');
    await expect(rows).toHaveText(ids);
    const box = await rows.last().boundingBox();
    if (!box) throw new Error('The last row has no box.');
    await popup.mouse.move(box.x + 5, box.y + 5, { steps: 2 });
    await platform.clearFaults();
    await expect(popup.getByText(t.bulkView.done(ids.length))).toBeVisible();
    await expect(rows).toHaveText(ids);
    expect(await rows.last().boundingBox()).toEqual(box);
    await popup.mouse.move(0, 0);
    await expect(rows.first()).toHaveText(SAMPLE_IDS.problem);
  });
