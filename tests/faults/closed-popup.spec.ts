import { workerOf } from '../../dev/chromium-worker.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { collectErrors, expect, test } from '../e2e/support/fixtures.ts';
import { t } from '../e2e/support/messages.ts';

const ID = SAMPLE_IDS.moving;

test('row 47: a popup that is closed during its lookup leaves the answer for the next one, and no error', async ({
  resetBrowser: { context, firstPage },
  openPopup,
  platform,
}) => {
  await platform.setFault({ operation: 'track', count: 1, fault: { kind: 'hold' } });
  const popup = await openPopup();
  await lookUp(popup, ID);
  await expect.poll(async () => (await platform.counts()).sandbox.track, { intervals: [20] }).toBe(1);
  const worker = await workerOf({ context });
  const errors: string[] = [];
  worker.on('console', (message) => errors.push(message.text()));
  await worker.evaluate(() =>
    addEventListener('unhandledrejection', ({ reason }) => console.error(`${reason}`)),
  );
  await popup.close();
  await platform.clearFaults();

  const cached = async () => (await ask(firstPage, 'getCachedLookups', { trackingIds: [ID] })).value;
  await expect.poll(cached).toMatchObject({ lookups: [{ trackingId: ID, isFresh: true }] });
  const next = await openPopup();
  const errorsOfNext = collectErrors(next);
  await lookUp(next, ID);
  await expect(next.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(1);
  expect([...errors, ...errorsOfNext]).toEqual([]);
});

test('row 47: a list during which the popup is closed is in the next popup and in the panel, with its answers', async ({
  resetBrowser: { extensionUrl, firstPage },
  openPopup,
  openPage,
  platform,
}) => {
  const ids = Array.from({ length: 9 }, (_, index) => bulkId(index));
  await platform.setFault({ operation: 'track', count: 6, fault: { kind: 'delay', ms: 20 } });
  await platform.setFault({ operation: 'track', fault: { kind: 'hold' } });
  const popup = await openPopup();
  await lookUp(popup, ids.join(' '));
  const track = async () => (await platform.counts()).sandbox.track;
  await expect.poll(track, { intervals: [20] }).toBe(ids.length);
  await expect(popup.getByRole('cell', { name: t.bulkLookup.rowStatus.inTransit })).toHaveCount(6);
  await popup.close();

  for (const page of [await openPopup(), await openPage(extensionUrl('sidepanel.html'))]) {
    await page.getByRole('button', { name: t.bulkLookup.showTable(ids.length) }).click();
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(ids.length);
    await expect(page.getByText(t.bulkView.notLookedUp(3))).toBeVisible();
  }
  expect(await track()).toBe(ids.length);

  await platform.clearFaults();
  const cached = async () => (await ask(firstPage, 'getCachedLookups', { trackingIds: ids })).value;
  const allOf = ids.map((trackingId) => expect.objectContaining({ trackingId }));
  await expect.poll(cached).toEqual({ lookups: allOf });
  const next = await openPopup();
  await next.getByRole('button', { name: t.bulkLookup.showTable(ids.length) }).click();
  await expect(next.getByText(t.bulkView.done(ids.length))).toBeVisible();
  expect(await track()).toBe(ids.length);
});
