import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { collectErrors, expect, test } from '../e2e/support/fixtures.ts';

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
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('The background is not running.');
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
